import { awaited } from "../bracket/awaited";
import type { Side, Slot } from "../bracket/slot";
import { formatPoints } from "../meet/showPoints";
import { topPlayers } from "../people/statistics";
import { suspensions } from "../people/suspensions";
import type { RecordOf } from "@/records/record";
import { why } from "../table/explain";
import type { CompetitionNow, LevelPair, StandingNow } from "../table/impact";
import { outlook } from "../table/outlook";
import { bansOf } from "./bans";
import { bracketOf } from "./bracket";
import { houseTable, leagueShare } from "./championship";
import { competitionOf, type SeasonRecords, type Table } from "./competition";
import { playersByResults } from "./figures";
import type { League } from "../league/league";
import { settingsOf } from "./seasons";

/** The number of players of a top list that are compared. */
const HEAD = 3;

/** The columns that describe a change, the most important first. */
const telling = ["points", "won", "gd"] as const;

function standingsOf(league: League, table: Table): StandingNow[] {
  const columns = telling.flatMap((key) => {
    const column = league.game.table.columns.find((one) => one.key === key);
    return column ? [{ key, label: column.label.toLowerCase() }] : [];
  });
  const { input, ranked, undecided, goOn: places } = table;
  const isAsked = places !== undefined && input && !undecided && ranked?.counted.length;
  const prospects = isAsked ? outlook({ ...input, places }) : null;
  return table.lines.map(({ rank, tied, zone, row }) => ({
    team: row.team,
    rank,
    shared: tied,
    verdict: prospects?.get(row.team)?.verdict ?? null,
    inside: zone === null ? null : zone === "inside",
    figures: columns.map(({ key, label }) => ({ label, value: row[key] })),
  }));
}

/** Returns neighbours in the table that are level on the first criterion, with what separates them. */
function levelIn({ lines, ranked }: Table): LevelPair[] {
  if (!ranked || ranked.counted.length === 0) return [];
  return lines.slice(1).flatMap((line, at): LevelPair[] => {
    const above = lines[at];
    if (!above || above.rank === null || line.rank === null) return [];
    const [upper, lower] = [above.row.team, line.row.team];
    const reason = why(ranked, upper, lower);
    if (reason === "shared") return [{ upper, lower, by: null }];
    const { levelOn, split } = reason;
    const among = split.among ? " of the matches between them" : "";
    return levelOn.length === 0 ? [] : [{ upper, lower, by: split.criterion.words + among }];
  });
}

function sideInWords(side: Side, slots: readonly Slot[]): string {
  if ("team" in side) return side.team;
  if ("bye" in side) return "nobody";
  return side.asItStands ?? awaited(side.waiting, slots);
}

function topListsOf(
  league: League,
  records: SeasonRecords,
  players: readonly RecordOf<"players">[],
): CompetitionNow["topLists"] {
  const sport = league.game;
  const computed = settingsOf(league, records.seasons, undefined).players === "computed";
  if (!computed) return [];
  const shown = playersByResults(league, players, records.results);
  return sport.statistics
    .filter(({ fromResults }) => fromResults && fromResults !== "appearances")
    .map(({ key, label }) => ({
      title: `First in ${label.toLowerCase()}`,
      names: topPlayers(shown, key)
        .slice(0, HEAD)
        .map(({ player }) => player),
    }));
}

/** Returns the players who are suspended for coming matches, by the season's rule. */
function bansNow(
  league: League,
  { results }: SeasonRecords,
  players: readonly RecordOf<"players">[],
): CompetitionNow["bans"] {
  const policy = bansOf(league);
  if (!policy) return [];
  return suspensions(results, { players, policy }).map(({ key, player, club, left }) => ({
    key,
    name: club ? `${player} (${club})` : player,
    left,
  }));
}

/** Returns the parts of a season that are compared to describe a change to its records before it is saved. */
export function competitionNow(
  league: League,
  records: SeasonRecords,
  players: readonly RecordOf<"players">[],
): CompetitionNow {
  const competition = competitionOf(league, records);
  const ties = bracketOf(competition, records.results);
  const slots = ties.map(({ slot }) => slot);
  return {
    tables: competition.tables.map((table) => ({
      lines: standingsOf(league, table),
      level: levelIn(table),
    })),
    pairings: ties.map(({ slot, state }) => ({
      id: slot.id,
      name: slot.name,
      sides: [sideInWords(state.a, slots), sideInWords(state.b, slots)],
      winner: state.winner,
      drift: state.drift,
    })),
    topLists: topListsOf(league, records, players),
    bans: bansNow(league, records, players),
    houses: houseTable([leagueShare(league, records)]).map(({ name, points }) => ({
      house: name,
      points: formatPoints(points),
    })),
  };
}
