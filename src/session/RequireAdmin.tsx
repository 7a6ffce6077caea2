import { arena } from "@arena/arena";
import { type ReactNode, useState, useCallback, useEffect, useRef, type SubmitEvent } from "react";
import { Navigate, useLocation } from "react-router-dom";
import {
  clubOfCaptain,
  isScorerOf,
  mayAdminister,
  type Account,
  type Rights,
} from "@/data/identity";
import { paths } from "@/leagues/paths";
import { arrivalFrom } from "./returnTo";
import { useSession, useSessionActions } from "./SessionProvider";
import { Button, ButtonLink } from "@/ui/Button";
import { StatusPage } from "./StatusPage";
import { useSignOut } from "./useSignOut";
import { PlainPage } from "./PlainPage";
import { usePageTitle } from "./usePageTitle";
import { ConfirmedAddress } from "./ConfirmedAddress";
import { useConnection } from "./ConnectionProvider";
import { SignInField } from "./SignInField";
import styles from "./session.module.css";
import { useLeague } from "@/ui/leagueContext";
import { everyEntry } from "@/leagues/registry";
import { asFailure } from "@/data/failure";
import { leagueBySlug } from "@/leagues";

interface RequireAdminProps {
  readonly children: ReactNode;
  /** Shown to a scorer of the league instead; if missing, a scorer has no access. */
  readonly forScorer?: ReactNode;
  /**
   * Returns the page of a captain without other rights on the league, or null. @param club The id of the club's record.
   */
  readonly forCaptain?: (club: string) => ReactNode;
  /** Whether the captain's page was requested, so that a captain with more rights sees it too. */
  readonly asCaptain?: boolean;
  /**
   * Returns the page for an account whose rights cannot be loaded, for example without a connection; null for none. The
   * database's rules check everything that is sent from there.
   */
  readonly whenUnread?: (account: Account) => ReactNode;
}

/** Whether an account has any rights on a league. */
const hasRights = (rights: Rights, slug: string) =>
  mayAdminister(rights, slug) || isScorerOf(rights, slug) || clubOfCaptain(rights, slug) !== null;

/**
 * Shows its children to the administrators of a league. Everyone else sees that the check is under way, is sent to the
 * sign-in page (and back), or reads that the account is not an administrator here. If the rights could not be loaded,
 * nobody is locked out: a button loads them again.
 */
export function RequireAdmin(props: RequireAdminProps) {
  const { children, forScorer, forCaptain, asCaptain = false, whenUnread } = props;
  const league = useLeague();
  const session = useSession();
  const { refresh } = useSessionActions();
  const location = useLocation();

  const allowed = (account: Account, rights: Rights) => {
    const club = clubOfCaptain(rights, league.slug);
    const ofCaptain = club === null ? null : forCaptain?.(club);
    if (asCaptain && ofCaptain) return ofCaptain;
    if (forScorer && isScorerOf(rights, league.slug)) return forScorer;
    if (mayAdminister(rights, league.slug)) return children;
    return ofCaptain ?? <StrangerPage account={account} rights={rights} />;
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
        <StatusPage actions={<SignOut />} onRetry={refresh} title="Your rights could not be loaded">
          You are signed in as {session.account.email}. {session.failure.message}
        </StatusPage>
      );
    }
    case "signedIn":
      return (
        <>
          {session.account.passing && (
            <aside aria-label="Your session" className={styles.passing}>
              This browser does not store data for this site. You stay signed in, and unsaved text
              is kept, only until this page is reloaded or closed.
            </aside>
          )}
          {allowed(session.account, session.rights)}
        </>
      );
  }
}

/** The button to sign out, also for a user whose rights could not be loaded. */
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

interface StrangerPageProps {
  readonly account: Account;
  readonly rights: Rights;
}

/** The page that says that the account is not an administrator of this league, with a form to ask for rights. */
function StrangerPage({ account, rights }: StrangerPageProps) {
  const league = useLeague();
  usePageTitle("No administrator", league.name);
  const { signOut, failed } = useSignOut();
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const own = everyEntry().filter(({ slug }) => hasRights(rights, slug));

  const copy = () => {
    navigator.clipboard.writeText(account.uid).then(
      () => setCopied("yes"),
      () => setCopied("failed"),
    );
  };

  return (
    <PlainPage>
      <section className={styles.card}>
        <p className="text-overline text-secondary">{league.name}</p>
        <h1 className={styles.title}>You are not an administrator here</h1>
        <p>
          You are signed in as <strong>{account.email}</strong>, but this account may not change{" "}
          {league.name}.
        </p>
        {!league.isArenaAdmin &&
          (arena.signUp === true ? (
            // If anyone can create an account, only confirmed addresses may ask the owners for rights.
            <ConfirmedAddress account={account}>
              <AskForRights />
            </ConfirmedAddress>
          ) : (
            <AskForRights />
          ))}
        <p className={styles.note}>
          {league.isArenaAdmin ? "To be let in, give" : "If nobody answers, give"} this user id to
          the owner of the site:
        </p>
        <div className={styles.copyRow}>
          <code className={styles.code}>{account.uid}</code>
          <Button onClick={copy}>Copy user id</Button>
        </div>
        <p className={styles.note} role="status">
          {copied === "yes" && "Copied."}
          {copied === "failed" && "Copying was not allowed. Select the id and copy it."}
        </p>
        {own.map((one) => (
          <ButtonLink key={one.slug} to={paths.dashboard(one)}>
            Go to {one.name}
          </ButtonLink>
        ))}
        {failed && (
          <p className={styles.failure} role="alert">
            {failed}
          </p>
        )}
        <Button onClick={signOut}>Sign out</Button>
        <ButtonLink to={paths.page(league, "home")} variant="text">
          Back to the site
        </ButtonLink>
      </section>
    </PlainPage>
  );
}

type RightsRequestState =
  | { readonly status: "looking" | "open" | "refused" | "sending" }
  /** Rights on another league were granted, or this one's page would be open. */
  | { readonly status: "granted"; readonly league: string }
  | { readonly status: "asked"; readonly league: string; readonly said?: string }
  | { readonly status: "failed"; readonly reason: string };

/** The form that asks the owners of the site for rights on a league; after that, the state of the request. */
function AskForRights() {
  const league = useLeague();
  const { access } = useConnection();
  const session = useSessionActions();
  const [name, setName] = useState("");
  const [missing, setMissing] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState<RightsRequestState>({ status: "looking" });

  useEffect(() => {
    let wanted = true;
    access.ownRequest().then(
      (found) =>
        wanted && setAsking(found ? { status: "asked", league: found.league } : { status: "open" }),
      // Ignored: if the service does not work, sending the form will show it.
      () => wanted && setAsking({ status: "open" }),
    );
    return () => {
      wanted = false;
    };
  }, [access]);

  const ask = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = name.trim().slice(0, 80);
    if (said === "") {
      setMissing("Enter your name");
      field.current?.focus();
      return;
    }
    setAsking({ status: "sending" });
    try {
      await access.ask(league.slug, said);
      setAsking({ status: "asked", league: league.slug });
    } catch (thrown) {
      setAsking({ status: "failed", reason: asFailure(thrown).message });
    }
  };

  const asked = asking.status === "asked" ? asking.league : null;
  const look = useCallback(async () => {
    if (asked === null) return;
    const still = (said: string) => setAsking({ status: "asked", league: asked, said });
    still("Looking…");
    try {
      // If rights on this page's league were granted, this page is left here.
      await session.refresh();
      const found = await access.ownRequest();
      const now = session.state();
      if (found) still("No answer yet.");
      else if (now.status === "signedIn" && hasRights(now.rights, asked))
        setAsking({ status: "granted", league: asked });
      else setAsking({ status: "refused" });
    } catch (thrown) {
      still(asFailure(thrown).message);
    }
  }, [access, session, asked]);
  // A user who hears that the rights were granted comes back to this tab.
  useEffect(() => {
    const onReturn = () => document.visibilityState === "visible" && void look();
    document.addEventListener("visibilitychange", onReturn);
    return () => document.removeEventListener("visibilitychange", onReturn);
  }, [look]);

  const nameOf = (slug: string) => leagueBySlug(slug)?.name ?? slug;

  if (asking.status === "looking") return null;
  if (asking.status === "asked") {
    return (
      <>
        <p className={styles.notice} role="status">
          You have asked for rights on {nameOf(asking.league)}. An owner of the site answers.{" "}
          {asking.said}
        </p>
        <Button onClick={() => void look()}>Check again</Button>
      </>
    );
  }
  return (
    <form className="stack-5" noValidate onSubmit={(event) => void ask(event)}>
      {asking.status === "granted" && (
        <p className={styles.notice} role="status">
          Your request was granted: you have rights on {nameOf(asking.league)}. You can ask for
          rights on {league.name} too.
        </p>
      )}
      {asking.status === "refused" && (
        <p className={styles.notice} role="status">
          Your request was not granted. You can ask again.
        </p>
      )}
      {asking.status === "failed" && (
        <p className={styles.failure} role="alert">
          Your request was not sent. {asking.reason}
        </p>
      )}
      <SignInField
        autoCapitalize="words"
        autoComplete="name"
        error={missing}
        label="Your name, so that the owner knows you"
        onChange={(typed) => {
          setName(typed);
          setMissing(undefined);
        }}
        ref={field}
        type="text"
        value={name}
      />
      <Button disabled={asking.status === "sending"} type="submit" variant="filled">
        {asking.status === "sending" ? "Asking…" : "Ask for rights"}
      </Button>
    </form>
  );
}
