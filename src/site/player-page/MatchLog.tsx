import { kickOffOf, momentOf } from "@/domain/when";
import { useMemo } from "react";
import { recordsRead } from "@/data/readState";
import { useListings } from "@/data/useListing";
import { scoreFigure } from "@/domain/match/figure";
import { listedMatch } from "@/domain/match/listed";
import { sameName } from "@/domain/names";
import { playerLog, type LoggedMatch, type OwnPart } from "@/domain/people/playerLog";
import { clubIn } from "@/domain/people/squad";
import type { Figures } from "@/domain/people/totals";
import type { RecordOf, ResultRecord } from "@/records/record";
import type { Sport } from "@/domain/sport";
import { amountOf } from "@/domain/wording";
import { tieRulesOf } from "@/domain/season/figures";
import { findClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Chip } from "@/ui/Chip";
import { Crest } from "@/ui/crest/Crest";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { minuteText } from "@/ui/match/minuteText";
import { outcomeOf, scoreText } from "@/ui/match/outcome";
import { useNow } from "@/ui/match/useNow";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { latestFirst } from "../match/latestResults";
import { suspendedIn, suspensionInWords } from "../suspensions/suspended";
import styles from "./PlayerPage.module.css";

interface MatchLogProps {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
}

/** The list of the season's matches that name the player, newest first, with the player's figures in each. */
export function MatchLog({ past, player, squads }: MatchLogProps) {
  const league = useLeague();
  const [results] = useListings([{ league, kind: "results", season: past, whole: true }]);
  return (
    <Listing skeleton={<MatchListSkeleton rows={4} />} state={results} what="results">
      {({ records }) => (
        <>
          {past === undefined && league.game.bans && (
            <Suspension player={player} results={records} squads={squads} />
          )}
          <Log past={past} player={player} results={records} squads={squads} />
        </>
      )}
    </Listing>
  );
}

/** A line with the matches that the player misses because of a suspension; nothing if there are none. */
function Suspension({ player, squads, results }: MatchLogData) {
  const league = useLeague();
  const clubs = useClubs();
  const [fixtures] = useListings([{ league, kind: "fixtures" }]);
  const zone = useZone();
  const now = useNow(0);
  const planned = recordsRead(fixtures);
  const own = useMemo(
    () =>
      planned &&
      suspendedIn(league, { fixtures: planned, results, players: squads, now }).find(
        ({ record }) => record?.id === player.id,
      ),
    [league, planned, results, squads, player, now],
  );
  if (!own) return null;
  return (
    <p className="mb-3">
      <Chip tone="warning">Suspended</Chip> {player.name}{" "}
      {suspensionInWords(league, own, zone, clubs)}.
    </p>
  );
}

function Log({
  past,
  player,
  squads,
  results,
}: MatchLogProps & { readonly results: readonly ResultRecord[] }) {
  const league = useLeague();
  const log = useMemo(
    () => latestLog(league, { player, squads, results }),
    [league, results, player, squads],
  );
  if (log.length === 0) {
    return (
      <EmptyState title="No match yet">
        Matches that name {player.name} are listed here with goals, cards and awards.
      </EmptyState>
    );
  }
  return (
    <Card flush>
      <ul className="text-small" role="list">
        {log.map((entry) => (
          <LogEntry entry={entry} key={entry.result.id} past={past} player={player} />
        ))}
      </ul>
    </Card>
  );
}

interface MatchLogData {
  readonly player: RecordOf<"players">;
  readonly squads: readonly RecordOf<"players">[];
  readonly results: readonly ResultRecord[];
}

/** Returns the matches that name a player, newest first. */
export function latestLog(league: League, { player, squads, results }: MatchLogData) {
  const { scorerFigure } = league.game;
  const ties = tieRulesOf(league);
  const entries = playerLog(results, player, { players: squads, scorerFigure, ties });
  const byId = new Map(entries.map((entry) => [entry.result.id, entry]));
  const matches = entries.map(({ result }) => listedMatch(null, result));
  return latestFirst(matches).flatMap(({ id }) => byId.get(id) ?? []);
}

/** A row of a player's log: opponent, date, and the player's figures in the match. */
export function LogEntry(props: OpponentProps) {
  const league = useLeague();
  const { entry } = props;
  const zone = useZone();
  const sport = league.game;
  return (
    <li className={styles.entry}>
      <Opponent {...props} />
      <span className="text-secondary nowrap">{kickOffOf(entry.result, zone)?.date}</span>
      {entry.parts.length > 0 && <OwnParts parts={entry.parts} sport={sport} />}
      <span className={styles.given}>{givenBy(entry, sport).join(" · ")}</span>
    </li>
  );
}

const isShownAlready = (figure: keyof Figures) =>
  figure === "appearances" || figure.startsWith("parts");

/** Formats how many of the goals were penalties: " (1 penalty)"; '' if none. */
function penaltiesOf({ penalties }: Figures): string {
  if (penalties === 0) return "";
  return ` (${amountOf(penalties, "penalty", "penalties")})`;
}

/** Returns the player's figures in a match in words: "2 goals", "Yellow card"; "Played" if there is nothing else. */
function givenBy(entry: LoggedMatch<ResultRecord>, sport: Sport): readonly string[] {
  const { figures, isBest, parts, on, off } = entry;
  const { yellow, secondYellow, red, ownGoals } = figures;
  const counted = sport.statistics.flatMap(({ fromResults, unit, units }) => {
    // The individual matches are shown above this line, so their counts are left out.
    if (!fromResults || isShownAlready(fromResults) || figures[fromResults] === 0) return [];
    const ofThem = fromResults === "goals" ? penaltiesOf(figures) : "";
    return [`${amountOf(figures[fromResults], unit, units)}${ofThem}`];
  });
  const change = (word: string, minute: string | null) =>
    minute === null ? [] : [`${word} ${minuteText(minute)}`.trim()];
  const all = [
    ...change("On", on),
    ...change("Off", off),
    ...counted,
    ...(ownGoals > 0 ? [amountOf(ownGoals, "own goal")] : []),
    ...(yellow > 0 ? ["Yellow card"] : []),
    ...(red > 0 ? ["Red card"] : []),
    ...(secondYellow > 0 ? ["Red card (second yellow)"] : []),
    ...(isBest ? [sport.words.manOfTheMatch] : []),
  ];
  return all.length > 0 || parts.length > 0 ? all : ["Played"];
}

const inWords = (names: readonly string[]) => names.join(" and ") || "an unnamed player";

/** The player's individual matches (contests) of a tie: "Board 2 v Grace Abah, ½–½". */
function OwnParts({ parts, sport }: { parts: readonly OwnPart[]; sport: Sport }) {
  const figure = (score: number) => scoreFigure(score, sport.scoreUnit);
  return (
    <ul className={styles.ownParts} role="list">
      {parts.map(({ name, score: [own, other], partners, opponents }) => (
        <li key={name}>
          <b>
            {figure(own)}–{figure(other)}
          </b>{" "}
          <span>
            {name}
            {partners.length > 0 && ` with ${inWords(partners)}`} v {inWords(opponents)}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface OpponentProps extends Omit<MatchLogProps, "squads"> {
  readonly entry: LoggedMatch<ResultRecord>;
}

/** Checks whether the player was in the away team of a match, by the club of that day. */
export const isAwayFor = (player: RecordOf<"players">, result: ResultRecord): boolean =>
  sameName(result.teamB, clubIn(player, [result.teamA, result.teamB], momentOf(result)));

/** The opponent and the score, as a link to the match. */
function Opponent({ past, player, entry }: OpponentProps) {
  const league = useLeague();
  const clubs = useClubs();
  const { result } = entry;
  const { teamA, teamB } = result;
  const isAway = isAwayFor(player, result);
  const opponent = isAway ? teamA : teamB;
  const logo = isAway ? result.teamALogo : result.teamBLogo;
  const club = findClub(clubs, opponent);
  return (
    <Link className={styles.match} to={paths.match(league, result.id, past)}>
      <Crest
        colours={club?.colours}
        decorative
        logo={logo || club?.logo}
        name={opponent}
        size={24}
      />
      <span>
        {isAway ? "at" : "v"} {club?.called ?? opponent}
      </span>
      <b className="nowrap">
        {scoreText(outcomeOf(result, league))}
        {isAway && <span className="visually-hidden">, opponent’s score first</span>}
      </b>
    </Link>
  );
}
