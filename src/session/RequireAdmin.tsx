import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { isScorerOf, mayAdminister, type Account, type Rights } from "@/data/identity";
import { paths } from "@/leagues/paths";
import { arrivalFrom } from "./returnTo";
import { useSession, useSessionActions } from "./SessionProvider";
import { Button } from "@/ui/Button";
import { StatusPage } from "./StatusPage";
import { StrangerPage } from "./StrangerPage";
import { useSignOut } from "./useSignOut";
import styles from "./session.module.css";
import { useLeague } from "@/ui/where";

interface RequireAdminProps {
  readonly children: ReactNode;
  /** What a scorer of the league sees instead; without it they are strangers. */
  readonly forScorer?: ReactNode;
  /**
   * What an account still sees whose rights cannot be read, as without a connection; null for nothing. The rules judge
   * what is sent from there.
   */
  readonly whenUnread?: (account: Account) => ReactNode;
}

/**
 * Lets the administrators of a league through. Everybody else meets one of the guard's other outcomes: still loading,
 * on to the sign-in page and back, or told that the account is no administrator here. Rights that could not be read
 * lock nobody out: they can be read again.
 */
export function RequireAdmin({ children, forScorer, whenUnread }: RequireAdminProps) {
  const league = useLeague();
  const session = useSession();
  const { refresh } = useSessionActions();
  const location = useLocation();

  const allowed = (account: Account, rights: Rights) => {
    if (forScorer && isScorerOf(rights, league.slug)) return forScorer;
    return mayAdminister(rights, league.slug) ? (
      children
    ) : (
      <StrangerPage account={account} rights={rights} />
    );
  };

  switch (session.status) {
    case "loading":
      return <StatusPage busy title="Checking your sign-in" />;
    case "signedOut":
      return (
        <Navigate
          replace
          state={
            session.because === "leftByChoice"
              ? null
              : arrivalFrom(location, session.because === "ended")
          }
          to={paths.signIn(league)}
        />
      );
    case "failed": {
      const kept = session.failure.kind === "denied" ? null : whenUnread?.(session.account);
      if (kept) return kept;
      return (
        <StatusPage actions={<SignOut />} onRetry={refresh} title="Your rights could not be read">
          You are signed in as {session.account.email}. {session.failure.message}
        </StatusPage>
      );
    }
    case "signedIn":
      return (
        <>
          {session.account.passing && (
            <aside aria-label="Your session" className={styles.passing}>
              This browser keeps no data of this site. You stay signed in until this page is
              reloaded or closed, and what you type is kept no longer.
            </aside>
          )}
          {allowed(session.account, session.rights)}
        </>
      );
  }
}

/** The way out for somebody whose rights cannot be read; their session does not depend on them. */
function SignOut() {
  const { signOut, failed } = useSignOut();
  return (
    <>
      {failed && (
        <span className={styles.failure} role="alert">
          {failed}
        </span>
      )}
      <Button onClick={signOut}>Sign out</Button>
    </>
  );
}
