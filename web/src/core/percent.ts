/** A chance in per cent, as short as it may be. */
export function percent(share: number): string {
  const hundred = share * 100;
  if (hundred > 0 && hundred < 1) return "< 1 %";
  if (hundred > 99 && hundred < 100) return "> 99 %";
  return `${Math.round(hundred)} %`;
}
