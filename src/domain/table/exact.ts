/**
 * A number that is never rounded: a whole or half number, or a fraction as it was counted, not reduced. A fraction with
 * denominator 0 is greater than every number, and all such fractions are equal.
 */
export type Exact = number | readonly [n: number, d: number];

const fraction = (value: Exact) => (typeof value === "number" ? ([value, 1] as const) : value);

function product(x: number, y: number): number | bigint {
  const found = x * y;
  // Doubled, because a number may end in a half, which a BigInt cannot; a quarter or another decimal stays a number.
  return Number.isSafeInteger(found * 2) || !Number.isInteger(x * 2) || !Number.isInteger(y)
    ? found * 2
    : BigInt(x * 2) * BigInt(y);
}

/** Compares two numbers for sorting, exactly, by cross-multiplication. */
export function compareExact(a: Exact, b: Exact): number {
  const [an, ad] = fraction(a);
  const [bn, bd] = fraction(b);
  const [left, right] = [product(an, bd), product(bn, ad)];
  return left < right ? -1 : left > right ? 1 : 0;
}

const divisor = (x: number, y: number): number => (y === 0 ? x : divisor(y, x % y));

/** Returns the sum: a number if it is whole or half, otherwise a reduced fraction. */
export function addExact(a: Exact, b: Exact): Exact {
  if (typeof a === "number" && typeof b === "number") return a + b;
  const [an, ad] = fraction(a);
  const [bn, bd] = fraction(b);
  const [n, d] = [2 * (an * bd + bn * ad), 2 * ad * bd];
  const common = divisor(Math.abs(n), d);
  return d / common <= 2 ? n / d : [n / common, d / common];
}

/** Returns the value as text or number: "241/3", 2.5, and "max" for a fraction with denominator 0. */
export function plainExact(value: Exact): number | string {
  if (typeof value === "number") return value;
  return value[1] ? `${value[0]}/${value[1]}` : "max";
}
