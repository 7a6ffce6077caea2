import { useMemo } from "react";
import {
  type Competition,
  type SeasonRecords,
  type Table,
  competitionOf,
} from "@/domain/season/competition";
import { decisionOf } from "@/domain/match/ending";
import { sameName, foldName } from "@/domain/names";
import { latestOf, latestDecision } from "@/domain/season/lastChange";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { Icon } from "@/ui/Icon";
import { ChangeStamp, ResultLink, DecisionStamp } from "@/ui/standings/ChangeStamp";
import { useLeague } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import type { League } from "@/domain/league/league";
import styles from "./StandingsPage.module.css";

interface Props {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly competition: Competition;
  readonly records: SeasonRecords;
  /** When the records were loaded, in epoch milliseconds. */
  readonly readAt: number;
  /** The table that the line is about, if each table has its own line; undefined for all tables. */
  readonly table?: Table;
}

/** How many results are listed by name. */
const NAMED_RESULTS = 3;

function KeptStamp({ past, competition, records }: Omit<Props, "readAt">) {
  const league = useLeague();
  const { agrees, newer } = useMemo(
    () => keptNote(league, records, competition, past),
    [league, records, competition, past],
  );
  if (agrees) return "Kept by hand; every result is counted.";
  if (newer.length === 0) return "Kept by hand.";
  const more = newer.length - NAMED_RESULTS;
  return (
    <>
      Kept by hand. Not counted yet:{" "}
      {newer.slice(0, NAMED_RESULTS).map((result, at) => (
        <span key={result.id}>
          {at > 0 && ", "}
          <ResultLink result={result} />
        </span>
      ))}
      {more > 0 && ` and ${more} more`}.
    </>
  );
}

/**
 * A line that says when and by which result a table last changed; for a table kept by hand, which results it does not
 * count yet.
 */
export function TableStamp({ past, competition, records, readAt, table }: Props) {
  const isKept = competition.settings.table === "kept";
  const inTable = (team: string) =>
    !table || table.lines.some(({ row }) => sameName(row.team, team));
  /** Whether a result is void: it changes the table, because what it counted before is removed. */
  const isVoid = (result: RecordOf<"results">) =>
    result.stage === "" &&
    inTable(result.teamA) &&
    inTable(result.teamB) &&
    decisionOf(result).how === "void";
  const counted = new Set((table?.ranked?.counted ?? competition.outcomes).map(({ id }) => id));
  const { closed } = competition.settings;
  // The day alone: `full` ends with the time, for example ", 18:00", which is 7 characters long.
  const closedOn = formatKickOff(past === undefined ? null : closed, useZone())?.full.slice(0, -7);
  const latest = isKept
    ? undefined
    : latestOf(
        records.results.filter((result) => counted.has(result.id) || isVoid(result)),
        competition.settings,
      );
  // In a past season this is left out, because closing a season saves its rows again without changing them.
  const word =
    isKept || past !== undefined
      ? undefined
      : latestDecision(records.standings.filter(({ team }) => inTable(team)));
  const isWord = word !== undefined && (word.updatedAt ?? 0) > (latest?.updatedAt ?? 0);
  if (!isKept && !latest && !word && !closedOn) return null;
  return (
    <p className={styles.stamp}>
      <Icon name={isKept ? "info" : "clock"} size={16} />
      <span>
        {isWord ? (
          <DecisionStamp readAt={readAt} word={word} />
        ) : (
          latest && <ChangeStamp result={latest} readAt={readAt} />
        )}
        {isKept && <KeptStamp past={past} competition={competition} records={records} />}
        {closedOn && `${latest ? ". " : isKept ? " " : ""}Season closed on ${closedOn}.`}
      </span>
    </p>
  );
}

/** The comparison of a table kept by hand with the results. */
interface KeptNote {
  /** Whether the table's figures are the same as those computed from the results. */
  readonly agrees: boolean;
  /** Results saved after the rows of their teams, the latest first; empty if the table agrees. */
  readonly newer: readonly RecordOf<"results">[];
}

/** The largest difference at which two figures are equal; figures have one decimal. */
const SAME = 0.06;

/** Compares a table kept by hand with the results. @param past a past season's id; undefined for the current season */
function keptNote(
  league: League,
  records: SeasonRecords,
  kept: Competition,
  past: string | undefined,
): KeptNote {
  const { columns } = league.game.table;
  const rows = new Map(records.standings.map((row) => [foldName(row.team), row]));
  const computed = competitionOf(league, records, past, "computed");
  const lines = computed.tables.flatMap((table) => table.lines);
  const agrees =
    kept.outcomes.length > 0 &&
    lines.every(({ row: figures }) => {
      const row = rows.get(foldName(figures.team));
      if (!row) return figures.played === 0;
      return columns.every(({ key }) => {
        const [typed, figure] = [row[key], figures[key]];
        return (
          typeof typed !== "number" || typeof figure !== "number" || Math.abs(typed - figure) < SAME
        );
      });
    });
  if (agrees) return { agrees, newer: [] };
  const counted = new Set(kept.outcomes.map(({ id }) => id));
  const isNewer = ({ id, teamA, teamB, updatedAt }: RecordOf<"results">) =>
    counted.has(id) &&
    [teamA, teamB].some((team) => {
      const since = rows.get(foldName(team))?.updatedAt ?? null;
      return since !== null && updatedAt !== null && updatedAt > since;
    });
  const newer = records.results
    .filter(isNewer)
    .toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0));
  return { agrees, newer };
}
