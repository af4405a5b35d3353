import "@fontsource-variable/josefin-sans/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showUnreached } from "./app/unreached";
import { ALONE } from "./core/house";
import { settings } from "./core/settings.svelte";
import { texts } from "./core/texts.svelte";
import { travelBy, web } from "./core/transport";

travelBy(ALONE ? (await import("./local/local")).local : web);
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
const { begin } = await import("./app/begin");
begin();
