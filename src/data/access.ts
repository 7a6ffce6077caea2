import type { Grant } from "./identity";
import type { RightsRequest } from "./requests";

/** Somebody with rights, as owners see them. */
export interface Administrator extends Grant {
  readonly uid: string;
  readonly email: string;
}

/** What somebody changed last. */
export interface LastChange {
  /** The collection it is in. */
  readonly collection: string;
  readonly action: string;
  /** Server time in epoch milliseconds. */
  readonly at: number | null;
}

/** Who may what: kept by owners, each change with its entry in the trail. Every promise settles within 15 seconds. */
export interface Access {
  /** What the account that is signed in has asked for; null when nothing. @throws DataFailure */
  ownRequest(): Promise<RightsRequest | null>;
  /** Asks for rights on a league; once is enough. @throws DataFailure */
  ask(league: string, name: string): Promise<void>;
  /** @throws DataFailure */
  requests(): Promise<readonly RightsRequest[]>;
  /** Everybody with a document of rights, those of no known role without leagues. @throws DataFailure */
  administrators(): Promise<readonly Administrator[]>;
  /** Gives what was asked for: writes the rights and takes the request away. @throws DataFailure */
  grant(request: RightsRequest, given: Pick<Grant, "role" | "leagues">): Promise<void>;
  /** @throws DataFailure */
  refuse(request: RightsRequest): Promise<void>;
  /** @throws DataFailure */
  change(uid: string, given: Pick<Grant, "role" | "leagues">): Promise<void>;
  /** Takes somebody's rights away, from their next write on. @throws DataFailure */
  revoke(uid: string): Promise<void>;
  /** What somebody changed last; null when nothing. For owners. @throws DataFailure */
  lastChangeOf(uid: string): Promise<LastChange | null>;
  /** Who changed a record last; null when nobody did since changes are kept. @throws DataFailure */
  lastChangeTo(
    collection: string,
    id: string,
  ): Promise<{ readonly by: string; readonly at: number } | null>;
  /** When everything was downloaded last, in epoch milliseconds; null when never. For owners. @throws DataFailure */
  lastBackup(): Promise<number | null>;
  /** What an account is called; '' where nobody has said, or it may not be read. */
  nameOf(uid: string): Promise<string>;
}
