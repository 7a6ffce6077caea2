/** An exact fraction in lowest terms; the denominator is above 0. */
export interface Fraction {
  readonly over: number;
  readonly under: number;
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/** `over / under` in lowest terms. Throws a RangeError unless both are whole and `under` is not 0. */
export function fraction(over: number, under = 1): Fraction {
  if (!Number.isSafeInteger(over) || !Number.isSafeInteger(under) || under === 0) {
    throw new RangeError(`${over}/${under} is no fraction of whole numbers`);
  }
  const by = divisor(Math.abs(over), Math.abs(under)) * Math.sign(under);
  // Adding 0 turns -0 into 0.
  return { over: over / by + 0, under: under / by };
}

export const NOTHING: Fraction = fraction(0);

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under);
}

/** Below, at or above 0 as `a` is smaller than, equal to or greater than `b`; exact, by cross-multiplication. */
export function compareFractions(a: Fraction, b: Fraction): number {
  return a.over * b.under - b.over * a.under;
}

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

/** As people write it: 9, 2½, 3⅓, and `3 2/7` where no sign exists. */
export function showFraction({ over, under }: Fraction): string {
  const minus = over < 0 ? "−" : "";
  const whole = Math.floor(Math.abs(over) / under);
  const rest = Math.abs(over) % under;
  if (rest === 0) return `${minus}${whole}`;
  const sign = SIGNS[`${rest}/${under}`];
  if (sign !== undefined) return `${minus}${whole === 0 ? "" : whole}${sign}`;
  return `${minus}${whole === 0 ? "" : `${whole} `}${rest}/${under}`;
}
