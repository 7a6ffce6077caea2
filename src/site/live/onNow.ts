/** What is on of a league, as pages name it. */
export interface OnNow {
  /** "Kingsway Rovers v Mount Trojans", "Second meet". */
  readonly name: string;
  /** Where it is told of. */
  readonly to: string;
}
