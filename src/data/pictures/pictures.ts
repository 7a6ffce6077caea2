import type { PictureUse } from "@/domain/pictures";

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
   * Keeps a picture of a league; the same one twice is kept once.
   * @returns its place, in the form in which records name it
   * @throws DataFailure
   */
  keep(league: string, picture: MadePicture): Promise<string>;
}
