// What tells one seat from another: a colour, and a shape for those who do not see it.

/** One shape for each seat, in a square of 24; app.css has as many colours. */
const SHAPES = [
  "M12 3l10 18H2z",
  "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z",
  "M3 3h18v18H3z",
  "M12 1l11 11-11 11L1 12z",
  "M12 1l3.3 7.3 7.7 1-5.7 5.5 1.5 8.2-6.8-4-6.8 4 1.5-8.2L1 9.3l7.7-1z",
  "M8 2h8v6h6v8h-6v6H8v-6H2V8h6z",
  "M17 2a10 10 0 1 0 0 20 12 12 0 0 1 0-20z",
  "M3 2h18l-6 10 6 10H3l6-10z",
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length]!;

export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
