/** One line of the product, or of what makes it, that is wrong in a way somebody would notice. */
export interface Fault {
  /** Its number in results: never given to another fault. */
  readonly id: number;
  /** The room of `src` it is in; "rules" for what `firestore.rules` is made of, "scripts" for the rest of that folder. */
  readonly room: string;
  /** What somebody would notice. */
  readonly words: string;
  /** The file that holds the text, or the name of an export of that file, which finds it wherever the file moves. */
  readonly place: string;
  /** Occurs once in that file. */
  readonly find: string;
  readonly replace: string;
  /** Suites on the emulator that concern what it breaks. */
  readonly emulated?: readonly string[];
  /** End-to-end files that open a page where it shows. */
  readonly pages?: readonly string[];
}
