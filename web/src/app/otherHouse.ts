// Voltige without a server, if the server of this page knows where it is.

const meta = document.querySelector<HTMLMetaElement>("meta[name=voltige-site]");

/** Its address, or nothing. */
export const otherHouse = meta?.content ?? "";

/** Whether it can be opened without this server: it is elsewhere, or was kept by an earlier visit. */
export async function otherHouseStands(): Promise<boolean> {
  if (!otherHouse) return false;
  const address = new URL(otherHouse, location.href);
  if (address.origin !== location.origin) return true;
  const kept = await navigator.serviceWorker?.getRegistration(address).catch(() => undefined);
  return kept?.scope === address.href;
}
