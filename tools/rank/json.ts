/** An object of a vector file. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the value if it is an object, else an empty object. */
export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});

/** Returns the value if it is a list, else an empty list. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** Returns a text without blanks around it, or a number as text; '' for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/**
 * Reads numbers by name: from an object, from a list of `{team, [key]}`, or from a list of names, which get 1, 2, 3 ….
 */
export function numbersBy(value: unknown, key: string): [string, number][] {
  const pairs: [string, unknown][] = Array.isArray(value)
    ? listOf(value).map((one, at) =>
        isJson(one) ? [textOf(one["team"]), one[key]] : [textOf(one), at + 1],
      )
    : Object.entries(jsonOf(value));
  return pairs.flatMap(([name, number]) => (typeof number === "number" ? [[name, number]] : []));
}
