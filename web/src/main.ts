import "@fontsource-variable/josefin-sans/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./core/settings.svelte";
import { texts } from "./core/texts.svelte";
import { travelBy, web } from "./core/transport";

travelBy(web);
await texts.load(settings.language);
mount(App, { target: document.getElementById("app")! });
