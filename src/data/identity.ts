/** A person who is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** Whether the address is known to be the person's. */
  readonly verified?: boolean;
  /** The browser keeps nothing: this session ends when the page is reloaded or closed. */
  readonly passing?: true;
}

/**
 * What an account may do: an owner also manages administrators, a scorer enters only matches of about now, and a captain
 * keeps one club of a league, with another role or without one.
 */
export type Role = "owner" | "administrator" | "scorer" | "captain";

/** What an account may do, and where. */
export interface Grant {
  readonly role: Role;
  /** League slugs, or '*' for all. */
  readonly leagues: readonly string[];
  /** The person's name; '' where it is not known. */
  readonly name: string;
  /** The clubs that somebody is captain of: the id of the club's record by the slug of its league. */
  readonly captainOf?: Readonly<Record<string, string>>;
  /** The token of the invitation that was accepted last. */
  readonly invited?: string;
}

/** The rights of an account; null for one that has none. */
export type Rights = Grant | null;

/** How long a session lasts. */
export type Stay = "always" | "tab";

/** Sign-in and accounts, whichever service keeps them. */
export interface Identity {
  /** Calls back with the account, or null when signed out, now and at every change. */
  onChange(callback: (account: Account | null) => void): () => void;
  /**
   * @param stay until when: for good, or until the tab is closed, as on a computer that others use too
   * @throws DataFailure 'denied' for wrong credentials, 'offline', 'unavailable', 'quota' for too many tries.
   */
  signIn(email: string, password: string, stay?: Stay): Promise<Account>;
  /**
   * Makes an account and signs it in; it has no rights.
   * @throws DataFailure whose message says why: the address has an account, the password is too short, only owners make accounts
   */
  signUp(email: string, password: string): Promise<Account>;
  /**
   * Sends a message to the account's address, whose link confirms it; accounts without messages are confirmed at once.
   * @throws DataFailure
   */
  sendConfirmation(): Promise<void>;
  /** Whether the account's address is confirmed by now; from then on the database knows it, too. @throws DataFailure */
  isConfirmed(): Promise<boolean>;
  /** Learns what time it is at the server; nothing where it does not answer. */
  learnTime?(): Promise<void>;
  signOut(): Promise<void>;
  /** Sends a message with which a forgotten password is replaced; the same whether the account exists. @throws DataFailure */
  sendPasswordReset(email: string): Promise<void>;
  /** @throws DataFailure 'denied' when the old password is wrong or the new one is refused */
  changePassword(change: { readonly from: string; readonly to: string }): Promise<void>;
  /** Reads `admins/{uid}`. @throws DataFailure */
  rightsOf(account: Account): Promise<Rights>;
}

const covers = ({ leagues }: Grant, slug: string) =>
  leagues.includes("*") || leagues.includes(slug);

/** Whether those rights let somebody edit all records of that league. */
export function mayAdminister(rights: Rights, leagueSlug: string): boolean {
  return isAdministrator(rights) && covers(rights, leagueSlug);
}

/** Whether somebody is an administrator of any league, or an owner. */
export function isAdministrator(rights: Rights): rights is Grant {
  return rights?.role === "administrator" || rights?.role === "owner";
}

/** Whether somebody keeps the scores of that league's matches, and nothing else. */
export function isScorerOf(rights: Rights, leagueSlug: string): boolean {
  return rights !== null && rights.role === "scorer" && covers(rights, leagueSlug);
}

/** The id of the club that somebody is captain of in that league; null for none. */
export function clubOfCaptain(rights: Rights, leagueSlug: string): string | null {
  return rights?.captainOf?.[leagueSlug] ?? null;
}

/** Whether somebody keeps the list of administrators. */
export function isOwner(rights: Rights): boolean {
  return rights?.role === "owner" && rights.leagues.includes("*");
}
