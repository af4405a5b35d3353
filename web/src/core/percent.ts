import { texts } from "./texts.svelte";

/** A chance in per cent, as short as it may be; French sets a space before the sign. */
export function percent(share: number): string {
  const sign = texts.language === "fr" ? "\u00a0%" : "%";
  const hundred = share * 100;
  if (hundred > 0 && hundred < 1) return `<\u00a01${sign}`;
  if (hundred > 99 && hundred < 100) return `>\u00a099${sign}`;
  return `${Math.round(hundred)}${sign}`;
}
