/** A small change that makes one line of the product, or of its scripts, wrong in a way that people would notice. */
export interface Fault {
  /** Its number in results; a number is never used again for another fault. */
  readonly id: number;
  /**
   * The folder of `src` it is in; "rules" for the sources of `firestore.rules`, "scripts" for the rest of `scripts`.
   */
  readonly room: string;
  /** What people would notice, in one sentence. */
  readonly words: string;
  /** The path of the file, or the name of one of its exports, which finds the file even after it is moved. */
  readonly place: string;
  /** The text to replace; it occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** Test files on the emulator for the broken code. */
  readonly emulated?: readonly string[];
  /** End-to-end test files that open a page on which the fault shows. */
  readonly pages?: readonly string[];
}
