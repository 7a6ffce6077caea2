/** An account that is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
  /** Whether the person has confirmed the address. */
  readonly verified?: boolean;
  /** True if the browser cannot store the session, so that it ends when the page is reloaded or closed. */
  readonly passing?: true;
}

/**
 * The role of an account. An owner also manages administrators, a scorer enters only scores of matches at about the
 * present time, and a captain keeps one club of a league, with another role or without one.
 */
export type Role = "owner" | "administrator" | "scorer" | "captain";

/** The rights of an account: its role, and the leagues where it applies. */
export interface Grant {
  readonly role: Role;
  /** League slugs, or "*" for all leagues. */
  readonly leagues: readonly string[];
  /** The person's name; "" if unknown. */
  readonly name: string;
  /** The clubs of a captain: the id of the club's record by the slug of its league. */
  readonly captainOf?: Readonly<Record<string, string>>;
  /** The token of the invitation that was accepted last. */
  readonly invited?: string;
}

/** The rights of an account; null if it has none. */
export type Rights = Grant | null;

/** How long a session lasts: until sign-out, or until the tab is closed. */
export type SessionLifetime = "always" | "tab";

/** Sign-in and accounts; the same for every service that stores them. */
export interface Identity {
  /** Calls back with the account, or null if signed out, now and at every change. Returns a function that ends this. */
  onChange(callback: (account: Account | null) => void): () => void;
  /**
   * @param stay how long the session lasts: "tab" is for a computer that others use too
   * @throws DataFailure 'denied' for wrong credentials, 'offline', 'unavailable', 'quota' after too many tries
   */
  signIn(email: string, password: string, stay?: SessionLifetime): Promise<Account>;
  /**
   * Creates an account and signs it in; it has no rights.
   * @throws DataFailure whose message says why: the address has an account, the password is too short, only owners
   * create accounts
   */
  signUp(email: string, password: string): Promise<Account>;
  /**
   * Sends an e-mail to the account's address with a link that confirms it. If the service sends no e-mails, the address
   * is confirmed at once.
   * @throws DataFailure
   */
  sendConfirmation(): Promise<void>;
  /**
   * Checks whether the account's address is confirmed. If so, the database knows it from then on too.
   * @throws DataFailure
   */
  isConfirmed(): Promise<boolean>;
  /** Learns the server's time; does nothing if the server does not answer. */
  learnTime?(): Promise<void>;
  signOut(): Promise<void>;
  /**
   * Sends an e-mail with a link to replace a forgotten password. Does not reveal whether the account exists.
   * @throws DataFailure
   */
  sendPasswordReset(email: string): Promise<void>;
  /** @throws DataFailure 'denied' if the old password is wrong or the new one is refused */
  changePassword(change: { readonly from: string; readonly to: string }): Promise<void>;
  /** Loads the rights of the signed-in account from `admins/{uid}`. @throws DataFailure */
  rightsOf(account: Account): Promise<Rights>;
}

const covers = ({ leagues }: Grant, slug: string) =>
  leagues.includes("*") || leagues.includes(slug);

/** Whether these rights allow editing all records of the league. */
export function mayAdminister(rights: Rights, leagueSlug: string): boolean {
  return isAdministrator(rights) && covers(rights, leagueSlug);
}

/** Whether the account is an administrator of any league, or an owner. */
export function isAdministrator(rights: Rights): rights is Grant {
  return rights?.role === "administrator" || rights?.role === "owner";
}

/** Whether the account is a scorer of the league, who may enter scores of matches and nothing else. */
export function isScorerOf(rights: Rights, leagueSlug: string): boolean {
  return rights !== null && rights.role === "scorer" && covers(rights, leagueSlug);
}

/** Returns the id of the account's club in the league; null if the account is no captain there. */
export function clubOfCaptain(rights: Rights, leagueSlug: string): string | null {
  return rights?.captainOf?.[leagueSlug] ?? null;
}

/** Whether the account is an owner, who also manages administrators. */
export function isOwner(rights: Rights): boolean {
  return rights?.role === "owner" && rights.leagues.includes("*");
}
