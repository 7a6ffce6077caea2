import { clock } from "@/domain/clock";
import { asFailure, type DataFailure } from "@/data/failure";
import type { Account, Identity, Rights, SessionLifetime } from "@/data/identity";
import { clearAccountData, noteStay } from "./leftBehind";

/** The state of the session: whether a user is signed in, and with which rights. */
export type SessionState =
  | { readonly status: "loading" }
  | {
      readonly status: "signedOut";
      /** Why no user is signed in: never signed in here, signed out by a click, or the session ended in another way. */
      readonly because: "neverSignedIn" | "leftByChoice" | "ended";
    }
  | { readonly status: "signedIn"; readonly account: Account; readonly rights: Rights }
  /** A user is signed in, but the rights could not be loaded. */
  | { readonly status: "failed"; readonly account: Account; readonly failure: DataFailure };

/** How long after a failure the rights are loaded again, in milliseconds. */
const RETRY_RIGHTS_AFTER = 5_000;

/** The session of this browser, shared by all pages. */
export interface Session {
  state(): SessionState;
  subscribe(listener: () => void): () => void;
  /**
   * Loads the rights again: after a failure, after the database refused something, or while a user waits for rights.
   */
  refresh(): Promise<void>;
  /** @throws DataFailure as Identity.signIn */
  signIn(email: string, password: string, stay: SessionLifetime): Promise<void>;
  /** Creates an account and signs it in. @throws DataFailure as Identity.signUp */
  signUp(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

const sessions = new WeakMap<Identity, Session>();

/** Returns the session of an identity. There is only one, and it lives longer than the pages that show it. */
export function sessionOf(identity: Identity): Session {
  const known = sessions.get(identity);
  if (known) return known;
  const made = createSession(identity);
  sessions.set(identity, made);
  return made;
}

function createSession(identity: Identity): Session {
  let state: SessionState = { status: "loading" };
  let account: Account | null = null;
  let leaving = false;
  let reading = 0;
  let stop: (() => void) | null = null;
  const listeners = new Set<() => void>();

  const set = (next: SessionState) => {
    state = next;
    for (const listener of listeners) listener();
  };

  const readRights = async (of: Account) => {
    const turn = ++reading;
    try {
      const rights = await identity.rightsOf(of);
      if (turn === reading) set({ status: "signedIn", account: of, rights });
    } catch (thrown) {
      // A temporary failure must not close the page of a user who is working.
      if (turn !== reading || state.status === "signedIn") return;
      set({ status: "failed", account: of, failure: asFailure(thrown) });
      // The server may be back by then. A user who does not want to wait has a button.
      clock.after(
        RETRY_RIGHTS_AFTER,
        () => turn === reading && listeners.size > 0 && void readRights(of),
      );
    }
  };

  const onAccount = (next: Account | null) => {
    const before = account;
    account = next;
    if (!next) {
      reading++;
      const because = leaving ? "leftByChoice" : before ? "ended" : "neverSignedIn";
      leaving = false;
      set({ status: "signedOut", because });
    } else if (next.uid !== before?.uid || state.status === "loading") {
      set({ status: "loading" });
      void readRights(next);
    }
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      stop ??= identity.onChange(onAccount);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    async refresh() {
      if (!account) return;
      if (state.status === "failed") set({ status: "loading" });
      await readRights(account);
    },
    async signIn(email, password, stay) {
      noteStay(stay === "tab");
      await identity.signIn(email, password, stay);
    },
    async signUp(email, password) {
      noteStay(false);
      await identity.signUp(email, password);
    },
    async signOut() {
      leaving = true;
      const leaver = account;
      try {
        await identity.signOut();
        if (leaver) clearAccountData(leaver.uid);
      } catch (thrown) {
        leaving = false;
        throw thrown;
      }
    },
  };
}
