import type { FirebaseApp } from "firebase/app";
import {
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  onAuthStateChanged,
  reauthenticateWithCredential,
  sendEmailVerification,
  sendPasswordResetEmail,
  setPersistence,
  signInWithEmailAndPassword,
  signOut,
  updatePassword,
  type Auth,
  type User,
  type Persistence,
} from "firebase/auth";
import { learnClock } from "@/domain/serverTime";
import { withDeadline } from "../deadline";
import { failure } from "../failure";
import type { Account, Identity, SessionLifetime } from "../identity";
import { restDocuments, type RestAddress } from "../rest/restDocuments";
import { readRights } from "../rights";
import { failureOfSession, failureOfSignIn, failureOfSignUp } from "./authFailure";

/**
 * Text that is written to a storage to test it. A session takes 2,000 to 3,000 characters, so a storage without room
 * for this has none for a session.
 */
const TRIAL = "x".repeat(4_000);
const NAME = "arena-trial";

/** How long to wait for IndexedDB to show that it works, in milliseconds. */
const PATIENCE = 3_000;

/** Returns the first storage that can keep a session for this long; the page's memory if none works. */
async function placeFor(stay: SessionLifetime): Promise<Persistence> {
  if (stay === "tab")
    return keeps(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
  // Test the storage first: Firebase notices only after a successful sign-in that a storage is closed or full, and
  // cannot change to another one then.
  if (await hasDatabase()) return indexedDBLocalPersistence;
  return keeps(() => localStorage) ? browserLocalPersistence : inMemoryPersistence;
}

/** Checks whether a storage takes a text of the size of a session. */
function keeps(open: () => Storage): boolean {
  try {
    const storage = open();
    storage.setItem(NAME, TRIAL);
    storage.removeItem(NAME);
    return true;
  } catch {
    return false;
  }
}

/** Checks whether IndexedDB takes a text of the size of a session, within `PATIENCE`. */
async function hasDatabase(): Promise<boolean> {
  try {
    return await withDeadline(tryDatabase(), PATIENCE);
  } catch {
    return false;
  }
}

const tryDatabase = () =>
  new Promise<boolean>((resolve) => {
    const opening = indexedDB.open(NAME);
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(NAME));
    opening.addEventListener("error", () => resolve(false));
    opening.addEventListener("success", () => {
      const database = opening.result;
      const answer = (works: boolean) => {
        database.close();
        indexedDB.deleteDatabase(NAME);
        resolve(works);
      };
      try {
        const writing = database.transaction(NAME, "readwrite");
        writing.objectStore(NAME).put(TRIAL, NAME);
        writing.addEventListener("complete", () => answer(true));
        writing.addEventListener("abort", () => answer(false));
      } catch {
        // If the write could not even be requested, the transaction would still complete, so answer no here.
        answer(false);
      }
    });
  });

/** How long signing in and loading rights may take, in milliseconds. */
export const AUTH_TIMEOUT = 10_000;

/** Accounts in Firebase Auth, with the account that is signed in now. */
export interface FirebaseIdentity extends Identity {
  account(): Account | null;
  /** Returns the token that proves to the database which account is signed in. @throws DataFailure */
  token(): Promise<string>;
}

const toAccount = (user: User | null, isPassing: boolean): Account | null =>
  user && {
    uid: user.uid,
    email: user.email ?? "",
    verified: user.emailVerified,
    ...(isPassing && { passing: true }),
  };

/** Sets where Firebase stores the next session. Returns true if it is kept only in the page's memory. */
async function keepSession(auth: Auth, stay: SessionLifetime): Promise<boolean> {
  const place = await placeFor(stay);
  await setPersistence(auth, place).catch((thrown: unknown) => {
    // Firebase could not remove the session from the storage used before.
    throw failure("unkept", thrown);
  });
  return place === inMemoryPersistence;
}

/**
 * Connects to the accounts in Firebase Auth. `initializeAuth` without a popup resolver loads no script of another host;
 * rights are read over REST, so that signing in needs no Firestore SDK and is never served from a cache.
 * @param emulatorHost host:port of the local Auth emulator
 */
export function firebaseIdentity(
  app: FirebaseApp,
  database: RestAddress,
  emulatorHost?: string,
): FirebaseIdentity {
  const auth = initializeAuth(app, {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence, browserSessionPersistence],
  });
  if (emulatorHost) connectAuthEmulator(auth, `http://${emulatorHost}`, { disableWarnings: true });

  /** How long the next session will last. Null if unknown, as in a tab that was reopened with its session. */
  let kept: SessionLifetime | null = typeof window === "undefined" ? "always" : null;
  let isPassing = false;

  async function token(): Promise<string> {
    if (!auth.currentUser) throw failure("signedOut");
    try {
      return await withDeadline(auth.currentUser.getIdToken(), AUTH_TIMEOUT);
    } catch (thrown) {
      throw failureOfSession(thrown);
    }
  }

  /**
   * Learns the server's time from the token. A new token was issued just now, so its issue time is the current time.
   */
  async function learnFrom(user: User, isNew: boolean, from: number): Promise<void> {
    const { issuedAtTime } = await user.getIdTokenResult(!isNew);
    const issued = Date.parse(issuedAtTime);
    // The token gives whole seconds, so take the middle of the second.
    if (Number.isFinite(issued)) learnClock(issued + 500, from, Date.now());
  }

  async function keep(stay: SessionLifetime): Promise<void> {
    if (stay === kept) return;
    isPassing = await withDeadline(keepSession(auth, stay), AUTH_TIMEOUT);
    // If no storage works now, test again at the next sign-in.
    kept = isPassing ? null : stay;
  }

  return {
    token,
    account: () => toAccount(auth.currentUser, isPassing),
    onChange: (callback) =>
      onAuthStateChanged(auth, (user) => callback(toAccount(user, isPassing))),
    async signUp(email, password) {
      try {
        await keep("always");
        const from = Date.now();
        const { user } = await withDeadline(
          createUserWithEmailAndPassword(auth, email, password),
          AUTH_TIMEOUT,
        );
        await learnFrom(user, true, from).catch(() => {});
        return { uid: user.uid, email: user.email ?? email };
      } catch (thrown) {
        throw failureOfSignUp(thrown);
      }
    },
    async signIn(email, password, stay = "always") {
      try {
        await keep(stay);
        const from = Date.now();
        const { user } = await withDeadline(
          signInWithEmailAndPassword(auth, email, password),
          AUTH_TIMEOUT,
        );
        await learnFrom(user, true, from).catch(() => {});
        return { uid: user.uid, email: user.email ?? email };
      } catch (thrown) {
        throw failureOfSignIn(thrown);
      }
    },
    async sendConfirmation() {
      const user = auth.currentUser;
      if (!user) throw failure("signedOut");
      try {
        // Do not pass an address to continue to: it would carry the token of an invitation to other servers.
        await withDeadline(sendEmailVerification(user), AUTH_TIMEOUT);
      } catch (thrown) {
        throw failureOfSession(thrown);
      }
    },
    async isConfirmed() {
      const user = auth.currentUser;
      if (!user) throw failure("signedOut");
      try {
        await withDeadline(user.reload(), AUTH_TIMEOUT);
        // The rules read the confirmation from the token, and an older token still says that the address is not
        // confirmed.
        if (user.emailVerified) await withDeadline(user.getIdToken(true), AUTH_TIMEOUT);
        return user.emailVerified;
      } catch (thrown) {
        throw failureOfSession(thrown);
      }
    },
    async learnTime() {
      const user = auth.currentUser;
      if (user)
        await withDeadline(learnFrom(user, false, Date.now()), AUTH_TIMEOUT).catch(() => {});
    },
    signOut: () => signOut(auth),
    async sendPasswordReset(email) {
      try {
        await withDeadline(sendPasswordResetEmail(auth, email), AUTH_TIMEOUT);
      } catch (thrown) {
        const reason = failureOfSignIn(thrown);
        // Do not reveal whether an account with this address exists.
        if (reason.kind !== "denied") throw reason;
      }
    },
    async changePassword({ from, to }) {
      const user = auth.currentUser;
      if (!user) throw failure("signedOut");
      const proof = EmailAuthProvider.credential(user.email ?? "", from);
      try {
        await withDeadline(reauthenticateWithCredential(user, proof), AUTH_TIMEOUT);
        await withDeadline(updatePassword(user, to), AUTH_TIMEOUT);
      } catch (thrown) {
        throw failureOfSignIn(thrown);
      }
    },
    async rightsOf({ uid }) {
      if (auth.currentUser?.uid !== uid) throw failure("signedOut");
      return readRights(restDocuments(database, { timeout: AUTH_TIMEOUT, token }), uid);
    },
  };
}
