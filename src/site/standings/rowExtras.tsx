import { kickOffOf } from "@/domain/when";
import { amountOf } from "@/domain/wording";
import { matchesAhead, phaseOf } from "@/domain/match/ahead";
import { listedMatches, withLive, type ListedMatch } from "@/domain/match/listed";
import { wasCalledOff } from "@/domain/match/match";
import { latestWeekNumber } from "@/domain/match/week";
import { sameName } from "@/domain/names";
import { formMark } from "@/domain/match/form";
import { movementOf, playedBy, type Movement } from "@/domain/table/movement";
import { calledMatch } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import type { Competition, SeasonRecords, Table } from "@/domain/season/competition";
import { paths } from "@/leagues/paths";
import { Crest } from "@/ui/crest/Crest";
import { FormLinks, type FormMatch } from "@/ui/form/FormLinks";
import { Link } from "@/ui/Link";
import { outcomeOf, scoreText } from "@/ui/match/outcome";
import type { RowExtras } from "@/ui/standings/StandingsRow";
import styles from "./RowExtras.module.css";
import { useClubs } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { isLiveHere, type LiveMatchKeys } from "@/ui/match/liveNow";
import { useLeague } from "@/ui/leagueContext";

interface Season {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly records: SeasonRecords;
  readonly competition: Competition;
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
  readonly liveKeys: LiveMatchKeys;
}

/** Returns the extras of each row of a table: its movement, the matches behind the form, and the next opponent. */
export function rowExtrasOf(season: Season, table: Table): (team: string) => RowExtras {
  const { league, records, past, now, liveKeys } = season;
  const movement =
    table.input &&
    movementOf(
      table.input,
      playedBy(records.results),
      latestWeekNumber(records.results, records.fixtures),
    );
  // Only matches that the table counts; knock-out matches are not shown as next ones here.
  const listed = withLive(
    listedMatches(records.fixtures, records.results).filter(({ stage }) => stage === ""),
    isLiveHere(liveKeys, league),
  );
  const ahead = past === undefined ? matchesAhead(listed, now, league.game.matchMinutes) : [];
  return (team) => {
    const next = ahead.find((one) => sameName(one.teamA, team) || sameName(one.teamB, team));
    const form = formMatches(season, team);
    const left = table.input?.remaining?.find(({ a, b }) => a === team || b === team);
    const at = next ?? listed.find(({ id }) => id === left?.id);
    const what = at && whatOf(season, at);
    return {
      ...(movement?.places.has(team) && { move: <PlaceArrow movement={movement} team={team} /> }),
      ...(form.length > 0 && { form: <FormLinks form={form} /> }),
      ...(next && { next: <NextMatch {...season} next={next} team={team} /> }),
      ...(what && { begun: `${what} ${versus(season, team, at)}` }),
    };
  };
}

function versus({ clubs }: Season, team: string, match: ListedMatch) {
  const { teamA, teamB } = calledMatch(clubs, match);
  return sameName(match.teamB, team) ? `at ${teamA}` : `v ${teamB}`;
}

/** Returns the state of a match in words; null if it is still ahead. */
function whatOf({ league, now }: Season, { match }: ListedMatch): string | null {
  const phase = phaseOf(match, now, league.game.matchMinutes);
  if (phase === "ahead") return null;
  return phase === "on" ? "on now" : wasCalledOff(match) ? match.status : "result awaited";
}

/** How many matches the form shows. */
const FORM_MATCHES = 5;

function formMatches({ league, clubs, competition, past }: Season, team: string): FormMatch[] {
  return competition.form
    .flatMap((one): FormMatch[] => {
      const outcome = formMark(team, one);
      const { id, teamA, teamB } = calledMatch(clubs, one.result);
      const match = `${teamA} ${scoreText(outcomeOf(one.result, league))} ${teamB}`;
      return outcome ? [{ id, outcome, match, to: paths.match(league, id, past) }] : [];
    })
    .slice(-FORM_MATCHES);
}

/** An arrow beside the place for the team's movement, with words for screen readers. */
function PlaceArrow({ movement: { week, places }, team }: { movement: Movement; team: string }) {
  const by = places.get(team) ?? 0;
  const count = amountOf(Math.abs(by), "place");
  const words = `${by > 0 ? "up" : "down"} ${count} in game week ${week}`;
  return (
    <span className={styles.moved} data-later="" data-way={by > 0 ? "up" : "down"} title={words}>
      <span aria-hidden="true">{by > 0 ? "▲" : "▼"}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}

/** The next opponent's crest and the date, linked to the match. */
function NextMatch(props: Season & { readonly team: string; readonly next: ListedMatch }) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const { team, next } = props;
  const isAway = sameName(next.teamB, team);
  const opponent = isAway ? next.teamA : next.teamB;
  const club = findClub(clubs, opponent);
  const kickOff = kickOffOf(next, zone);
  const words = versus(props, team, next);
  const what = whatOf(props, next);
  return (
    <Link
      aria-label={[what ? `Match ${words}, ${what}` : `Next ${words}`, kickOff?.full]
        .filter(Boolean)
        .join(", ")}
      className={styles.next}
      title={words}
      to={paths.match(league, next.id)}
    >
      <span aria-hidden="true" className={styles.way}>
        {isAway ? "at" : "v"}
      </span>
      <Crest colours={club?.colours} decorative logo={club?.logo} name={opponent} size={24} />
      <span aria-hidden="true">{what === "on now" ? "On now" : kickOff?.date}</span>
    </Link>
  );
}
