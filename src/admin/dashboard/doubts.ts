import { arena } from "@arena/arena";
import { DAY } from "@/domain/durations";
import { momentOf } from "@/domain/when";
import { counts, readEnding } from "@/domain/match/ending";
import { gameWeekKey } from "@/domain/match/grouping";
import { foldName } from "@/domain/names";
import type { EntityKind, ResultRecord } from "@/records/record";
import { clubsWithoutHouse } from "@/domain/season/championship";
import { competitionOf, entrantsOf, type SeasonRecords } from "@/domain/season/competition";
import { isBadFormat } from "@/domain/season/formatText";
import { groupProblems } from "@/domain/season/strandedClubs";
import { settingsOf } from "@/domain/season/seasons";
import type { League } from "@/domain/league/league";
import { tableDifferences } from "../season-mode/differences";
import { titleOf } from "../kinds";
import { abandonedDoubts } from "./abandonedDoubts";
import { competitionDoubts } from "./competitionDoubts";

/** A possible mistake in the season's records. */
export interface Doubt {
  readonly key: string;
  readonly text: string;
  readonly kind: EntityKind;
  /** The id of the record to open; null if the doubt is about the whole list. */
  readonly record: string | null;
  /** The abandoned match that was replayed: declaring it void settles the doubt. */
  readonly toVoid?: ResultRecord;
}

/** Returns a key that two results of the same match share; null if the result has neither a game week nor a date. */
function matchKey(result: ResultRecord): string | null {
  const { teamA, teamB, gameWeek, stage } = result;
  const date = momentOf(result);
  const week = gameWeekKey(gameWeek);
  const hasWeek = week !== gameWeekKey("");
  if (!hasWeek && date === null) return null;
  const when = hasWeek ? week : `day ${Math.floor((date ?? 0) / DAY)}`;
  return [foldName(teamA), foldName(teamB), when, stage].join("\n");
}

/** Returns the results of matches that already have another result. */
function enteredTwice(results: readonly ResultRecord[]): readonly ResultRecord[] {
  const seen = new Set<string>();
  // A match whose result counts nowhere, or is not decided yet, may have been replayed.
  const counted = results.filter(({ ending }) => counts(readEnding(ending)));
  return counted.filter((result) => {
    const key = matchKey(result);
    if (key === null) return false;
    const isSecond = seen.has(key);
    seen.add(key);
    return isSecond;
  });
}

/**
 * Finds a table that is kept by hand, as in a new season, and has no row although there are results: visitors see none.
 */
export function emptyTable(league: League, records: SeasonRecords): readonly Doubt[] {
  const { table } = settingsOf(league, records.seasons, undefined);
  const isKept = table === "kept" && league.collections.standings !== undefined;
  if (!isKept || records.standings.length > 0 || records.results.length === 0) return [];
  const text =
    "Visitors see no table: it is kept by hand and has no row. “Count from results” fills it.";
  return [{ key: "no table", text, kind: "standings", record: null }];
}

/**
 * Lists possible mistakes of a season: results that the sport does not allow, matches entered twice, a bracket or table
 * that differs from the results, a bad format, clubs without a group or a house.
 */
export function doubtsOf(league: League, records: SeasonRecords): readonly Doubt[] {
  const competition = competitionOf(league, records);
  const { refused, settings, format } = competition;
  const titles = new Map(records.results.map((one) => [one.id, titleOf("results", one, league)]));
  const differing =
    settings.table === "kept" && records.standings.length > 0
      ? new Set(tableDifferences(league, records).map(({ who }) => who)).size
      : 0;
  const houseless = clubsWithoutHouse(league, records);
  // An old season whose table is kept by hand may have clubs without a group.
  const groupless =
    settings.table === "kept" && settings.format === ""
      ? []
      : groupProblems(format, entrantsOf(league, records));
  return [
    ...refused.map(({ id, reason }): Doubt => ({
      key: `refused ${id}`,
      text: `${titles.get(id) ?? "A result"} counts nowhere: ${reason}.`,
      kind: "results",
      record: id,
    })),
    ...enteredTwice(records.results).map((result): Doubt => ({
      key: `twice ${result.id}`,
      text: `${titleOf("results", result, league)} is entered for a match that has another result.`,
      kind: "results",
      record: result.id,
    })),
    ...abandonedDoubts(league, competition),
    ...competitionDoubts(league, competition, records.results),
    ...(differing === 0
      ? []
      : [
          {
            key: "table",
            text: `The table is kept by hand and differs from the results for ${differing === 1 ? "one team" : `${differing} teams`}.`,
            kind: "standings",
            record: null,
          } as const,
        ]),
    ...(isBadFormat(settings)
      ? [
          {
            key: "format",
            text: `The format of ${settings.label} cannot be read, so the league’s own is in force. Choose the season’s format again.`,
            kind: "seasons",
            record: null,
          } as const,
        ]
      : []),
    ...groupless.map((text): Doubt => ({ key: text, text, kind: "teams", record: null })),
    ...(houseless.length === 0
      ? []
      : [
          {
            key: "houses",
            text: `These clubs have no ${arena.house}, so they are missing from the table of the ${arena.championship}: ${houseless.join(", ")}.`,
            kind: "teams",
            record: null,
          } as const,
        ]),
  ];
}
