import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { Identity } from "@/data/identity";
import { sessionOf, type Session, type SessionState } from "./sessionStore";

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

/** Provides the session to its children. */
export function SessionProvider({ identity, children }: SessionProviderProps) {
  return <SessionContext.Provider value={sessionOf(identity)}>{children}</SessionContext.Provider>;
}

/** Returns the session with its functions: refresh, sign in, sign up, sign out. */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider around it");
  return session;
}

/** Subscribes to the state of the session; it also changes if the session ends in another tab. */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/**
 * Returns the uid of the account that is signed in, even if its rights could not be loaded, for example without a
 * connection; '' if no account is signed in.
 */
export function useAccountUid(): string {
  const session = useSession();
  return "account" in session ? session.account.uid : "";
}
