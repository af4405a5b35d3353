// The page becomes an app: it is kept for the next visit, with or without a line.

import { mount } from "svelte";
import { ALONE } from "../core/house";
import NewVersion from "./NewVersion.svelte";
import OtherHouse from "./OtherHouse.svelte";
import { versions } from "./versions.svelte";

/** Begin when the page is shown: whoever waits for it has the line for themselves. */
export function begin(): void {
  // A server's page is always the newest, but its line can be lost.
  mount(ALONE ? NewVersion : OtherHouse, { target: document.body });
  if (import.meta.env.PROD) void versions.start();
}
