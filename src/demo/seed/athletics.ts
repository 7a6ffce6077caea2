import { writeLine } from "@/domain/meet/lines";
import type { Entry as Start, Event } from "@/domain/meet/meet";
import { placesOf } from "@/domain/meet/places";
import { eventId, writeAnnounced, type AnnouncedEvent } from "@/domain/meet/timetable";
import { emptyEntity } from "@/records/record";
import type { Club, League } from "@/domain/league/league";
import type { Calendar } from "./calendar";
import { CHANGED, nameDraw } from "./people";
import { randomFrom, type Random } from "./random";
import type { Entry, Season } from "./season";

interface Athlete {
  readonly name: string;
  readonly bib: number;
  readonly position: string;
  readonly club: Club;
  /** The athlete's strength, from 0 to 1. */
  readonly quality: number;
}

/** The number of a team's athletes by position. */
const squad: readonly (readonly [position: string, count: number])[] = [
  ["Sprints", 4],
  ["Middle Distance", 2],
  ["Long Distance", 2],
  ["Hurdles", 2],
  ["Jumps", 3],
  ["Throws", 2],
];

/**
 * A discipline: the positions that enter it, a good mark (in seconds or metres), and by which part of it the weakest
 * are worse.
 */
interface Discipline {
  readonly of: readonly string[];
  readonly best: number;
  readonly spread: number;
  readonly windy?: true;
}

const disciplines: readonly (readonly [name: RegExp, discipline: Discipline])[] = [
  [/^100 m/, { of: ["Sprints"], best: 10.6, spread: 0.09, windy: true }],
  [/^200 m/, { of: ["Sprints"], best: 21.6, spread: 0.09, windy: true }],
  [/^400 m/, { of: ["Sprints"], best: 48.2, spread: 0.1 }],
  [/^800 m/, { of: ["Middle Distance"], best: 113, spread: 0.1 }],
  [/^1,500/, { of: ["Middle Distance", "Long Distance"], best: 236, spread: 0.12 }],
  [/hurdles/, { of: ["Hurdles"], best: 14.4, spread: 0.14, windy: true }],
  [/Long jump/, { of: ["Jumps"], best: 7.3, spread: 0.14, windy: true }],
  [/Triple/, { of: ["Jumps"], best: 15.1, spread: 0.14, windy: true }],
  [/Shot/, { of: ["Throws"], best: 15.2, spread: 0.3 }],
  [/Javelin/, { of: ["Throws"], best: 62, spread: 0.32 }],
  [/relay/, { of: ["Sprints"], best: 41.8, spread: 0.07 }],
];

const anything: Discipline = { of: ["Jumps"], best: 1, spread: 0.1 };
const disciplineOf = ({ name }: AnnouncedEvent) =>
  disciplines.find(([pattern]) => pattern.test(name))?.[1] ?? anything;

/** Number of a team's athletes in an event that is not a relay. */
const PER_TEAM = 2;
/** Number of a team's athletes in a relay. */
const LEGS = 4;

const minutes = ["14:00", "14:10", "14:25", "14:40", "14:50", "15:05", "15:20", "15:30", "15:45"];
const times = [...minutes, "16:00", "16:15", "16:40"];

const programmeOf = ({ meets }: League): AnnouncedEvent[] =>
  (meets?.programme ?? []).map((one, at) => ({ ...one, number: at + 1, time: times[at] ?? "" }));

const seconds = (value: number) => {
  const whole = Math.floor(value / 60);
  const rest = (value - 60 * whole).toFixed(2);
  return whole === 0 ? rest : `${whole}:${rest.padStart(5, "0")}`;
};

const HEIGHTS = [1.6, 1.65, 1.7, 1.75, 1.8, 1.85, 1.9, 1.95, 2, 2.05];

/**
 * Simulates a high jump: each athlete jumps until three failures in a row; the mark is the last height cleared, in
 * metres.
 */
function highJump(random: Random, quality: number): Pick<Start, "mark" | "status" | "attempts"> {
  const reach = 1.66 + 0.3 * quality;
  const attempts: Record<string, string> = {};
  let mark = "";
  for (const height of HEIGHTS) {
    const chance = Math.min(0.95, Math.max(0.04, 0.5 + (reach - height) * 6));
    let tries = "";
    while (tries.length < 3 && !tries.endsWith("o")) tries += random.chance(chance) ? "o" : "x";
    attempts[height.toFixed(2)] = tries;
    if (!tries.endsWith("o")) break;
    mark = height.toFixed(2);
  }
  return { mark, status: mark === "" ? "NM" : "", attempts };
}

/** Simulates three attempts; the longest counts. */
function throwOrJump(random: Random, far: number): Pick<Start, "mark" | "status" | "attempts"> {
  const tries = [1, 2, 3].map((round): [string, string] => [
    String(round),
    random.chance(0.22) ? "x" : (far * (0.94 + 0.06 * random.next())).toFixed(2),
  ]);
  const marks = tries.flatMap(([, mark]) => (mark === "x" ? [] : Number(mark)));
  const mark = marks.length > 0 ? Math.max(...marks).toFixed(2) : "";
  return { mark, status: mark === "" ? "NM" : "", attempts: Object.fromEntries(tries) };
}

function markIn(
  random: Random,
  { by }: AnnouncedEvent,
  discipline: Discipline,
  quality: number,
): Pick<Start, "mark" | "status" | "attempts"> {
  if (random.chance(0.03)) return { mark: "", status: "DNS" };
  const form = Math.min(1, Math.max(0, 0.75 * quality + 0.25 * random.next()));
  if (by === "height") return highJump(random, form);
  const off = (1 - form) * discipline.spread;
  if (by === "distance") return throwOrJump(random, discipline.best * (1 - off));
  if (random.chance(0.02)) return { mark: "", status: random.chance(0.5) ? "DNF" : "DQ" };
  return { mark: seconds(discipline.best * (1 + off)), status: "" };
}

function entriesOf(
  random: Random,
  announced: AnnouncedEvent,
  athletes: readonly Athlete[],
): Start[] {
  const { of } = disciplineOf(announced);
  const teams = [...new Set(athletes.map(({ club }) => club))];
  return teams.flatMap((club) => {
    const own = athletes.filter((one) => one.club === club && of.includes(one.position));
    const drawn = random.some(
      own,
      announced.relay ? LEGS : PER_TEAM,
      ({ quality }) => quality + 0.2,
    );
    const start = { team: club.name, place: null, mark: "", status: "" } as const;
    return announced.relay
      ? [{ ...start, athlete: drawn.map(({ name }) => name).join(", ") }]
      : drawn.map(({ name }) => ({ ...start, athlete: name }));
  });
}

/** Simulates an event: returns the entries with marks and the places that follow from them. */
function playedMeet(
  random: Random,
  announced: AnnouncedEvent,
  starts: readonly Start[],
  athletes: readonly Athlete[],
): Start[] {
  const discipline = disciplineOf(announced);
  const wind = Math.round(10 * (3.4 * random.next() - 1.2)) / 10;
  const entries = starts.map((start): Start => {
    const names = new Set(start.athlete.split(", "));
    const own = athletes.filter(({ name }) => names.has(name));
    const quality = own.reduce((sum, one) => sum + one.quality, 0) / Math.max(1, own.length);
    const made = markIn(random, announced, discipline, quality);
    return { ...start, ...made, ...(discipline.windy && made.mark !== "" && { wind }) };
  });
  const event: Event = { ...announced, entries };
  const places = new Map(placesOf(event).map(({ entry, place }) => [entry, place]));
  return entries
    .map((entry) => ({ ...entry, place: places.get(entry) ?? null }))
    .sort((a, b) => (a.place ?? Infinity) - (b.place ?? Infinity));
}

interface PlannedMeet {
  readonly id: string;
  readonly name: string;
  /** The day of the meet, in days from today. */
  readonly day: number;
  /** The number of its events that have marks. `entered` is the number of events with a start list. */
  readonly done: number;
  readonly entered: number;
}

const meets: readonly PlannedMeet[] = [
  { id: "opening", name: "Opening meet", day: -30, done: 12, entered: 12 },
  { id: "harmattan", name: "Harmattan meet", day: -9, done: 12, entered: 12 },
  { id: "rector", name: "Rector’s meet", day: 5, done: 0, entered: 12 },
  { id: "finals", name: "Finals day", day: 26, done: 0, entered: 0 },
];

/** Creates the athletes of this season. All random numbers depend only on the league's slug. */
function squadsOf(league: League, random: Random): Athlete[] {
  const drawName = nameDraw(random);
  return league.clubs.flatMap((club, team) =>
    squad
      .flatMap(([position, count]) => Array.from({ length: count }, () => position))
      .map((position, at): Athlete => ({
        name: drawName(),
        bib: 100 * (team + 1) + at + 1,
        position,
        club,
        quality: random.next(),
      })),
  );
}

/** Simulates the current season: marks first, then the places that follow from them; nothing else is stored. */
export function playMeets(league: League, calendar: Calendar): Season {
  const random = randomFrom(league.slug);
  const athletes = squadsOf(league, random);
  return playedSeason({ league, calendar, random, athletes, meets });
}

/** Simulates a season of earlier years, whose meets are all over and whose records have other ids. */
export function playFormerMeets(league: League, calendar: Calendar, season: string): Season {
  const now = squadsOf(league, randomFrom(league.slug));
  const random = randomFrom(`${league.slug} ${season}`);
  const newName = nameDraw(
    random,
    now.map(({ name }) => name),
  );
  const athletes = now.map((one) =>
    random.chance(CHANGED)
      ? { ...one, name: newName(), quality: random.next() }
      : { ...one, quality: (one.quality + random.next()) / 2 },
  );
  const all = programmeOf(league).length;
  const over = meets.map((meet) => ({ ...meet, day: meet.day - 7, done: all, entered: all }));
  return playedSeason({ league, calendar, random, athletes, meets: over, season });
}

interface SeasonOfMeets {
  readonly league: League;
  readonly calendar: Calendar;
  readonly random: Random;
  readonly athletes: readonly Athlete[];
  readonly meets: readonly PlannedMeet[];
  /** The id of a past season, with which the ids of its documents begin. */
  readonly season?: string;
}

function playedSeason(of: SeasonOfMeets): Season {
  const { league, calendar, random, athletes, meets: planned, season } = of;
  const programme = programmeOf(league);
  const events = planned.flatMap(({ id, done, entered }): Entry<"events">[] =>
    programme.slice(0, entered).map((announced) => {
      const starts = entriesOf(random, announced, athletes);
      const lines =
        announced.number <= done ? playedMeet(random, announced, starts, athletes) : starts;
      return {
        id: eventId(id, announced.number),
        entity: {
          meet: season === undefined ? id : `${season}-${id}`,
          number: announced.number,
          lines: lines.map(writeLine),
        },
      };
    }),
  );
  return {
    live: [],
    events,
    meets: planned.map(({ id, name, day }) => ({
      id,
      entity: {
        ...emptyEntity("meets"),
        name,
        date: calendar(day, times[0] ?? ""),
        place: "Running track",
        timetable: programme.map(writeAnnounced),
      },
    })),
    players: athletes.map(({ name, bib, position, club }) => ({
      id: `${club.slug}-${bib}`,
      entity: { ...emptyEntity("players"), name, jersey: bib, position, club: club.name },
    })),
    teams: league.clubs.map(({ slug, name, colours, nickname, ground, founded, house = "" }) => ({
      id: slug,
      entity: {
        ...emptyEntity("teams"),
        name,
        slug,
        colours: [...colours],
        nickname,
        ground,
        founded,
        house,
      },
    })),
  };
}
