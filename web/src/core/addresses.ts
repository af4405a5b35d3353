// Addresses of pages. The server answers all of them with the client; a host of plain files knows one
// page only, so there they stand behind a #.

import { ALONE } from "./house";

/** What the browser shows as the address of a place such as `/mine`. */
export const addressOf = (place: string, alone = ALONE): string => (alone ? `#${place}` : place);

/** The place that an address means. */
export function placeOf(address: URL, alone = ALONE): URL {
  return alone ? new URL(address.hash.slice(1) || "/", address.origin) : address;
}

/** A whole address, to hand on. */
export const wholeAddress = (place: string): string =>
  new URL(addressOf(place), location.href).href;
