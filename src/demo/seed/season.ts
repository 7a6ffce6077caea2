import { slotsOf } from "@/domain/bracket/make";
import { resolveBracket } from "@/domain/bracket/resolve";
import { slotResultOf } from "@/domain/bracket/result";
import type { GroupTable } from "@/domain/bracket/slot";
import { stageRound } from "@/domain/match/knockOut";
import type { Fixture } from "@/records/fixtures/schema";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import { playerStatistics, type Player, type PlayerStatistic } from "@/records/players/schema";
import { emptyEntity, newMeta, type Entities, type EntityKind } from "@/records/record";
import { withCards } from "@/domain/people/cardCounts";
import type { Result } from "@/records/results/schema";
import type { LiveMatch } from "@/domain/match/live";
import { outcomesOf } from "@/domain/match/outcomes";
import type { Standing } from "@/records/standings/schema";
import type { Sport } from "@/domain/sport";
import { computedRow } from "@/domain/table/computedRow";
import { rankManualRows } from "@/domain/table/kept";
import type { RulePack } from "@/domain/table/pack";
import { rankTable } from "@/domain/table/rank";
import type { Club } from "@/domain/league/league";
import { randomFrom, type Random } from "./random";

/** A member of a squad in the simulation. */
export interface Member {
  readonly name: string;
  readonly jersey: number;
  readonly position: string;
  /** The player's strength, from 0 to 1. */
  readonly quality: number;
}

/** A club in the simulation. */
export interface Side {
  readonly club: Club;
  readonly logo: string;
  readonly squad: readonly Member[];
  /** The team's strength; 1 is average. */
  readonly strength: number;
}

/** A match of the season's plan. */
export interface PlannedMatch {
  readonly id: string;
  readonly gameWeek: string;
  readonly home: Side;
  readonly away: Side;
  readonly date: number | null;
  /** The status of the fixture. */
  readonly status: string;
  readonly played: boolean;
  /** Whether line-ups are known. */
  readonly named: boolean;
  /** Minutes since the beginning of a live match; absent for other matches. */
  readonly running?: number;
  /** The score that it must have; simulated if absent. */
  readonly score?: readonly [home: number, away: number];
}

/** A player's statistics in a match; absent ones are 0. */
export interface PlayerPerformance {
  readonly member: Member;
  readonly counts: Partial<Record<PlayerStatistic, number>>;
}

/** A simulated match: its result, its line-ups, and the players' statistics (`performances`). */
export interface MatchReport {
  readonly result: Result;
  readonly lineUps: readonly [home: string[], away: string[]];
  readonly deeds: readonly PlayerPerformance[];
}

/** How a sport's seasons are simulated. */
export interface SportRecipe {
  readonly game: Sport;
  /** The positions of a squad, with their jersey numbers. */
  readonly squad: readonly (readonly [position: string, jerseys: readonly number[]])[];
  /** Chooses the line-up of a side. */
  choose(random: Random, side: Side): Member[];
  /** Simulates a match. */
  play(random: Random, match: PlannedMatch): MatchReport;
  /**
   * Returns the live state of a match with this result, `minutes` after its kick-off; absent if the sport has no live
   * matches in the seed.
   */
  running?(result: Result, minutes: number): LiveMatch;
  /** Returns what a player's statistics per match add to the rating. */
  impact(perMatch: (statistic: PlayerStatistic) => number): number;
}

/** A record before it is stored, with its id. */
export interface Entry<K extends EntityKind> {
  readonly id: string;
  readonly entity: Entities[K];
}

/** A league's records, by kind; a kind that is absent has none. */
export type SeasonRecords = { readonly [K in EntityKind]?: readonly Entry<K>[] };

/** A league's records, and its live matches. */
export type Season = SeasonRecords & { readonly live: readonly LiveEntry[] };

/** A live match. */
export interface LiveEntry {
  /** The id of its fixture. */
  readonly id: string;
  readonly match: LiveMatch;
}

function fixtureOf(match: PlannedMatch, lineUps: MatchReport["lineUps"]): Fixture {
  return {
    ...emptyEntity("fixtures"),
    teamA: match.home.club.name,
    teamALogo: match.home.logo,
    teamB: match.away.club.name,
    teamBLogo: match.away.logo,
    date: match.date,
    stadium: match.home.club.ground,
    status: match.status,
    gameWeek: match.gameWeek,
    lineUpA: lineUps[0],
    lineUpB: lineUps[1],
  };
}

function playersOf(
  sides: readonly Side[],
  performances: readonly PlayerPerformance[],
  { impact }: SportRecipe,
): Entry<"players">[] {
  return sides.flatMap(({ club, logo, squad }) =>
    squad.map((member) => {
      const own = performances.filter((deed) => deed.member === member);
      const total = (statistic: PlayerStatistic) =>
        own.reduce((sum, { counts }) => sum + (counts[statistic] ?? 0), 0);
      const appearances = total("appearances");
      const shown = impact((statistic) => total(statistic) / Math.max(1, appearances));
      const player: Player = {
        ...emptyEntity("players"),
        name: member.name,
        jersey: member.jersey,
        position: member.position,
        club: club.name,
        teamLogo: logo,
        rating: Math.round(10 * Math.min(9, 6 + member.quality + shown)) / 10,
        ...Object.fromEntries(playerStatistics.map((statistic) => [statistic, total(statistic)])),
        cleanSheets: isGoalkeeper(member) ? total("cleanSheets") : 0,
      };
      return { id: `${club.slug}-${member.jersey}`, entity: player };
    }),
  );
}

/** Returns a result with the counts of its cards, computed with both squads. */
function withSquads({ home, away }: PlannedMatch, { result }: MatchReport): Result {
  const names = ({ squad }: Side) => squad.map(({ name }) => name);
  return withCards(result, [], { lineUpA: names(home), lineUpB: names(away) });
}

/** Computes the rows of the table from the results, in the order of the clubs. */
function tableOf(
  results: readonly Entry<"results">[],
  clubs: readonly Club[],
  { packs: [pack], scoreFormat: format }: Sport,
): Standing[] {
  const records = results.map(({ id, entity }) => ({ ...entity, ...newMeta, id }));
  const { outcomes } = format
    ? outcomesOf(records, { pack, format, teams: clubs })
    : { outcomes: [] };
  const { rows, counted } = rankTable({ pack, teams: clubs.map(({ name }) => name), outcomes });
  return clubs.flatMap(({ name, group = "" }) =>
    rows.filter(({ team }) => team === name).map((row) => computedRow(row, group, counted)),
  );
}

/** The knock-out after a season's groups. */
export interface CupPlan {
  /** The pairings by group and rank, as in the league's code. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Returns the date of a match of the bracket by its place: "SF1", "P3", "F". */
  readonly date: (slot: string) => number | null;
}

/** Returns the tables in the form for the bracket, with no matches left to play. */
function finishedGroups(table: readonly Standing[], pack: RulePack): GroupTable[] {
  const groups = [...new Set(table.map(({ group }) => group))];
  return groups.map((group) => ({
    group,
    finished: true,
    rows: rankManualRows(
      table.filter((row) => row.group === group),
      pack,
    ).map(({ row, rank, tied }) => ({ team: row.team, rank, shared: tied })),
  }));
}

/** Simulates the bracket down to the final; a draw is decided by penalties. */
function playCup(
  sides: readonly Side[],
  table: readonly Standing[],
  cup: CupPlan,
  recipe: SportRecipe,
  random: Random,
): { readonly match: PlannedMatch; readonly report: MatchReport }[] {
  const [pack] = recipe.game.packs;
  const slots = slotsOf(cup.pairs);
  const groups = finishedGroups(table, pack);
  const played: { match: PlannedMatch; report: MatchReport }[] = [];
  for (const { id } of slots) {
    const known = played.flatMap(({ report }) => slotResultOf(report.result, pack) ?? []);
    const { a, b } = resolveBracket(slots, groups, known).get(id) ?? {};
    const sideOf = (one: typeof a) =>
      sides.find(({ club }) => one && "team" in one && club.name === one.team);
    const [home, away] = [sideOf(a), sideOf(b)];
    if (!home || !away) continue;
    const match: PlannedMatch = {
      id: `cup-${id.toLowerCase()}`,
      gameWeek: stageRound(id),
      home,
      away,
      date: cup.date(id),
      status: "Full time",
      played: true,
      named: true,
    };
    const report = recipe.play(random, match);
    const { scoreA, scoreB } = report.result;
    const ending = scoreA === scoreB ? (random.chance(0.5) ? "pens 4-2" : "pens 3-5") : "";
    played.push({ match, report: { ...report, result: { ...report.result, stage: id, ending } } });
  }
  return played;
}

/** Simulates how a live match will end. Uses a separate random source, so that all other matches stay the same. */
const runningReport = (match: PlannedMatch, recipe: SportRecipe): MatchReport =>
  recipe.play(randomFrom(`${match.home.club.slug} ${match.id} running`), match);

/**
 * Simulates a season: first the results, and from them everything else, so that players' totals and the table agree
 * with the matches.
 */
export function playSeason(
  sides: readonly Side[],
  plan: readonly PlannedMatch[],
  recipe: SportRecipe,
  random: Random,
  cup?: CupPlan,
): Season {
  const fixtures: Entry<"fixtures">[] = [];
  const results: Entry<"results">[] = [];
  const performances: PlayerPerformance[] = [];
  const live: LiveEntry[] = [];
  for (const match of plan) {
    const report = match.played ? recipe.play(random, match) : undefined;
    const names = (side: Side) => recipe.choose(random, side).map(({ name }) => name);
    const running = match.running === undefined ? undefined : runningReport(match, recipe);
    const lineUps: readonly [string[], string[]] =
      (report ?? running)?.lineUps ??
      (match.named ? [names(match.home), names(match.away)] : [[], []]);
    if (running && recipe.running) {
      live.push({ id: match.id, match: recipe.running(running.result, match.running ?? 0) });
    }
    fixtures.push({ id: match.id, entity: fixtureOf(match, lineUps) });
    if (report) {
      results.push({ id: match.id, entity: withSquads(match, report) });
      performances.push(...report.deeds);
    }
  }
  const clubs = sides.map(({ club }) => club);
  const table = tableOf(results, clubs, recipe.game);
  for (const { match, report } of cup ? playCup(sides, table, cup, recipe, random) : []) {
    fixtures.push({ id: match.id, entity: fixtureOf(match, report.lineUps) });
    results.push({ id: match.id, entity: withSquads(match, report) });
    performances.push(...report.deeds);
  }
  return {
    live,
    fixtures,
    results,
    players: playersOf(sides, performances, recipe),
    standings: table.map((entity, at) => ({ id: clubs[at]?.slug ?? entity.team, entity })),
    teams: sides.map(({ club, logo }) => ({
      id: club.slug,
      entity: {
        ...emptyEntity("teams"),
        name: club.name,
        logo,
        // In the form that the administration would store; the address in the league's code stays valid.
        slug: club.slug.toLowerCase(),
        group: club.group ?? "",
        colours: [...club.colours],
        nickname: club.nickname,
        ground: club.ground,
        founded: club.founded,
        house: club.house ?? "",
      },
    })),
  };
}
