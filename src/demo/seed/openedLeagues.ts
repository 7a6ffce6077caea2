import { arena } from "@arena/arena";
import { menu } from "@arena/menu";
import { LEAGUES } from "@/data/openedLeagues";
import { dayOf } from "@/domain/day";
import { slugOf } from "@/domain/names";
import type { Club } from "@/domain/league/league";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { openedLeague, openedLeagues } from "@/leagues/openedLeague";
import { builtInSlugs } from "@/leagues/leagueAddresses";
import { toDocument } from "@/records/document";
import { emptyEntity, newMeta, type RecordOf } from "@/records/record";
import { shapeOf } from "@/records/shape";
import { basketballRecipe } from "./basketball";
import type { Calendar } from "./calendar";
import { sidesOf, weekPlan, type LeagueSeason } from "./leagueSeasons";
import type { SeedCollection, SeedDocument } from "./seedData";
import { handballRecipe } from "./handball";
import { roundsPlan } from "./rounds";
import { playSeason, type PlannedMatch, type Side, type SportRecipe } from "./season";

/*
 * The leagues of local databases that were opened in the app: the fields that an owner would enter, and a season of
 * each.
 */

/** A league that was opened in the app, with its season. */
export interface OpenedSeason extends LeagueSeason {
  readonly record: RecordOf<"leagues">;
  /** Its teams. They are records, because an opened league has no teams in its code. */
  readonly clubs: readonly Club[];
}

const team = (name: string, house: string, group: string, colours: Club["colours"]): Club => ({
  slug: slugOf(name),
  name,
  nickname: house,
  ground: "Sports hall",
  founded: 2026,
  colours,
  house,
  group,
});

/** A league that is opened in the app: its record, its teams, and how its season is simulated. */
interface OpenedLeagueSeed {
  readonly record: Partial<RecordOf<"leagues">> &
    Pick<RecordOf<"leagues">, "id" | "sport" | "name">;
  /** Its teams. They are records, because an opened league has no teams in its code. */
  readonly clubs: readonly Club[];
  readonly recipe: SportRecipe;
  readonly plan: (sides: readonly Side[], calendar: Calendar) => readonly PlannedMatch[];
}

/** Basketball in the student week: eight teams in two groups, one week of matches. */
const week: OpenedLeagueSeed = {
  record: {
    id: "student-week-basketball",
    sport: "basketball",
    name: "Student week basketball",
    shortName: "Week hoops",
    strapline: "Eight teams, one hall, one week.",
    section: menu.sections.some(({ id }) => id === "studentWeek") ? "studentWeek" : "",
    season: "Student week 2026",
    settings: "groups=A,B;rounds=1;through=2;cup=4;third=yes;legs=1",
  },
  clubs: [
    team("Science Comets", "Science", "A", ["#C8102E", "#FDFBF5"]),
    team("Engineering Girders", "Engineering", "A", ["#0B3D91", "#FFC72C"]),
    team("Law Lords", "Law", "A", ["#0F766E", "#F4D35E"]),
    team("Medicine Pulse", "Medicine", "A", ["#1B1B3A", "#E84855"]),
    team("Business Bulls", "Business", "B", ["#F26B1D", "#1D1E4C"]),
    team("Education Owls", "Education", "B", ["#15803D", "#FDE68A"]),
    team("Arts Easels", "Arts", "B", ["#4B2E83", "#E8D3A2"]),
    team("Agriculture Roots", "Agriculture", "B", ["#111827", "#7DD3FC"]),
  ],
  recipe: basketballRecipe,
  plan: weekPlan,
};

const handballPlan = roundsPlan({
  twice: true,
  every: 7,
  next: [7, 4],
  times: ["12:00", "14:00", "16:00"],
});

/** A sport that its owner named: six clubs play each other twice; a win gives two points. */
const handball: OpenedLeagueSeed = {
  record: {
    id: "handball-league",
    sport: "other",
    name: "Campus handball",
    shortName: "Handball",
    strapline: "Sixty minutes, seven a side, no time to breathe.",
    season: "Season 2026",
    score: "base=points;parts=halves",
    settings: "points=2-1-0;rounds=2;called=Handball;word=goals;minutes=30;players=7;glyph=ball",
  },
  clubs: [
    team("Northgate Throwers", "Science", "", ["#C8102E", "#FDFBF5"]),
    team("Dockside Keepers", "Engineering", "", ["#0B3D91", "#FFC72C"]),
    team("Old Town Sevens", "Law", "", ["#0F766E", "#F4D35E"]),
    team("Clinic Wings", "Medicine", "", ["#1B1B3A", "#E84855"]),
    team("Market Pivots", "Business", "", ["#F26B1D", "#1D1E4C"]),
    team("Harbour Backs", "Arts", "", ["#4B2E83", "#E8D3A2"]),
  ],
  recipe: handballRecipe,
  plan: (sides, calendar) => handballPlan(sides, calendar, 6),
};

/** Fields that owners usually do not change when they open a league. */
const usual = {
  ...newMeta,
  ...emptyEntity("leagues"),
  version: 1,
  pages: ["players", "matches", "results", "standings", "stats", "clubs"],
  championship: true,
  state: "open",
  openedAt: Date.UTC(2026, 0, 5, 9),
} as const;

function seasonOf({ record: said, clubs, recipe, plan }: OpenedLeagueSeed): OpenedSeason {
  const record = { ...usual, pages: [...usual.pages], ...said };
  const [known] = openedLeagues([record]);
  if (!known) throw new Error(`${record.id} is of no sport that the site knows.`);
  const league = openedLeague(record, known.entry, recipe.game);
  // Its table is computed by its own settings.
  const game = { ...league.game, packs: [formatOf(league, NO_FORMAT_CHOICE).pack] as const };
  return {
    record,
    league,
    clubs,
    play(calendar) {
      const { random, sides } = sidesOf({ slug: record.id, clubs }, recipe);
      return playSeason(sides, plan(sides, calendar), { ...recipe, game }, random);
    },
  };
}

/** The opened leagues of a local database, each with a season; without those that are in the arena's code. */
export const openedSeasons: readonly OpenedSeason[] = [week, handball]
  .filter(({ record }) => !builtInSlugs.includes(record.id))
  .map(seasonOf);

/** Returns the first and the last day of these moments as "YYYY-MM-DD", for published entries; {} if there are none. */
function daysOf(moments: readonly Date[]): { readonly first?: string; readonly last?: string } {
  const days = moments.flatMap((at) => dayOf(at.getTime(), arena.timeZone) ?? []).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  return first !== undefined && last !== undefined ? { first, last } : {};
}

/** Returns the records of these leagues, and their published entries with the first and the last day of play. */
export function openedSeeds(
  now: Date,
  collections: readonly SeedCollection[],
): Readonly<Record<"stored" | "shown", readonly SeedDocument[]>> {
  const stored = openedSeasons.map(({ record, league }): SeedDocument => {
    const meta = { version: 1, updatedAt: now, change: `seed-leagues-${record.id}` };
    const document = { ...toDocument(LEAGUES, record, shapeOf(league)), ...meta };
    return { id: record.id, document, broken: false };
  });
  const shown = stored.map((one) => {
    const planned = collections
      .filter(({ league, kind }) => league.slug === one.id && kind === "fixtures")
      .flatMap((of) => of.documents.map(({ document }) => document["date"]));
    const days = daysOf(planned.filter((date) => date instanceof Date));
    return { ...one, document: { ...one.document, ...days } };
  });
  return { stored, shown };
}
