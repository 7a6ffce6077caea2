import { arena } from "@arena/arena";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  INVITATIONS,
  invitationIn,
  offerOf,
  stateOfInvitation,
  tokenPattern,
  type Invitation,
  type InvitationState,
} from "@/data/captains/invitations";
import { publicDocuments } from "@/data/publicDocuments";
import { useRead } from "@/data/useRead";
import { serverNow } from "@/domain/serverTime";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { useHydrated } from "@/ui/useHydrated";
import { FailedRead } from "@/ui/FailedRead";
import { AcceptInvitation, dashboardOf } from "./AcceptInvitation";
import { ConnectionProvider, type Connection } from "./ConnectionProvider";
import { PlainPage } from "./PlainPage";
import styles from "./session.module.css";

type Find = (token: string) => Promise<Invitation | null>;

/** Loads an invitation; anyone who knows its token may do that. */
async function findInvitation(token: string): Promise<Invitation | null> {
  const documents = await publicDocuments();
  const stored = await documents.get(INVITATIONS, token);
  return stored && invitationIn(token, stored);
}

interface JoinPageProps {
  /** Other functions to load the invitation and to connect, for tests. */
  readonly find?: Find;
  readonly load?: () => Promise<Connection>;
}

/** The page that the link of an invitation opens: who invites, to what, and a form to accept. */
export default function JoinPage({ find = findInvitation, load }: JoinPageProps) {
  const { hash } = useLocation();
  // The token is in the hash of the address, so that no server sees it. The page rendered at build time has none.
  const token = useHydrated() ? hash.slice(1) : null;
  return (
    <PlainPage>
      <section className={styles.card}>
        <p className="text-overline text-secondary">{arena.name}</p>
        {token === null ? (
          <h1 className={styles.title}>Invitation</h1>
        ) : tokenPattern.test(token) ? (
          <FoundInvitation find={find} key={token} load={load} token={token} />
        ) : (
          <EndedInvitation state="unknown" />
        )}
      </section>
    </PlainPage>
  );
}

interface FoundInvitationProps {
  readonly token: string;
  readonly find: Find;
  readonly load: JoinPageProps["load"] | undefined;
}

function FoundInvitation({ token, find, load }: FoundInvitationProps) {
  const run = useCallback(() => find(token), [find, token]);
  const task = useRead(run);
  if (task.status === "loading")
    return (
      <>
        <h1 className={styles.title}>Invitation</h1>
        <p role="status">Opening the invitation…</p>
      </>
    );
  if (task.status === "failed")
    return <FailedRead state={task} title="The invitation could not be opened." />;
  return <LoadedInvitation invitation={task.value} load={load} />;
}

interface LoadedInvitationProps {
  readonly invitation: Invitation | null;
  readonly load: JoinPageProps["load"] | undefined;
}

/** The loaded invitation, in the state when the page was opened, so that it stays on the screen after accepting it. */
function LoadedInvitation({ invitation, load }: LoadedInvitationProps) {
  const [state] = useState(() => invitation && stateOfInvitation(invitation, serverNow()));
  if (!invitation || state === null) return <EndedInvitation state="unknown" />;
  if (state !== "open") return <EndedInvitation invitation={invitation} state={state} />;
  return (
    <>
      <h1 className={styles.title}>You are invited</h1>
      <p>
        {invitation.byName || "An administrator"} invites you to be{" "}
        <strong>{offerOf(invitation)}</strong>.
      </p>
      {invitation.note && <blockquote className={styles.note}>{invitation.note}</blockquote>}
      <ConnectionProvider {...(load && { load })}>
        <AcceptInvitation invitation={invitation} />
      </ConnectionProvider>
    </>
  );
}

const endings: Readonly<Record<Exclude<InvitationState, "open"> | "unknown", string>> = {
  used: "This invitation has been accepted. Each one is for one person.",
  withdrawn: "This invitation was taken back.",
  expired: "This invitation is over: it was valid for seven days.",
  unknown: "There is no such invitation. Perhaps the link is incomplete.",
};

interface EndedInvitationProps {
  readonly state: keyof typeof endings;
  readonly invitation?: Invitation;
}

function EndedInvitation({ state, invitation }: EndedInvitationProps) {
  return (
    <>
      <h1 className={styles.title}>This invitation cannot be accepted</h1>
      <p>{endings[state]} Ask the person who sent it for a new one.</p>
      {state === "used" && invitation && (
        <>
          <p>Was it you who accepted it? Then you do not need it any more.</p>
          <ButtonLink to={dashboardOf(invitation)} variant="filled">
            Sign in
          </ButtonLink>
        </>
      )}
      <ButtonLink to={paths.landing()}>To the site</ButtonLink>
    </>
  );
}
