import { type ReactNode, useMemo } from "react";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { ReadState } from "@/data/readState";
import type { RecordOf } from "@/records/record";
import { Dialog } from "@/ui/Dialog";
import { paths } from "@/leagues/paths";
import { ButtonLink, IconButton } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { ShareButton } from "@/ui/share/ShareButton";
import styles from "./MatchDetails.module.css";
import { calledMatch } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { phaseOf } from "@/domain/match/ahead";
import { momentOf } from "@/domain/when";
import { Caption } from "./Caption";
import { PlayedMatchDetails } from "./Happenings";
import { LiveEvents } from "./LiveEvents";
import { useLiveNow } from "./liveNow";
import { MatchCentre } from "./MatchCentre";
import { MatchHeader } from "./MatchHeader";
import { NamesContext, namesIn } from "./names";
import { useNow } from "./useNow";
import { MatchLineUps } from "./WhoPlays";

interface MatchDialogProps {
  /** Null if the match in the address does not exist. */
  readonly match: ListedMatch | null;
  /** The season of the match; undefined for the current season. */
  readonly past?: string | undefined;
  /** The players of the squads that are loaded. */
  readonly players: readonly RecordOf<"players">[];
  /** The loading state of the details that lists leave out, such as scorers and line-ups. */
  readonly rest: ReadState<unknown>;
  readonly onClose: () => void;
}

/** The small title of the dialog, above the names of the teams. */
const MATCH_DETAILS = "Match details";

/** The dialog with the details of a match; it fills the screen on phones. */
export function MatchDialog({ match, past, rest, onClose, ...shared }: MatchDialogProps) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  if (!match) {
    return (
      <Dialog onClose={onClose} sheet title={MATCH_DETAILS}>
        <EmptyState bare spot="not-found" title="Match not found">
          It may have been removed, or the address is not complete.
        </EmptyState>
      </Dialog>
    );
  }
  const called = calledMatch(clubs, match);
  const page = paths.match(league, match.id, past);
  const actions = (
    <>
      {hasResult(match) && (
        <ShareButton
          iconOnly
          label="Share result"
          to={page}
          paint={async () => {
            const { resultPicture } = await import("@/ui/share/resultPicture");

            return resultPicture({ league, clubs, zone, match });
          }}
        />
      )}
      <IconButton icon="print" label="Print" onClick={() => window.print()} />
    </>
  );
  return (
    <Dialog
      actions={actions}
      kind={MATCH_DETAILS}
      onClose={onClose}
      sheet
      title={`${called.teamA} v ${called.teamB}`}
    >
      <MatchDetails {...shared} match={match} past={past} waiting={waitingFor(rest)} />
      <p className={styles.page}>
        <ButtonLink iconAfter="arrowRight" to={page}>
          Open match page
        </ButtonLink>
      </p>
    </Dialog>
  );
}

/** Returns a placeholder or an error message for the rest of a match; null if the rest is loaded. */
function waitingFor(rest: ReadState<unknown>): ReactNode {
  switch (rest.status) {
    case "loading":
      return (
        <Loading what="match details">
          <Skeleton className={styles.rest} shape="block" />
        </Loading>
      );
    case "failed":
      return <FailedRead state={rest} title="The details could not be loaded." />;
    case "ready":
      return null;
  }
}

interface MatchDetailsProps {
  readonly match: ListedMatch;
  /** The players of the loaded squads, in which players' names are looked up. */
  readonly players: readonly RecordOf<"players">[];
  /** The season of the match; undefined for the current season. */
  readonly past?: string | undefined;
  /** A placeholder for line-ups, scorers and bookings; null if they are loaded. */
  readonly waiting: ReactNode;
}

/** All details of a match, before or after it is played, as far as its sport has them. */
function MatchDetails(props: MatchDetailsProps) {
  const league = useLeague();
  const { match, players, past, waiting } = props;
  const { teamA, teamB } = match;
  const moment = momentOf(match);
  const now = useNow(0);
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  const live = useLiveNow(league, match.id);
  const names = useMemo(
    () => namesIn(league, players, [teamA, teamB], moment, past),
    [league, players, teamA, teamB, moment, past],
  );
  return (
    <NamesContext value={names}>
      <article className={styles.details}>
        <MatchHeader caption={<Caption match={match} />} match={match}>
          <MatchCentre match={match} phase={phase} />
        </MatchHeader>
        {waiting ?? (
          <>
            {hasResult(match) && <PlayedMatchDetails match={match} />}
            {!hasResult(match) && live && <LiveEvents live={live} match={match} />}
            <MatchLineUps match={match} />
          </>
        )}
      </article>
    </NamesContext>
  );
}
