import "@fontsource-variable/josefin-sans/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { begin } from "./app/begin";
import { showUnreached } from "./app/unreached";
import { ALONE } from "./core/house";
import { router } from "./core/router.svelte";
import { settings } from "./core/settings.svelte";
import { watchSheets } from "./core/sheets";
import { texts } from "./core/texts.svelte";
import { travelBy, web } from "./core/transport";
import { pageOf } from "./pages/pages";

watchSheets();
travelBy(ALONE ? (await import("./local/local")).local : web);
// The page comes beside its words, not after them; if it does not come, the shell says so.
pageOf(router.place.page)?.().catch(() => undefined);
const spoken = await texts.load(settings.language).then(
  () => true,
  () => false,
);
if (ALONE) {
  const { default: Starting } = await import("./local/Starting.svelte");
  mount(Starting, { target: document.body });
}
if (spoken) mount(App, { target: document.getElementById("app")! });
else showUnreached();
begin();
