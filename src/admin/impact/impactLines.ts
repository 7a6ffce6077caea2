import { impactOf, UNCHANGED } from "@/domain/table/impact";
import type { RecordOf } from "@/records/record";
import type { SeasonRecords } from "@/domain/season/competition";
import { competitionNow } from "@/domain/season/competitionNow";
import type { League } from "@/domain/league/league";
import { settingsOf } from "@/domain/season/seasons";
import { asTyped, withNamesOfToday } from "@/records/presentNames";
import { recordsAfter, type Change } from "./change";

interface Season {
  readonly records: SeasonRecords;
  readonly players: readonly RecordOf<"players">[];
}

type Named = readonly Pick<RecordOf<"teams">, "name" | "formerNames">[];

const namedBy = ({ records, players }: Season, teams: Named): Season => ({
  records: {
    ...records,
    fixtures: withNamesOfToday("fixtures", records.fixtures, teams),
    results: withNamesOfToday("results", records.results, teams),
    standings: withNamesOfToday("standings", records.standings, teams),
    seasons: withNamesOfToday("seasons", records.seasons, teams),
  },
  players: withNamesOfToday("players", players, teams),
});

const typedIn = ({ records, players }: Season): Season => ({
  records: {
    ...records,
    fixtures: records.fixtures.map(asTyped),
    results: records.results.map(asTyped),
    standings: records.standings.map(asTyped),
    seasons: records.seasons.map(asTyped),
  },
  players: players.map(asTyped),
});

/**
 * The season before and after a club's record changes, with clubs under the names that they then have: what follows a
 * renamed club is no loss, and both sides call it the same.
 */
function clubChange(before: Season, after: SeasonRecords, id: string): readonly [Season, Season] {
  const was = before.records.teams.find((team) => team.id === id);
  const is = after.teams.find((team) => team.id === id);
  const typed = typedIn(before);
  const next = namedBy(
    { ...typed, records: { ...typed.records, teams: after.teams } },
    after.teams,
  );
  if (!was || !is || was.name === is.name) return [before, next];
  const named = { ...was, name: is.name, formerNames: [...was.formerNames, was.name] };
  const teams = before.records.teams.map((team) => (team === was ? named : team));
  return [namedBy({ ...before, records: { ...before.records, teams } }, [named]), next];
}

/** What the change would do to the season's competition, in words; a table kept by hand says that it is. */
export function impactLines(
  league: League,
  records: SeasonRecords,
  players: readonly RecordOf<"players">[],
  change: Change,
): readonly string[] {
  const after = recordsAfter(records, change);
  const now = { records, players };
  const [was, is] =
    change.kind === "teams" ? clubChange(now, after, change.id) : [now, { ...now, records: after }];
  const lines = impactOf(
    competitionNow(league, was.records, was.players),
    competitionNow(league, is.records, is.players),
  );
  const isKept = settingsOf(league, records.seasons, undefined).table === "kept";
  const [first] = lines;
  return isKept && first === UNCHANGED && change.kind === "results"
    ? ["The table is kept by hand: it stays as it is until somebody changes it."]
    : lines;
}
