/** A number of things: "1 match", "3,120 records"; the plural takes an s where none is given. */
export const amountOf = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** Names in one phrase: "A", "A and B", "A, B and C"; '' for none. */
export const enumerated = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
