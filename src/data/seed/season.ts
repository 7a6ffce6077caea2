import type { Fixture } from "@/domain/records/fixture";
import { isGoalkeeper, type Player, type PlayerStatistic } from "@/domain/records/player";
import { emptyEntity, type Entities, type EntityKind } from "@/domain/records/record";
import type { Result } from "@/domain/records/result";
import { outcomesOf } from "@/domain/match/outcomes";
import type { Standing } from "@/domain/records/standing";
import type { SportId } from "@/domain/sport";
import { computedRow } from "@/domain/table/computedRow";
import { rankTable } from "@/domain/table/rank";
import type { Club } from "@/leagues/league";
import { packs } from "@/sports/packs";
import { scores } from "@/sports/scores";
import type { Random } from "./random";

/** A squad member while the season is played. */
export interface Member {
  readonly name: string;
  readonly jersey: number;
  readonly position: string;
  /** How good, 0 to 1. */
  readonly quality: number;
}

/** A club while the season is played. */
export interface Side {
  readonly club: Club;
  readonly logo: string;
  readonly squad: readonly Member[];
  /** How strong, about 1. */
  readonly strength: number;
}

/** A match of the season's plan. */
export interface PlannedMatch {
  readonly id: string;
  readonly gameWeek: string;
  readonly home: Side;
  readonly away: Side;
  readonly date: number | null;
  /** What the fixture says. */
  readonly status: string;
  readonly played: boolean;
  /** Whether line-ups are known. */
  readonly named: boolean;
  /** The score it is to have; otherwise it is played for. */
  readonly score?: readonly [home: number, away: number];
}

/** What a player did in a match; statistics that are absent are 0. */
export interface Deed {
  readonly member: Member;
  readonly counts: Partial<Record<PlayerStatistic, number>>;
}

export interface MatchReport {
  readonly result: Result;
  readonly lineUps: readonly [home: string[], away: string[]];
  readonly deeds: readonly Deed[];
}

/** How a sport's seasons are made up. */
export interface SportRecipe {
  readonly sport: SportId;
  /** The positions of a squad with the jersey numbers that go with them. */
  readonly squad: readonly (readonly [position: string, jerseys: readonly number[]])[];
  choose(random: Random, side: Side): Member[];
  play(random: Random, match: PlannedMatch): MatchReport;
  /** What a player's figures add to the rating. */
  impact(perMatch: (statistic: PlayerStatistic) => number): number;
}

export interface Entry<K extends EntityKind> {
  readonly id: string;
  readonly entity: Entities[K];
}

/** A league's records, by kind. */
export type Season = { readonly [K in EntityKind]: readonly Entry<K>[] };

function fixtureOf(match: PlannedMatch, lineUps: readonly [string[], string[]]): Fixture {
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
  deeds: readonly Deed[],
  { impact }: SportRecipe,
): Entry<"players">[] {
  return sides.flatMap(({ club, logo, squad }) =>
    squad.map((member) => {
      const own = deeds.filter((deed) => deed.member === member);
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
        goals: total("goals"),
        assists: total("assists"),
        appearances,
        cleanSheets: isGoalkeeper(member) ? total("cleanSheets") : 0,
        rebounds: total("rebounds"),
        steals: total("steals"),
        blocks: total("blocks"),
      };
      return { id: `${club.slug}-${member.jersey}`, entity: player };
    }),
  );
}

/** The rows of the table as the results make them, in the order of the clubs. */
function tableOf(
  results: readonly Entry<"results">[],
  clubs: readonly Club[],
  sport: SportId,
): Standing[] {
  const [pack] = packs[sport];
  const format = scores[sport];
  const meta = { version: 1, updatedAt: null, season: "", corrected: "" };
  const records = results.map(({ id, entity }) => ({ ...entity, ...meta, id }));
  const { outcomes } = format
    ? outcomesOf(records, { pack, format, teams: clubs })
    : { outcomes: [] };
  const { rows, counted } = rankTable({ pack, teams: clubs.map(({ name }) => name), outcomes });
  return clubs.flatMap(({ name, group = "" }) =>
    rows.filter(({ team }) => team === name).map((row) => computedRow(row, group, counted)),
  );
}

/**
 * Plays a season: results first, and from them everything else, so that players' totals and the
 * table agree with the matches.
 */
export function playSeason(
  sides: readonly Side[],
  plan: readonly PlannedMatch[],
  recipe: SportRecipe,
  random: Random,
): Season {
  const fixtures: Entry<"fixtures">[] = [];
  const results: Entry<"results">[] = [];
  const deeds: Deed[] = [];
  for (const match of plan) {
    const report = match.played ? recipe.play(random, match) : undefined;
    const names = (side: Side) => recipe.choose(random, side).map(({ name }) => name);
    const lineUps: readonly [string[], string[]] =
      report?.lineUps ?? (match.named ? [names(match.home), names(match.away)] : [[], []]);
    fixtures.push({ id: match.id, entity: fixtureOf(match, lineUps) });
    if (report) {
      results.push({ id: match.id, entity: report.result });
      deeds.push(...report.deeds);
    }
  }
  const clubs = sides.map(({ club }) => club);
  const table = tableOf(results, clubs, recipe.sport);
  return {
    fixtures,
    results,
    seasons: [],
    players: playersOf(sides, deeds, recipe),
    standings: table.map((entity, at) => ({ id: clubs[at]?.slug ?? entity.team, entity })),
    teams: sides.map(({ club, logo }) => ({
      id: club.slug,
      entity: {
        ...emptyEntity("teams"),
        name: club.name,
        logo,
        slug: club.slug,
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
