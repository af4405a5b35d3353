// The page becomes an app: it is kept for the next visit, with or without a line.

import { mount } from "svelte";
import { ALONE } from "../core/house";
import NewVersion from "./NewVersion.svelte";
import { versions } from "./versions.svelte";

/** Begin when the page is shown: whoever waits for it has the line for themselves. */
export function begin(): void {
  // A server's page is always the newest: there is nothing to tell.
  if (ALONE) mount(NewVersion, { target: document.body });
  if (import.meta.env.PROD) void versions.start();
}
