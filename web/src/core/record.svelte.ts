// A record that was opened from a file, on its way to the replay page.

import { api, ApiError } from "./api";
import { router } from "./router.svelte";
import { t } from "./texts.svelte";

class Opened {
  text = $state(sessionStorage.getItem("voltige-record") ?? ""); // a reload of the replay keeps it
}

export const opened = new Opened();

/** Check a file and go to its replay; gives a sentence when it is no record. */
export async function openRecord(file: File): Promise<string> {
  const text = await file.text().catch(() => "");
  try {
    await api.replayRecord(text, -1);
  } catch (error) {
    return (error instanceof ApiError && error.message) || t("web-mine-import-bad");
  }
  opened.text = text;
  try {
    sessionStorage.setItem("voltige-record", text);
  } catch {
    sessionStorage.removeItem("voltige-record"); // too large to keep; shown all the same
  }
  router.go("/replay");
  return "";
}
