/** The team in an entry's stored line `place|athlete|team|…`; in its own file, because lists of clubs need only this. */
export const teamIn = (line: string): string => line.split("|")[2]?.trim() ?? "";
