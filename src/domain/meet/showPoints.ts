import type { Exact } from "../table/exact";

const SIGNS: Readonly<Record<string, string>> = {
  "1/2": "½",
  "1/3": "⅓",
  "2/3": "⅔",
  "1/4": "¼",
  "3/4": "¾",
  "1/5": "⅕",
  "2/5": "⅖",
  "3/5": "⅗",
  "4/5": "⅘",
  "1/6": "⅙",
  "5/6": "⅚",
  "1/7": "⅐",
  "1/8": "⅛",
  "3/8": "⅜",
  "5/8": "⅝",
  "7/8": "⅞",
};

/** Formats points: 9, 2½, 3⅓, or `3 2/7` if no character for the fraction exists. */
export function formatPoints(points: Exact): string {
  const [over, under] = typeof points === "number" ? [2 * points, 2] : points;
  const minus = over < 0 ? "−" : "";
  const whole = Math.floor(Math.abs(over) / under);
  const rest = Math.abs(over) % under;
  if (rest === 0) return `${minus}${whole}`;
  const sign = SIGNS[`${rest}/${under}`];
  if (sign !== undefined) return `${minus}${whole === 0 ? "" : whole}${sign}`;
  return `${minus}${whole === 0 ? "" : `${whole} `}${rest}/${under}`;
}
