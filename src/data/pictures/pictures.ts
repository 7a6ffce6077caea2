import type { PictureUse } from "@/domain/pictures";
import type { PictureCount } from "./counts";

/** A picture that was created in the app and is to be stored. */
export interface MadePicture {
  readonly use: PictureUse;
  /** The picture in base64, its stored form. */
  readonly text: string;
  /** The paths of the crests that the league's clubs use: if there is no room, other crests are deleted. */
  readonly inUse?: readonly string[];
}

/** Stores pictures in the database. */
export interface Pictures {
  /**
   * Accepts a picture for a record that is being edited. The picture is stored with the first save of a record that
   * uses it.
   * @returns its path, which records contain
   * @throws DataFailure if there is no room for it
   */
  choose(league: string, picture: MadePicture): Promise<string>;
  /**
   * Stores a picture of a league; storing the same picture twice stores it once.
   * @returns its path, which records contain
   * @throws DataFailure
   */
  keep(league: string, picture: MadePicture): Promise<string>;
  /** Returns the count of a league's pictures without crests; null if no owner has counted them. @throws DataFailure */
  count(league: string): Promise<PictureCount | null>;
}
