import type { Club } from "@/domain/league/league";
import type { Calendar } from "./calendar";
import { footballRecipe } from "./football";
import type { Random } from "./random";
import type { PlannedMatch, Side, SportRecipe } from "./season";
import { sideOf } from "./squads";

/*
 * Difficult data for a usual season (design.md section 5): names of every length, scores and differences of every size,
 * full and empty squads, a tie, open and postponed matches, broken pictures.
 */

const BROKEN_IMAGE = "https://images.arena-nowhere.example/broken.png";

const club = (slug: string, name: string, group: string, colours: Club["colours"]): Club => ({
  slug,
  name,
  group,
  colours,
  nickname: "",
  ground: "Field 2",
  founded: 2020,
});

const reserves = club(
  "staff-reserves",
  "Faculty of Engineering and Applied Sciences Staff Reserves",
  "A",
  ["#14532D", "#FDE68A"],
);
const diacritics = club("osun", "Ọ̀ṣun Ìlú Àgbà Fẹ́lẹ́fẹ́lẹ́", "A", ["#7C2D12", "#FED7AA"]);
const letter = club("q", "Q", "A", ["#000000", "#FFFFFF"]);
const longWord = club("longest-word", "Antidisestablishmentarianistic", "B", [
  "#FFFFFF",
  "#FEFEFE",
]);
const level = club("level", "Level Best", "B", ["#312E81", "#C7D2FE"]);

/** Returns `count` jersey numbers, beginning with `from`. */
const numbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => from + at);

const sixty: SportRecipe["squad"] = [
  ["Goalkeeper", numbers(1, 6)],
  ["Defender", numbers(7, 18)],
  ["Midfielder", numbers(25, 20)],
  ["Forward", numbers(45, 16)],
];
const five: SportRecipe["squad"] = [
  ["Goalkeeper", [1]],
  ["Defender", [2]],
  ["Midfielder", [3, 4]],
  ["Forward", [999]],
];

/** The clubs with difficult data, and their matches. */
export interface HardData {
  readonly sides: readonly Side[];
  readonly plan: readonly PlannedMatch[];
}

/** Five more clubs and their matches, for the football league. */
export function hardFootball(random: Random, drawName: () => string, calendar: Calendar): HardData {
  const side = (of: Club, squad: SportRecipe["squad"], logo = ""): Side => ({
    ...sideOf(of, { ...footballRecipe, squad }, random, drawName),
    logo,
  });
  const many = side(reserves, sixty, BROKEN_IMAGE);
  const marked = side(diacritics, footballRecipe.squad);
  const few = side(letter, five);
  const empty = side(longWord, []);
  const even = side(level, footballRecipe.squad, BROKEN_IMAGE);

  const match = (
    id: string,
    [gameWeek, home, away]: readonly [string, Side, Side],
    rest: Partial<PlannedMatch>,
  ): PlannedMatch => ({
    id: `hard-${id}`,
    gameWeek,
    home,
    away,
    date: null,
    status: "Full time",
    played: true,
    named: true,
    ...rest,
  });
  return {
    sides: [many, marked, few, empty, even],
    plan: [
      match("93-0", ["1", many, few], { date: calendar(-25, "09:00"), score: [93, 0] }),
      match("2-2", ["1", empty, even], { date: calendar(-24, "09:00"), score: [2, 2] }),
      match("12-0", ["2", many, marked], { date: calendar(-18, "09:00"), score: [12, 0] }),
      match("tie", ["2", even, empty], { date: calendar(-17, "09:00"), score: [0, 0] }),
      match("0-0", ["3", marked, few], { date: calendar(-11, "09:00"), score: [0, 0] }),
      match("postponed", ["5", marked, many], {
        date: calendar(2, "09:00"),
        status: "Postponed, new date to follow",
        played: false,
      }),
      match("no-time", ["5", few, many], {
        status: "To be confirmed",
        played: false,
        named: false,
      }),
      // There are no matches in game week 7.
      match("after-gap", ["8", empty, even], {
        date: calendar(23, "16:00"),
        status: "Upcoming",
        played: false,
        named: false,
      }),
      match("final", ["Final", many, even], {
        date: calendar(30, "17:00"),
        status: "Upcoming",
        played: false,
        named: false,
      }),
    ],
  };
}

/** Changes the first match of the basketball plan to a score of 112 to 98. */
export function withHardScore(plan: readonly PlannedMatch[]): PlannedMatch[] {
  return plan.map((match, at) => (at === 0 ? { ...match, score: [112, 98] } : match));
}
