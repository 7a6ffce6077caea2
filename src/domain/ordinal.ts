const endings = ["th", "st", "nd", "rd"];

/** Formats a place as an ordinal: "1st", "2nd", "11th". */
export function ordinal(place: number): string {
  const teens = place % 100 > 10 && place % 100 < 14;
  return `${place}${teens ? "th" : (endings[place % 10] ?? "th")}`;
}
