import type { PictureUse } from "@/domain/pictures";
import type { PictureCount } from "./counts";

/** A picture that was made in the app and is to be kept. */
export interface MadePicture {
  readonly use: PictureUse;
  /** In base64, as the database has it. */
  readonly text: string;
  /** The paths of the crests that the league's clubs have: when there is no room left, others make room. */
  readonly inUse?: readonly string[];
}

/** Keeps pictures in the database. */
export interface Pictures {
  /**
   * Takes a picture for a record that is being edited: it is kept with the first save of a record that names it, and not
   * before.
   * @returns its path, as records name it
   * @throws DataFailure where there is no room for it
   */
  choose(league: string, picture: MadePicture): Promise<string>;
  /**
   * Keeps a picture of a league; the same one twice is kept once.
   * @returns its place, in the form in which records name it
   * @throws DataFailure
   */
  keep(league: string, picture: MadePicture): Promise<string>;
  /** How many there are of a league, but for crests; null where no owner has counted them. @throws DataFailure */
  count(league: string): Promise<PictureCount | null>;
}
