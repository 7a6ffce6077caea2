/** A person who is signed in. */
export interface Account {
  readonly uid: string;
  readonly email: string;
}

/** What an account may administer: league slugs, or '*' for all; null for an account that is no administrator. */
export type Rights = readonly string[] | null;

/** How sessions work, whoever keeps the accounts. */
export interface Identity {
  /** Calls back with the account, or null when signed out, now and at every change. */
  onChange(callback: (account: Account | null) => void): () => void;
  /** @throws DataFailure 'denied' for wrong credentials, 'offline', 'unavailable', 'quota' for too many tries. */
  signIn(email: string, password: string): Promise<Account>;
  signOut(): Promise<void>;
  /** Sends a message with which a forgotten password is replaced; the same whether the account exists. @throws DataFailure */
  sendPasswordReset(email: string): Promise<void>;
  /** @throws DataFailure 'denied' when the old password is wrong or the new one is refused */
  changePassword(change: { readonly from: string; readonly to: string }): Promise<void>;
  /** Reads `admins/{uid}`. @throws DataFailure */
  rightsOf(account: Account): Promise<Rights>;
}

/** Whether those rights cover that league. */
export function mayAdminister(rights: Rights, leagueSlug: string): boolean {
  return rights !== null && (rights.includes("*") || rights.includes(leagueSlug));
}
