/** The live match or meet of a league, as a link. */
export interface OnNow {
  /** The teams or the meet's name: "Kingsway Rovers v Mount Trojans", "Second meet". */
  readonly name: string;
  /** The address of its page. */
  readonly to: string;
}
