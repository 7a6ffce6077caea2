import { DataFailure, failure } from "@/data/failure";
import type { Account, Identity, Stay } from "@/data/identity";
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

/** The accounts of this store are those of the README. */
const noMail = new DataFailure(
  "denied",
  "This copy of the site keeps its data in this browser. Its accounts cannot change their passwords.",
);

/** Where the uid of who is signed in is kept. */
export const SESSION = "arena-session";

/** Where accounts are kept that were made in this browser. */
const MADE = "arena-accounts";

/** The shortest password that Firebase takes. */
const SHORTEST = 6;

/** Where the session is kept: for good, and until the tab is closed. */
export interface SessionPlaces {
  readonly always: TextStorage;
  readonly tab: TextStorage;
}

/** The accounts of this store: the given ones, and those that were made in this browser. */
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

/** The account that is signed in in this browser. */
export function embeddedAccount(
  places: SessionPlaces,
  accounts: readonly EmbeddedAccount[],
): Account | null {
  const uid = places.tab.getItem(SESSION) ?? places.always.getItem(SESSION);
  const found = accountsIn(places, accounts).find((account) => account.uid === uid);
  return found ? accountOf(found) : null;
}

/** Accounts that live in this browser only. */
export function embeddedIdentity(
  places: SessionPlaces,
  accounts: readonly EmbeddedAccount[],
  documents: DocumentReader,
): Identity {
  const listeners = new Set<() => void>();
  const set = (uid: string | null, stay: Stay = "always") => {
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
      // No message leaves this browser, so that nobody could open its link.
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
