/** What is on of a league, as pages name it. */
export interface OnNow {
  readonly kind: "match" | "meet";
  /** "Kingsway Rovers v Mount Trojans", "Second meet". */
  readonly name: string;
  /** Where it is told of. */
  readonly to: string;
}
