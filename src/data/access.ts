import type { Grant } from "./identity";
import type { RightsRequest } from "./requests";

/** An account with rights, as owners see it in the list of administrators. */
export interface Administrator extends Grant {
  readonly uid: string;
  readonly email: string;
}

/** The latest change by one account. */
export interface LastChange {
  /** The collection of the changed record. */
  readonly collection: string;
  readonly action: string;
  /** Server time in epoch milliseconds; null if unknown. */
  readonly at: number | null;
}

/**
 * Rights of accounts, and requests for them. Owners save them; each change of rights gets an entry in the history.
 * Every promise settles within 15 seconds.
 */
export interface Access {
  /** Returns the open request of the signed-in account; null if it has none. @throws DataFailure */
  ownRequest(): Promise<RightsRequest | null>;
  /** Asks for rights on a league; does nothing if the account has an open request. @throws DataFailure */
  ask(league: string, name: string): Promise<void>;
  /** Returns the newest open requests, the oldest of them first. For owners. @throws DataFailure */
  requests(): Promise<readonly RightsRequest[]>;
  /**
   * Returns every account with a document of rights. An account whose role is unknown is returned without leagues.
   * @throws DataFailure
   */
  administrators(): Promise<readonly Administrator[]>;
  /** Grants rights for a request: writes the rights and deletes the request. @throws DataFailure */
  grant(request: RightsRequest, given: Pick<Grant, "role" | "leagues">): Promise<void>;
  /** @throws DataFailure */
  refuse(request: RightsRequest): Promise<void>;
  /** @throws DataFailure */
  change(uid: string, given: Pick<Grant, "role" | "leagues">): Promise<void>;
  /** Removes all rights of an account, from its next write on. @throws DataFailure */
  revoke(uid: string): Promise<void>;
  /** Returns the latest change by an account; null if it changed nothing. For owners. @throws DataFailure */
  lastChangeOf(uid: string): Promise<LastChange | null>;
  /** Returns who changed a record last, and when; null if its history has no entry. @throws DataFailure */
  lastChangeTo(
    collection: string,
    id: string,
  ): Promise<{ readonly by: string; readonly at: number } | null>;
  /**
   * Returns when reading for the latest backup began, in epoch milliseconds; null if there is none. For owners. That
   * backup has the whole history until then.
   * @throws DataFailure
   */
  lastBackup(): Promise<number | null>;
  /** Returns the name of the person with this account; "" if it is not stored or may not be read. */
  nameOf(uid: string): Promise<string>;
}
