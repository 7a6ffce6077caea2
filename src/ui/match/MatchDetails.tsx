import { useMemo, type ReactNode } from "react";
import { phaseOf } from "@/domain/match/ahead";
import { gameWeekLabel } from "@/domain/match/grouping";
import { stageRound } from "@/domain/match/knockOut";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { lineUpsOf } from "@/domain/people/lineUps";
import type { RecordOf } from "@/domain/records/record";
import { formatKickOff, zonesInWords } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { Chip } from "../Chip";
import { Happenings } from "./Happenings";
import { LiveEvents } from "./LiveEvents";
import { useLiveNow } from "./liveNow";
import { LineUps } from "./LineUps";
import styles from "./MatchDetails.module.css";
import { MatchCentre } from "./MatchCentre";
import { MatchHeader } from "./MatchHeader";
import { NamesContext, namesIn } from "./names";
import { useNow } from "./useNow";

interface MatchDetailsProps {
  readonly league: League;
  readonly match: ListedMatch;
  readonly clubs: readonly ResolvedClub[];
  /** The squads that are at hand, which players' names are looked up in. */
  readonly players: readonly RecordOf<"players">[];
  readonly zone: string;
  /** The season it is of; undefined for the current one. */
  readonly past?: string | undefined;
  /** What stands in place of line-ups, scorers and bookings until they are read. */
  readonly waiting: ReactNode;
}

/** All there is to say of a match, to be played or played, as far as its sport keeps it. */
export function MatchDetails(props: MatchDetailsProps) {
  const { league, match, clubs, players, zone, past, waiting } = props;
  const { teamA, teamB, date } = match;
  const now = useNow(0);
  const phase = phaseOf(match.match, now, league.game.matchMinutes);
  const live = useLiveNow(league, match.id);
  const names = useMemo(
    () => namesIn(league, players, [teamA, teamB], date, past),
    [league, players, teamA, teamB, date, past],
  );
  return (
    <NamesContext value={names}>
      <article className={styles.details}>
        <MatchHeader
          caption={<Caption league={league} match={match} zone={zone} />}
          clubs={clubs}
          league={league}
          match={match}
        >
          <MatchCentre league={league} match={match} phase={phase} zone={zone} />
        </MatchHeader>
        {waiting ?? (
          <>
            {hasResult(match) && <Happenings clubs={clubs} league={league} match={match} />}
            {!hasResult(match) && live && <LiveEvents live={live} match={match} />}
            <WhoPlays league={league} match={match} />
          </>
        )}
      </article>
    </NamesContext>
  );
}

/** When and where, why not as planned, and what was corrected. */
export function Caption({
  league,
  match,
  zone,
}: Pick<MatchDetailsProps, "league" | "match" | "zone">) {
  const { date, movedFrom, stadium, reason, gameWeek, stage } = match;
  const kickOff = formatKickOff(date, zone);
  const moved = movedFrom === date ? null : formatKickOff(movedFrom, zone);
  const note = date === null ? null : zonesInWords(date, zone, brand.timeZone);
  const { corrected, unconfirmed } = match.match.outcome?.result ?? {};
  const inLeague =
    league.matchGrouping.by === "none" ? league.matchGrouping.label : gameWeekLabel(gameWeek);
  const round = stage && gameWeek.trim() === "" ? stageRound(stage) : inLeague;
  return (
    <>
      {kickOff && (
        <p>
          <time dateTime={kickOff.iso}>{kickOff.full}</time>
        </p>
      )}
      {moved && <p>moved from {moved.date}</p>}
      <p>{[stadium, round].filter(Boolean).join(" · ")}</p>
      {note && <p>{note}</p>}
      {reason && <p className={styles.reason}>{reason}</p>}
      {corrected && <p className={styles.corrected}>corrected, was {corrected}</p>}
      {unconfirmed && (
        <p>
          <Chip tone="warning">Unconfirmed</Chip>
        </p>
      )}
    </>
  );
}

/** Who began and who came on, or who played as the result says; nothing of a past match of which nobody tells. */
export function WhoPlays({
  league,
  match,
  isWithoutSubstitutes = false,
}: Pick<MatchDetailsProps, "league" | "match"> & { readonly isWithoutSubstitutes?: boolean }) {
  const { outcome } = match.match;
  const { label, size } = league.game.lineUp;
  const { isStarting, teams } = lineUpsOf(match.match, size);
  if (outcome && teams.every(({ starters }) => starters.length === 0)) return null;
  const [a, b] = teams;
  return (
    <LineUps
      isOver={outcome !== null}
      isWithoutSubstitutes={isWithoutSubstitutes}
      label={isStarting ? label : "Players"}
      teams={[
        { ...a, name: match.teamA },
        { ...b, name: match.teamB },
      ]}
    />
  );
}
