import { useCallback, useEffect, useState, type ComponentProps, type ReactNode } from "react";
import { reader } from "@/data/connection";
import { asFailure, type DataFailure } from "@/data/failure";
import { isSuspended } from "@/domain/match/fullTime";
import { mayResume } from "@/domain/match/mayResume";
import { isWithinScoringHours } from "@/domain/match/live";
import { formatOf } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { useConnection } from "@/session/ConnectionProvider";
import { useAccountUid } from "@/session/SessionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { ButtonLink, Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { useLiveMatches } from "../match-day/useLiveMatches";
import { matchPath } from "../match/matchParts";
import { useWayBack } from "./BackLink";
import { ClockNote } from "./ClockNote";
import { Court } from "./Court";
import { keepMatch, readKeptMatch, readEntryIds } from "./pitchStorage";
import { Pitch } from "./Pitch";
import styles from "./Pitch.module.css";
import { readPitchMatch, type PitchMatch } from "./pitchMatch";
import { useLeague } from "@/ui/leagueContext";
import { outcomeInWords, outcomeOf } from "@/ui/match/outcome";
import { isClockKnown, serverNow } from "@/domain/serverTime";
import { SaveConflict, type LeagueStore } from "@/data/store";
import { useNow } from "@/ui/match/useNow";
import type { RecordOf } from "@/records/record";

interface PitchPageProps {
  /** The fixture's id. */
  readonly id: string;
  /** Whether the user is a scorer, who may only save in the hours around the kick-off, and only unconfirmed results. */
  readonly asScorer: boolean;
}

/** The page for scoring a match live beside the pitch, which also makes its result. */
export default function PitchPage({ id, asScorer }: PitchPageProps) {
  const league = useLeague();
  usePageTitle("Score live", league.name);
  const { match, failed, again, at } = usePitchMatch(league, id, asScorer);
  const now = useNow(0);
  return (
    <main className={styles.page} data-sport={league.sport} id="main" tabIndex={-1}>
      <ClockNote className={styles.waiting} />
      {match ? (
        <LoadedMatch
          again={again}
          asScorer={asScorer}
          // Later too, because a page that was opened in these hours has to send its last changes.
          isAround={[at, now].some((one) => isWithinScoringHours(match.fixture.date, one))}
          match={match}
        />
      ) : failed ? (
        // The page has no menu, so it needs its own link back.
        <ErrorState action={<BackToMatches />} onRetry={again} title="Failed to load fixtures.">
          {failed.message}
        </ErrorState>
      ) : (
        <div className={styles.loading}>
          <Loading what="the match">
            <Skeleton className={styles.loadingHead} shape="block" />
            <Skeleton className={styles.loadingTeams} shape="block" />
          </Loading>
        </div>
      )}
    </main>
  );
}

interface PitchMatchRead {
  readonly match: PitchMatch | null;
  readonly failed: DataFailure | null;
  readonly again: () => void;
  /** When the page was opened, by the server’s clock, in epoch milliseconds. */
  readonly at: number;
}

/** Loads the match: first from this device, if it is stored there, then from the database. */
function usePitchMatch(league: League, id: string, asScorer: boolean): PitchMatchRead {
  const { store } = useConnection();
  const by = useAccountUid();
  const [match, setMatch] = useState(() => readKeptMatch(league.slug, id, by)?.match ?? null);
  const [failed, setFailed] = useState<DataFailure | null>(null);
  const [turn, setTurn] = useState(0);
  const at = useServerTime();
  useEffect(() => {
    let left = false;
    const readPlayers = async () => (await reader.read(league, "players")).records;
    readPitchMatch(store, readPlayers, league, id).then(
      (read) => {
        if (left) return;
        setMatch(read);
        setFailed(null);
        if (!read.hasResult) {
          keepMatch(league.slug, { by, asScorer, at: Date.now(), match: read });
        }
      },
      (thrown: unknown) => !left && setFailed(asFailure(thrown)),
    );
    return () => {
      left = true;
    };
  }, [asScorer, by, id, league, store, turn]);
  const again = useCallback(() => {
    setFailed(null);
    setTurn((before) => before + 1);
  }, []);
  // When the connection is back, the match is loaded again, because the stored one may be out of date.
  useEffect(() => {
    window.addEventListener("online", again);
    return () => window.removeEventListener("online", again);
  }, [again]);
  return { match, failed, again, at };
}

interface LoadedMatchProps {
  /** Loads the match again. */
  readonly again: () => void;
  readonly match: PitchMatch;
  readonly asScorer: boolean;
  /** Whether a scorer may score it now. */
  readonly isAround: boolean;
}

function LoadedMatch({ match, asScorer, isAround, again }: LoadedMatchProps) {
  const league = useLeague();
  const { fixture } = match;
  const play = league.game.live;
  const { score } = formatOf(league, match.season);
  const [saved, setSaved] = useState<string | null>(null);
  const live = useLiveMatches(league, match.hasResult);
  const shared = {
    asScorer,
    of: match,
    onSaved(says: string) {
      setSaved(says);
      again();
    },
  };
  const resuming = {
    asScorer,
    match,
    onResumed() {
      setSaved(null);
      again();
    },
    again,
  };
  if (saved !== null) {
    return (
      <NothingToScore
        on={{ to: paths.match(league, fixture.id), label: "Open match page" }}
        resuming={resuming}
        title="Result saved successfully"
      >
        {saved}
        {asScorer && ". It is shown as unconfirmed until an administrator confirms it."}
      </NothingToScore>
    );
  }
  const isResumed = isSuspended({ unconfirmed: false, ...match.result }, live.has(fixture.id));
  if (match.hasResult && !isResumed) {
    return (
      <NothingToScore
        resuming={resuming}
        title="This match has its result"
        {...(!asScorer && {
          on: { to: matchPath(league, fixture.id, "after"), label: "Open its result" },
        })}
      >
        {endedInWords(match, league)}. {correctionInWords(match, asScorer, isAround)}
      </NothingToScore>
    );
  }
  if (asScorer && !isAround) {
    return (
      <NothingToScore
        title={fixture.date === null ? "The kick-off time is open" : "Outside the scoring hours"}
      >
        A scorer can enter a match from 3 hours before to 12 hours after its kick-off.
        {fixture.date === null && " An administrator has to enter its time first."}
      </NothingToScore>
    );
  }
  if (play) return <Pitch {...shared} play={play} />;
  return score && <Court {...shared} score={score} />;
}

/** Returns the match with its score, "Rovers 2–1 Trojans"; without the score where this device has not loaded it yet. */
function endedInWords({ fixture, result }: PitchMatch, league: League): string {
  return result
    ? outcomeInWords(result, outcomeOf(result, league))
    : `${fixture.teamA} v ${fixture.teamB} is over`;
}

/** Says who can correct the result: administrators, and a scorer until it is confirmed or the hours are over. */
function correctionInWords({ result }: PitchMatch, asScorer: boolean, isAround: boolean): string {
  if (!asScorer) return "If it is wrong, correct it in its result.";
  return result?.unconfirmed && isAround
    ? "If it is wrong, correct it on the page with your matches."
    : "If it is wrong, ask an administrator to correct it.";
}

interface NothingToScoreProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A second link. */
  readonly on?: { readonly to: string; readonly label: string };
  /** The match that may be resumed. */
  readonly resuming?: ComponentProps<typeof ResumeMatch>;
}

function NothingToScore({ title, children, on, resuming }: NothingToScoreProps) {
  return (
    <>
      <div className={styles.closed} role="status">
        <EmptyState title={title}>{children}</EmptyState>
      </div>
      <p className="wrap-3 mt-4">
        <BackToMatches isMain={on !== undefined} />
        {on && <ButtonLink to={on.to}>{on.label}</ButtonLink>}
        {resuming && <ResumeMatch {...resuming} />}
      </p>
    </>
  );
}

/** The link back to the matches, as a button with words. */
function BackToMatches({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <ButtonLink to={useWayBack()} {...(isMain ? { variant: "filled" } : {})}>
      Back to the matches
    </ButtonLink>
  );
}

/** Returns the server's time when the page was opened, in epoch milliseconds; asks the server if it is not known. */
function useServerTime(): number {
  const { identity } = useConnection();
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    if (isClockKnown()) return undefined;
    let left = false;
    void identity.learnTime?.().then(() => !left && setAt(serverNow()));
    return () => {
      left = true;
    };
  }, [identity]);
  return at;
}

interface ResumeMatchProps {
  readonly match: PitchMatch;
  readonly asScorer: boolean;
  /** Called when the match is live again. */
  readonly onResumed: () => void;
  /** Loads the match again, because another user has saved its result. */
  readonly again: () => void;
}

/** The message if this device does not know the last state of the match. */
const NOT_KNOWN = "It was last scored on another device. Resume it there, or ask an administrator.";

/** A button to resume a match that was ended; hidden once it is too late for that. */
function ResumeMatch({ match, asScorer, onResumed, again }: ResumeMatchProps) {
  const league = useLeague();
  const { store } = useConnection();
  const by = useAccountUid();
  const now = useNow(0);
  const [isBusy, setBusy] = useState(false);
  const [failed, setFailed] = useState("");
  const { fixture, result } = match;
  if (!result || !mayResume({ result, date: fixture.date, asScorer }, now)) return null;
  const resume = async () => {
    setBusy(true);
    setFailed("");
    try {
      const entries = readEntryIds(league.slug, fixture.id, by);
      if (await resumeMatch(store, league, { result, entries, asScorer })) onResumed();
      else setFailed(NOT_KNOWN);
    } catch (thrown) {
      const isTaken = thrown instanceof SaveConflict;
      if (isTaken) again();
      setFailed(isTaken ? "Someone else saved its result meanwhile." : asFailure(thrown).message);
    }
    setBusy(false);
  };
  return (
    <>
      <Button disabled={isBusy} onClick={() => void resume()}>
        {isBusy ? "Resuming…" : "Resume"}
      </Button>
      <span role="alert">{failed && `The match was not resumed. ${failed}`}</span>
    </>
  );
}

/** The match to resume, with what this device knows about it. */
interface MatchToResume {
  readonly result: RecordOf<"results">;
  /** The ids of history entries that this account wrote about the match on this device, the latest last. */
  readonly entries: readonly string[];
  readonly asScorer: boolean;
}

/**
 * Resumes a match: makes it live again in the last state in the history. Its result becomes unconfirmed and does not
 * count until it is saved again.
 * @returns whether its last state is known
 * @throws DataFailure, SaveConflict as LeagueStore
 */
async function resumeMatch(
  store: Pick<LeagueStore, "lastLive" | "saveLive" | "update">,
  league: League,
  { result, entries, asScorer }: MatchToResume,
): Promise<boolean> {
  const { id, version } = result;
  const own = entries.length > 0 ? await store.lastLive(league, id, entries) : null;
  // Administrators may read the whole history; a scorer only their own entries, by the ids stored on this device.
  const last = own ?? (asScorer ? null : await store.lastLive(league, id));
  if (!last) return false;
  // The result must be saved before the live state, because saving a result ends a live match.
  if (!result.unconfirmed)
    await store.update(league, "results", { id, version, entity: result, unconfirmed: true });
  await store.saveLive(league, id, (now) => now ?? last);
  return true;
}
