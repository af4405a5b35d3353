// The page of a server that can't be reached, not even for its sentences: this browser has kept the page.

import { mount } from "svelte";
import en from "../../../src/voltige/locale/en/shell.ftl?raw";
import fr from "../../../src/voltige/locale/fr/shell.ftl?raw";
import { settings } from "../core/settings.svelte";
import { t, texts } from "../core/texts.svelte";
import { transport } from "../core/transport";
import Trouble from "../parts/Trouble.svelte";

/** Say so, and load anew as soon as there may be a line. */
export function showUnreached(): void {
  texts.begin(settings.language, { en, fr }[settings.language]);
  settings.apply();
  const props = { title: t("web-offline"), line: t("web-offline-line") };
  mount(Trouble, { target: document.getElementById("app")!, props });
  transport().onReturn(() => location.reload());
}
