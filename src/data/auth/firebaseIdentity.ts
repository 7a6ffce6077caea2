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
import type { Account, Identity, Stay } from "../identity";
import { restDocuments, type RestAddress } from "../rest/restDocuments";
import { readRights } from "../rights";
import { failureOfSession, failureOfSignIn, failureOfSignUp } from "./authFailure";

/** A session takes two to three thousand characters: what has no room for a trial of this size has none for it. */
const TRIAL = "x".repeat(4_000);
const NAME = "arena-trial";

/** How long a browser's database may take to say that it works, in milliseconds. */
const PATIENCE = 3_000;

/** The first place in which this browser keeps a session that long; its memory where it keeps nothing. */
async function placeFor(stay: Stay): Promise<Persistence> {
  if (stay === "tab")
    return keeps(() => sessionStorage) ? browserSessionPersistence : inMemoryPersistence;
  // Firebase finds out that a place is closed or full only after the server's yes, and cannot leave it then.
  if (await hasDatabase()) return indexedDBLocalPersistence;
  return keeps(() => localStorage) ? browserLocalPersistence : inMemoryPersistence;
}

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
        // What is not even asked for is complete, too.
        answer(false);
      }
    });
  });

/** How long signing in and reading rights may take, in milliseconds. */
export const AUTH_TIMEOUT = 10_000;

/** The accounts of Firebase, with who is signed in at the moment. */
export interface FirebaseIdentity extends Identity {
  account(): Account | null;
  /** The token that proves to the database who is signed in. @throws DataFailure */
  token(): Promise<string>;
}

const toAccount = (user: User | null, isPassing: boolean): Account | null =>
  user && {
    uid: user.uid,
    email: user.email ?? "",
    verified: user.emailVerified,
    ...(isPassing && { passing: true }),
  };

/** Says where the next session is to be kept, and whether that is nowhere but in the page. */
async function keepSession(auth: Auth, stay: Stay): Promise<boolean> {
  const place = await placeFor(stay);
  await setPersistence(auth, place).catch((thrown: unknown) => {
    // Leaving the former place failed.
    throw failure("unkept", thrown);
  });
  return place === inMemoryPersistence;
}

/**
 * Accounts in Firebase Auth. `initializeAuth` without a popup resolver loads no script of another host;
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

  /** How long the next session will last; in a tab that was opened again with its session, that is not known. */
  let kept: Stay | null = typeof window === "undefined" ? "always" : null;
  let isPassing = false;

  async function token(): Promise<string> {
    if (!auth.currentUser) throw failure("signedOut");
    try {
      return await withDeadline(auth.currentUser.getIdToken(), AUTH_TIMEOUT);
    } catch (thrown) {
      throw failureOfSession(thrown);
    }
  }

  /** A new token says when it was issued, which is now. */
  async function learnFrom(user: User, isNew: boolean, from: number): Promise<void> {
    const { issuedAtTime } = await user.getIdTokenResult(!isNew);
    const issued = Date.parse(issuedAtTime);
    // The token gives whole seconds.
    if (Number.isFinite(issued)) learnClock(issued + 500, from, Date.now());
  }

  async function keep(stay: Stay): Promise<void> {
    if (stay === kept) return;
    isPassing = await withDeadline(keepSession(auth, stay), AUTH_TIMEOUT);
    // A browser that keeps nothing now is asked again.
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
        // Without an address to go on to, which would carry the token of an invitation to others' servers.
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
        // The rules read it in the token, and one that was made before says no.
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
        // Whether an address has an account is nobody's business.
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
