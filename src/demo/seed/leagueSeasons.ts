import type { SportId } from "@/domain/sport";
import { writeCup } from "@/domain/season/cupTies";
import { arena } from "@arena/arena";
import { leagues } from "@arena/leagues";
import { toZonedInput } from "@/domain/time";
import type { League } from "@/domain/league/league";
import { aroundNow } from "./aroundNow";
import { playFormerMeets, playMeets } from "./athletics";
import { basketballRecipe } from "./basketball";
import { bigFootball } from "./big";
import { boardsRecipe } from "./boards";
import { doubleRoundRobin, roundRobin, type Calendar } from "./calendar";
import { footballRecipe } from "./football";
import { hardFootball, withHardScore } from "./hard";
import { CHANGED, nameDraw } from "./people";
import { randomFrom, type Random } from "./random";
import { planned, type Plan } from "./plan";
import {
  playSeason,
  type CupPlan,
  type PlannedMatch,
  type Season,
  type Side,
  type SportRecipe,
} from "./season";
import { roundsPlan } from "./rounds";
import { rubbersRecipe } from "./rubbers";
import { sideOf } from "./squads";
import { tableTennisRecipe } from "./tableTennis";
import { volleyballRecipe } from "./volleyball";

/**
 * The variant of the seed. `today` has finished, live and upcoming matches at the hour of seeding, for visitors of the
 * demo; tests use the others. `hard` has data that is difficult to lay out; `big` has as much of it as a league may
 * ever have.
 */
export type SeedVariant = "normal" | "today" | "hard" | "big";

/** Six rounds, one per week; the fifth begins the day after tomorrow. */
const footballPlan: Plan = (sides, calendar, played) => {
  const groups = [...new Set(sides.map(({ club }) => club.group ?? ""))];
  return groups.flatMap((group, ofGroup) =>
    doubleRoundRobin(sides.filter(({ club }) => (club.group ?? "") === group)).flatMap(
      (meetings, at) =>
        meetings.map((meeting, slot) => {
          const round = at + 1;
          const when = {
            day: 2 + 7 * (round - 5) + ofGroup,
            time: slot === 0 ? "14:00" : "16:30",
            played: round <= played,
            named: round <= played + 1,
          };
          const id = `gw${round}-${group.toLowerCase()}${slot + 1}`;
          return planned(id, `${round}`, meeting, when, calendar);
        }),
    ),
  );
};

/** Ten rounds, one every four days; the eighth is tomorrow. */
const basketballPlan: Plan = (sides, calendar, played) =>
  doubleRoundRobin(sides).flatMap((meetings, at) =>
    meetings.map((meeting, slot) => {
      const round = at + 1;
      const when = {
        day: 1 + 4 * (round - 8),
        time: slot === 0 ? "18:00" : "20:00",
        played: round <= played,
        named: round <= played + 1,
      };
      return planned(`r${round}-${slot + 1}`, "", meeting, when, calendar);
    }),
  );

/** Plans three rounds within five days; the first was yesterday. */
export function weekPlan(sides: readonly Side[], calendar: Calendar): PlannedMatch[] {
  const groups = [...new Set(sides.map(({ club }) => club.group ?? ""))];
  return groups.flatMap((group, ofGroup) =>
    roundRobin(sides.filter(({ club }) => (club.group ?? "") === group)).flatMap((meetings, at) =>
      meetings.map((meeting, slot) => {
        const when = {
          day: 2 * at - 1,
          time: ["09:00", "11:15", "13:30", "15:45"][2 * ofGroup + slot] ?? "15:45",
          played: at === 0,
          named: at <= 1,
        };
        const id = `gw${at + 1}-${group.toLowerCase()}${slot + 1}`;
        return planned(id, `${at + 1}`, meeting, when, calendar);
      }),
    ),
  );
}

/** The functions that simulate a league's seasons for local databases. */
export interface LeagueSeason {
  readonly league: League;
  /** Simulates the current season. @param now the moment of seeding, in epoch milliseconds */
  play(calendar: Calendar, variant: SeedVariant, now: number): Season;
  /** Simulates a season of earlier years, played to its end; absent if the league has none. */
  playFormer?(calendar: Calendar, season: string): Season;
}

/** Creates the clubs of a league with their squads. All random numbers depend only on the league's slug. */
export function sidesOf(league: Pick<League, "slug" | "clubs">, recipe: SportRecipe) {
  const random = randomFrom(league.slug);
  const drawName = nameDraw(random);
  const sides = league.clubs.map((club) => sideOf(club, recipe, random, drawName));
  return { random, drawName, sides };
}

/**
 * When the matches of the knock-out are, in days of the season's calendar: the semi-finals within a week of the last
 * round, the match for third place and the final the week after.
 */
const cupDays: Readonly<Record<string, number>> = { SF1: 16, SF2: 17, P3: 20, F: 20 };

/** Returns the plan of the knock-out at the end of an earlier season; undefined if the league plays none. */
function cupOf({ format: { pairs } }: League, calendar: Calendar): CupPlan | undefined {
  return (
    pairs && {
      pairs,
      date: (slot) => calendar(cupDays[slot] ?? 20, slot === "P3" ? "13:00" : "16:00"),
    }
  );
}

/**
 * Returns a function that simulates an earlier season: most of the same players, all rounds played, and the knock-out.
 */
function playFormer(league: League, recipe: SportRecipe, plan: Plan) {
  return (calendar: Calendar, season: string) => {
    const random = randomFrom(`${league.slug} ${season}`);
    const sides = formerSides(sidesOf(league, recipe).sides, random);
    const played = plan(sides, calendar, Number.POSITIVE_INFINITY);
    return playSeason(sides, played, recipe, random, cupOf(league, calendar));
  };
}

/** How usual seasons of a sport are simulated. */
interface SportSeason {
  readonly recipe: SportRecipe;
  readonly plan: Plan;
  /** The number of rounds of the current season that are played. */
  readonly played: number;
  /** How the next round is moved to today for the variant `today`; absent if it is not. */
  readonly today?: Today;
  /** The name of a cup beside its main league; absent if there is none. */
  readonly cup?: string;
  /** How the seed's variants of its main league are simulated, if they differ. */
  readonly variants?: Partial<Record<SeedVariant, Variant>>;
}

type Variant = (league: League, calendar: Calendar) => Season;

/** How matches are moved to today. */
interface Today {
  /** The round would be played in this many days. */
  readonly forward: number;
  /** When today's matches begin, in minutes from the moment of seeding. */
  readonly offsets: readonly number[];
  /** Whether a match of the last round was postponed until yesterday and waits for its result. */
  readonly putOff?: (match: PlannedMatch) => boolean;
}

/** Sports whose leagues begin with a season; leagues of other sports begin empty. */
const bySport: Readonly<Record<SportId, SportSeason | undefined>> = {
  football: {
    recipe: footballRecipe,
    plan: footballPlan,
    played: 4,
    today: { forward: 2, offsets: [-77, 100], putOff: ({ id }) => id.startsWith("gw4-b") },
    cup: "Chancellor’s Cup",
    variants: {
      big(league, calendar) {
        const { random, sides } = sidesOf(league, footballRecipe);
        const big = bigFootball(sides, random, calendar);
        return playSeason(big.sides, big.plan, footballRecipe, random);
      },
      hard(league, calendar) {
        const { random, drawName, sides } = sidesOf(league, footballRecipe);
        const extra = hardFootball(random, drawName, calendar);
        const plan = [...footballPlan(sides, calendar, 4), ...extra.plan];
        return playSeason([...sides, ...extra.sides], plan, footballRecipe, random);
      },
    },
  },
  basketball: {
    recipe: basketballRecipe,
    plan: basketballPlan,
    played: 7,
    variants: {
      hard(league, calendar) {
        const { random, sides } = sidesOf(league, basketballRecipe);
        const plan = withHardScore(basketballPlan(sides, calendar, 7));
        return playSeason(sides, plan, basketballRecipe, random);
      },
    },
  },
  volleyball: {
    recipe: volleyballRecipe,
    plan: roundsPlan({ twice: true, every: 4, next: [7, 1], times: ["17:00", "18:30", "20:00"] }),
    played: 6,
    today: { forward: 1, offsets: [-200, -62, 70] },
  },
  chess: {
    recipe: boardsRecipe,
    plan: roundsPlan({ twice: false, every: 7, next: [4, 3], times: ["15:00"] }),
    played: 3,
  },
  "table-tennis": {
    recipe: tableTennisRecipe,
    plan: roundsPlan({ twice: true, every: 5, next: [4, 1], times: ["17:00", "19:00"] }),
    played: 3,
    today: { forward: 1, offsets: [-170, 130] },
  },
  "lawn-tennis": {
    recipe: rubbersRecipe,
    plan: roundsPlan({ twice: true, every: 6, next: [5, 2], times: ["09:00", "13:00"] }),
    played: 4,
  },
};

/** Moves a match to yesterday at the same time of day, without a result. */
function untilYesterday(match: PlannedMatch, calendar: Calendar): PlannedMatch {
  const { date } = match;
  const time = date === null ? "" : toZonedInput(date, arena.timeZone).slice(11);
  return { ...match, date: calendar(-1, time), status: "Upcoming", played: false };
}

/** Returns a league's seasons as they are usual in its sport. */
function ordinary(league: League, season: SportSeason): LeagueSeason {
  const { recipe, plan, played, today } = season;
  return {
    league,
    play(calendar, variant, now) {
      const { random, sides } = sidesOf(league, recipe);
      if (!today || variant !== "today") {
        return playSeason(sides, plan(sides, calendar, played), recipe, random);
      }
      const sooner: Calendar = (days, time) => calendar(days - today.forward, time);
      const { offsets, putOff } = today;
      const { matchMinutes } = league.game;
      const around = { now, calendar, matchMinutes, offsets };
      const whole = plan(sides, sooner, played).map((match) =>
        putOff?.(match) ? untilYesterday(match, calendar) : match,
      );
      return playSeason(sides, aroundNow(whole, around), recipe, random);
    },
    ...(league.seasons.length > 1 && { playFormer: playFormer(league, recipe, plan) }),
  };
}

const mainOf = (sport: SportId) =>
  leagues.find((league) => league.sport === sport && league.section === undefined);

/** Returns the cups beside a league's current season in the stored form of its record: just drawn. */
export function drawnCups(league: League): string[] {
  const name = bySport[league.sport]?.cup;
  if (name === undefined || league !== mainOf(league.sport)) return [];
  const names = league.clubs.map((club) => club.name);
  const clubs = randomFrom(`${league.slug} cup`).some(names, names.length);
  return [writeCup({ id: "cup", name, legs: "1", third: "no", clubs })];
}

/**
 * Simulates a current season that is not usual: of a league that is one week long, or in a variant of its sport.
 * Undefined for a usual one.
 */
function special(
  league: League,
  { recipe, variants = {} }: SportSeason,
  calendar: Calendar,
  variant: SeedVariant,
): Season | undefined {
  if (league.section !== undefined) {
    const { random, sides } = sidesOf(league, recipe);
    return playSeason(sides, weekPlan(sides, calendar), recipe, random);
  }
  return league === mainOf(league.sport) ? variants[variant]?.(league, calendar) : undefined;
}

/** The seasons of a new local database, for every league whose sport has some. */
export const leagueSeasons: readonly LeagueSeason[] = leagues.flatMap((league) => {
  if (league.meets) {
    return [
      {
        league,
        play: (calendar) => playMeets(league, calendar),
        playFormer: (calendar, season) => playFormerMeets(league, calendar, season),
      },
    ];
  }
  const season = bySport[league.sport];
  if (!season) return [];
  const usual = ordinary(league, season);
  const play: LeagueSeason["play"] = (calendar, variant, now) =>
    special(league, season, calendar, variant) ?? usual.play(calendar, variant, now);
  return [{ ...usual, play }];
});

/** Returns the clubs in an earlier season: with most of the same players and other strengths. */
function formerSides(sides: readonly Side[], random: Random): Side[] {
  const newName = nameDraw(
    random,
    sides.flatMap(({ squad }) => squad.map(({ name }) => name)),
  );
  return sides.map((side) => ({
    ...side,
    strength: 0.8 + 0.5 * random.next(),
    squad: side.squad.map((member) =>
      random.chance(CHANGED) ? { ...member, name: newName(), quality: random.next() } : member,
    ),
  }));
}
