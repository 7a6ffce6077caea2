/** An object of a vector file. */
export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object behind a key; an empty one where there is none. */
export const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});

/** The list behind a key; an empty one where there is none. */
export const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? (value as unknown[]) : [];

/** The text or number behind a key as text, trimmed; '' if there is none. */
export const textOf = (value: unknown): string =>
  typeof value === "string" ? value.trim() : typeof value === "number" ? String(value) : "";

/** Numbers by name, from an object of them, a list of `{team, [key]}`, or names in their order. */
export function numbersBy(value: unknown, key: string): [string, number][] {
  const pairs: [string, unknown][] = Array.isArray(value)
    ? listOf(value).map((one, at) =>
        isJson(one) ? [textOf(one["team"]), one[key]] : [textOf(one), at + 1],
      )
    : Object.entries(jsonOf(value));
  return pairs.flatMap(([name, number]) => (typeof number === "number" ? [[name, number]] : []));
}
