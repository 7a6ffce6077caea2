/**
 * Returns the team in an entry's stored line `place|athlete|team|…`. It is in a file of its own, because lists of clubs
 * need only this.
 */
export const teamIn = (line: string): string => line.split("|")[2]?.trim() ?? "";
