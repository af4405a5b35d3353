// The drawings of components, by game: those that the boards draw with.

import type { Component } from "svelte";
import type { Components } from "../../../core/wire";
import type { Thing } from "../read";

export interface PictureProps {
  thing: Thing;
  told: Components;
}

interface Drawer {
  default: Component<PictureProps>;
}

const drawers: Record<string, () => Promise<Drawer>> = {
  loops: () => import("./Loops.svelte"),
  "lucky-loop": () => import("./LuckyLoop.svelte"),
  "flying-carpet": () => import("./FlyingCarpet.svelte"),
  hydroracers: () => import("./Hydroracers.svelte"),
};

/** What is drawn, by game: of the other kinds there is no picture. */
export const DRAWN: Readonly<Record<string, ReadonlySet<string>>> = {
  loops: new Set(["card"]),
  "lucky-loop": new Set(["card", "programme", "pile"]),
  "flying-carpet": new Set(["panel", "wind_card", "landscape"]),
  hydroracers: new Set(["plane", "circuit", "movement", "technology", "advantage"]),
};

/** Fetch what draws the components of a game. */
export async function drawerOf(game: string): Promise<Component<PictureProps> | null> {
  return (await drawers[game]?.())?.default ?? null;
}
