/** What is on of a league, as pages name it. */
export interface OnNow {
  /** "Kingsway Rovers v Mount Trojans", "Second meet". */
  readonly name: string;
  /** The page that shows it. */
  readonly to: string;
}
