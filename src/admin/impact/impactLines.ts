import { impactOf, UNCHANGED } from "@/domain/table/impact";
import type { RecordOf } from "@/records/record";
import { recordsBy, type RecordsByKind } from "@/data/byKind";
import type { SeasonKind, SeasonRecords } from "@/domain/season/competition";
import { competitionNow } from "@/domain/season/competitionNow";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { withNamesAsEntered, withNamesOfToday } from "@/records/presentNames";
import { recordsAfter, type Change } from "./change";

/** The kinds whose records hold names of clubs. */
const naming = ["fixtures", "results", "standings", "seasons", "players"] as const;

type Season = RecordsByKind<SeasonKind | "players">;

type TeamNames = readonly Pick<RecordOf<"teams">, "name" | "formerNames">[];

const namedBy = (season: Season, teams: TeamNames): Season => ({
  ...season,
  ...recordsBy(naming, (kind) => withNamesOfToday(kind, season[kind], teams)),
});

const typedIn = (season: Season): Season => ({
  ...season,
  ...recordsBy(naming, <K extends (typeof naming)[number]>(kind: K) =>
    season[kind].map(withNamesAsEntered),
  ),
});

/**
 * Returns the season before and after a change to a club's record. Both use the club's new name, so that renaming a
 * club does not look like the loss of one.
 */
function clubChange(before: Season, after: SeasonRecords, id: string): readonly [Season, Season] {
  const was = before.teams.find((team) => team.id === id);
  const is = after.teams.find((team) => team.id === id);
  const next = namedBy({ ...typedIn(before), teams: after.teams }, after.teams);
  if (!was || !is || was.name === is.name) return [before, next];
  const named = { ...was, name: is.name, formerNames: [...was.formerNames, was.name] };
  const teams = before.teams.map((team) => (team === was ? named : team));
  return [namedBy({ ...before, teams }, [named]), next];
}

/** Says in sentences what a change would do to the season. If the table is kept by hand, results do not change it. */
export function impactLines(
  league: League,
  records: SeasonRecords,
  players: readonly RecordOf<"players">[],
  change: Change,
): readonly string[] {
  const after = recordsAfter(records, change);
  const now = { ...records, players };
  const [was, is] =
    change.kind === "teams" ? clubChange(now, after, change.id) : [now, { ...now, ...after }];
  const lines = impactOf(
    competitionNow(league, was, was.players),
    competitionNow(league, is, is.players),
  );
  const isKept = settingsOf(league, records.seasons, undefined).table === "kept";
  const [first] = lines;
  return isKept && first === UNCHANGED && change.kind === "results"
    ? ["The table is kept by hand, so results do not change it."]
    : lines;
}
