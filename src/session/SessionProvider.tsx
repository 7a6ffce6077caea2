import { createContext, useContext, useSyncExternalStore, type ReactNode } from "react";
import type { Identity } from "@/data/identity";
import { sessionOf, type Session, type SessionState } from "./sessionStore";

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  readonly identity: Identity;
  readonly children: ReactNode;
}

/** Makes the session known to everything inside. */
export function SessionProvider({ identity, children }: SessionProviderProps) {
  return <SessionContext.Provider value={sessionOf(identity)}>{children}</SessionContext.Provider>;
}

/** What can be done with the session: refresh, sign in, sign out. */
export function useSessionActions(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession needs a SessionProvider around it");
  return session;
}

/** Who is signed in, live: also when the session ends in another tab. */
export function useSession(): SessionState {
  const session = useSessionActions();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/** Whose session it is, also where what the account may do cannot be read, as without a connection; '' for nobody. */
export function useAccountUid(): string {
  const session = useSession();
  return "account" in session ? session.account.uid : "";
}
