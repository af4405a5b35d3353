// The page of a server that can't be reached, not even for its sentences: this browser has kept the page.

import { mount } from "svelte";
import en from "../../../src/voltige/locale/en/shell.ftl?raw";
import fr from "../../../src/voltige/locale/fr/shell.ftl?raw";
import { api } from "../core/api";
import { Insistent } from "../core/insistent.svelte";
import { settings } from "../core/settings.svelte";
import { t, texts } from "../core/texts.svelte";
import Trouble from "../parts/Trouble.svelte";

/** Say so, and load anew as soon as somebody answers. */
export function showUnreached(): void {
  texts.begin(settings.language, { en, fr }[settings.language]);
  settings.apply();
  const props = { title: t("web-offline"), line: t("web-offline-line") };
  mount(Trouble, { target: document.getElementById("app")!, props });
  new Insistent<void>().seek(async () => {
    await api.health();
    location.reload();
  });
}
