import { mbl } from "@/leagues/mbl";
import { mls } from "@/leagues/mls";
import type { League } from "@/leagues/league";
import { studentWeekFootball } from "@/leagues/studentWeekFootball";
import { basketballRecipe } from "./basketball";
import { doubleRoundRobin, roundRobin, type Calendar, type Meeting } from "./calendar";
import { footballRecipe } from "./football";
import { hardFootball, withHardScore } from "./hard";
import { nameDraw } from "./people";
import { randomFrom } from "./random";
import { playSeason, type PlannedMatch, type Season, type Side } from "./season";
import { sideOf } from "./squads";

export type SeedVariant = "normal" | "hard";

interface When {
  /** Days from today. */
  readonly day: number;
  readonly time: string;
  readonly played: boolean;
  readonly named: boolean;
}

function planned(
  id: string,
  gameWeek: string,
  [home, away]: Meeting<Side>,
  { day, time, played, named }: When,
  calendar: Calendar,
): PlannedMatch {
  const status = played ? "Full time" : "Upcoming";
  return { id, gameWeek, home, away, date: calendar(day, time), status, played, named };
}

/** Six rounds a week apart, four of them played; the fifth begins the day after tomorrow. */
function footballPlan(sides: readonly Side[], calendar: Calendar): PlannedMatch[] {
  const groups = [...new Set(sides.map(({ club }) => club.group ?? ""))];
  return groups.flatMap((group, ofGroup) =>
    doubleRoundRobin(sides.filter(({ club }) => (club.group ?? "") === group)).flatMap(
      (meetings, at) =>
        meetings.map((meeting, slot) => {
          const round = at + 1;
          const when = {
            day: 2 + 7 * (round - 5) + ofGroup,
            time: slot === 0 ? "14:00" : "16:30",
            played: round <= 4,
            named: round <= 5,
          };
          const id = `gw${round}-${group.toLowerCase()}${slot + 1}`;
          return planned(id, `${round}`, meeting, when, calendar);
        }),
    ),
  );
}

/** Ten rounds four days apart, seven of them played; the eighth is tomorrow. */
function basketballPlan(sides: readonly Side[], calendar: Calendar): PlannedMatch[] {
  return doubleRoundRobin(sides).flatMap((meetings, at) =>
    meetings.map((meeting, slot) => {
      const round = at + 1;
      const when = {
        day: 1 + 4 * (round - 8),
        time: slot === 0 ? "18:00" : "20:00",
        played: round <= 7,
        named: round <= 8,
      };
      return planned(`r${round}-${slot + 1}`, "", meeting, when, calendar);
    }),
  );
}

/** Three rounds within five days; the first was yesterday. */
function studentWeekPlan(sides: readonly Side[], calendar: Calendar): PlannedMatch[] {
  const groups = [...new Set(sides.map(({ club }) => club.group ?? ""))];
  return groups.flatMap((group, ofGroup) =>
    roundRobin(sides.filter(({ club }) => club.group === group)).flatMap((meetings, at) =>
      meetings.map((meeting, slot) => {
        const when = {
          day: 2 * at - 1,
          time: ["10:00", "12:00", "14:00", "16:00"][2 * ofGroup + slot] ?? "16:00",
          played: at === 0,
          named: at <= 1,
        };
        const id = `gw${at + 1}-${group.toLowerCase()}${slot + 1}`;
        return planned(id, `${at + 1}`, meeting, when, calendar);
      }),
    ),
  );
}

/** How a league's season is made up for local databases. */
export interface LeagueSeason {
  readonly league: League;
  play(calendar: Calendar, variant: SeedVariant): Season;
}

/** The leagues that have a season to begin with. Every draw of chance starts from the league's slug. */
export const leagueSeasons: readonly LeagueSeason[] = [
  {
    league: mls,
    play(calendar, variant) {
      const random = randomFrom(mls.slug);
      const drawName = nameDraw(random);
      const sides = mls.clubs.map((club) => sideOf(club, footballRecipe, random, drawName));
      const plan = footballPlan(sides, calendar);
      const extra = variant === "hard" ? hardFootball(random, drawName, calendar) : undefined;
      return playSeason(
        [...sides, ...(extra?.sides ?? [])],
        [...plan, ...(extra?.plan ?? [])],
        footballRecipe,
        random,
      );
    },
  },
  {
    league: mbl,
    play(calendar, variant) {
      const random = randomFrom(mbl.slug);
      const drawName = nameDraw(random);
      const sides = mbl.clubs.map((club) => sideOf(club, basketballRecipe, random, drawName));
      const plan = basketballPlan(sides, calendar);
      return playSeason(
        sides,
        variant === "hard" ? withHardScore(plan) : plan,
        basketballRecipe,
        random,
      );
    },
  },
  {
    league: studentWeekFootball,
    play(calendar) {
      const random = randomFrom(studentWeekFootball.slug);
      const drawName = nameDraw(random);
      const sides = studentWeekFootball.clubs.map((club) =>
        sideOf(club, footballRecipe, random, drawName),
      );
      return playSeason(sides, studentWeekPlan(sides, calendar), footballRecipe, random);
    },
  },
];
