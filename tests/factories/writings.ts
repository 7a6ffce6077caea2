/** What phones, desktops, typesetters and spreadsheets make of an apostrophe. */
const apostrophes = ["'", "’", "‘", "`", "´", "ʼ", "ʻ", "′", ""];

/** The ways in which people write one name that has an apostrophe "’": each means the same. */
export const writings = (name: string): readonly string[] => [
  ...apostrophes.map((one) => name.replaceAll("’", one)),
  name.toUpperCase(),
  name.toLowerCase().replaceAll("’", ""),
  name.normalize("NFD"),
  ` ${name.replaceAll(" ", "\u00A0 ")} `,
];
