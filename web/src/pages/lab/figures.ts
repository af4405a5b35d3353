// Figures of the lab as they are written.

const minus = (text: string): string => text.replace("-", "−").replaceAll("\u202f", "\u00a0");

/** A figure; small ones need more digits. */
export function amount(value: number, language: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return minus(value.toLocaleString(language, { maximumFractionDigits: digits }));
}

/** A share in per cent. */
export const share = (value: number, language: string): string =>
  minus(
    value.toLocaleString(language, {
      style: "percent",
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
  );

/** A difference with its sign and half of its interval; shares in points of per cent. */
export function gap(
  line: { difference: number; error: number | null },
  isShare: boolean,
  language: string,
): string {
  const scale = isShare ? 100 : 1;
  const size = Math.abs(scale * line.difference) + scale * (line.error ?? 0);
  const digits = { maximumFractionDigits: size >= 100 ? 0 : size >= 10 ? 1 : 2 };
  const difference = (scale * line.difference).toLocaleString(language, {
    ...digits,
    signDisplay: "exceptZero",
  });
  const error = (scale * (line.error ?? 0)).toLocaleString(language, digits);
  return minus(line.error === null ? difference : `${difference} ± ${error}`);
}
