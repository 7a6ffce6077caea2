import { DataFailure, failure } from "@/data/failure";
import type { Account, Identity, SessionLifetime } from "@/data/identity";
import { readRights } from "@/data/rights";
import { signUpFailures } from "@/data/auth/signUpFailures";
import { newRecordId } from "@/data/store";
import { readMaps, readText } from "@/domain/reading";
import type { DocumentReader } from "@/data/documents";
import type { TextStorage } from "./browserStorage";

/** An account of the embedded store. Its password is no secret: it is in the README. */
export interface EmbeddedAccount extends Account {
  readonly password: string;
}

/** Thrown when a password is to be changed: the accounts of this store have the passwords in the README. */
const noMail = new DataFailure(
  "denied",
  "This demo stores its data in this browser. Passwords cannot be changed here.",
);

/** The key of the signed-in account's uid in the storage. */
export const SESSION = "arena-session";

/** The key of the accounts that were created in this browser. */
const MADE = "arena-accounts";

/** The shortest password that Firebase accepts. */
const SHORTEST = 6;

/** The storages of the session: `always` for good, `tab` until the tab is closed. */
export interface SessionPlaces {
  readonly always: TextStorage;
  readonly tab: TextStorage;
}

/** Returns the accounts of this store: those passed in, and those created in this browser. */
function accountsIn(
  { always }: SessionPlaces,
  given: readonly EmbeddedAccount[],
): readonly EmbeddedAccount[] {
  const made: unknown = JSON.parse(always.getItem(MADE) ?? "[]");
  return [
    ...given,
    ...readMaps(made).map(({ uid, email, password, verified }) => ({
      uid: readText(uid),
      email: readText(email),
      password: String(password),
      verified: verified === true,
    })),
  ];
}

const accountOf = ({ uid, email, verified }: EmbeddedAccount): Account => ({
  uid,
  email,
  ...(verified === true && { verified }),
});

/** Returns the account that is signed in in this browser; null if there is none. */
export function embeddedAccount(
  places: SessionPlaces,
  accounts: readonly EmbeddedAccount[],
): Account | null {
  const uid = places.tab.getItem(SESSION) ?? places.always.getItem(SESSION);
  const found = accountsIn(places, accounts).find((account) => account.uid === uid);
  return found ? accountOf(found) : null;
}

/** Creates the sign-in of the embedded store, whose accounts exist only in this browser. */
export function embeddedIdentity(
  places: SessionPlaces,
  accounts: readonly EmbeddedAccount[],
  documents: DocumentReader,
): Identity {
  const listeners = new Set<() => void>();
  const set = (uid: string | null, stay: SessionLifetime = "always") => {
    places.always.removeItem(SESSION);
    places.tab.removeItem(SESSION);
    if (uid !== null) places[stay].setItem(SESSION, uid);
    for (const listener of listeners) listener();
  };
  const keep = (made: readonly EmbeddedAccount[]) =>
    places.always.setItem(MADE, JSON.stringify(made));
  return {
    onChange(callback) {
      const tell = () => callback(embeddedAccount(places, accounts));
      const onStorage = ({ key }: StorageEvent) => {
        if (key === null || key === SESSION) tell();
      };
      let listening = true;
      queueMicrotask(() => listening && tell());
      listeners.add(tell);
      if (typeof window !== "undefined") window.addEventListener("storage", onStorage);
      return () => {
        listening = false;
        listeners.delete(tell);
        if (typeof window !== "undefined") window.removeEventListener("storage", onStorage);
      };
    },
    async signIn(email, password, stay) {
      const wanted = email.trim().toLowerCase();
      const found = accountsIn(places, accounts).find(
        (one) => one.email === wanted && one.password === password,
      );
      if (!found) throw failure("denied");
      set(found.uid, stay);
      return accountOf(found);
    },
    async signUp(email, password) {
      const wanted = email.trim().toLowerCase();
      const known = accountsIn(places, accounts);
      if (known.some((one) => one.email === wanted)) throw signUpFailures.taken();
      if (password.length < SHORTEST) throw signUpFailures.weak();
      const made = { uid: newRecordId(), email: wanted, password };
      keep([...known.slice(accounts.length), made]);
      set(made.uid);
      return accountOf(made);
    },
    async sendConfirmation() {
      const own = embeddedAccount(places, accounts)?.uid;
      // Confirm the address at once: no e-mail is sent, so there is no link to open.
      keep(
        accountsIn(places, accounts)
          .slice(accounts.length)
          .map((one) => (one.uid === own ? { ...one, verified: true } : one)),
      );
    },
    async isConfirmed() {
      return embeddedAccount(places, accounts)?.verified === true;
    },
    async signOut() {
      set(null);
    },
    async sendPasswordReset() {
      throw noMail;
    },
    async changePassword() {
      throw noMail;
    },
    rightsOf: ({ uid }) => readRights(documents, uid),
  };
}
