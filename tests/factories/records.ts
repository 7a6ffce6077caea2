import { emptyEntity, type RecordMeta, type RecordOf } from "@/records/record";

/** Records with everything filled in believably; a test says only what it is about. */

let count = 0;
const meta = (): RecordMeta => {
  count += 1;
  return {
    id: `record-${count}`,
    version: 1,
    updatedAt: null,
    season: "",
    corrected: "",
    unconfirmed: false,
  };
};

/** Saturday 14 March 2026, 15:00 UTC: 16:00 at the arena. */
export const KICK_OFF = Date.UTC(2026, 2, 14, 15);

export function makeFixture(of: Partial<RecordOf<"fixtures">> = {}): RecordOf<"fixtures"> {
  return {
    ...meta(),
    ...emptyEntity("fixtures"),
    teamA: "Kingsway Rovers",
    teamB: "Mount Trojans",
    date: KICK_OFF,
    stadium: "Main bowl",
    status: "Upcoming",
    gameWeek: "4",
    ...of,
  };
}

export function makeResult(of: Partial<RecordOf<"results">> = {}): RecordOf<"results"> {
  return {
    ...meta(),
    ...emptyEntity("results"),
    teamA: "Northgate Athletic",
    teamB: "Lagoon City",
    scoreA: 2,
    scoreB: 1,
    gameWeek: "3",
    date: KICK_OFF - 7 * 24 * 3_600_000,
    possessionA: 50,
    ...of,
  };
}

export function makePlayer(of: Partial<RecordOf<"players">> = {}): RecordOf<"players"> {
  return {
    ...meta(),
    ...emptyEntity("players"),
    name: "Ayo Bello",
    jersey: 9,
    position: "Forward",
    club: "Northgate Athletic",
    rating: 7,
    goals: 3,
    assists: 1,
    appearances: 4,
    ...of,
  };
}

export function makeStanding(of: Partial<RecordOf<"standings">> = {}): RecordOf<"standings"> {
  return {
    ...meta(),
    ...emptyEntity("standings"),
    team: "Kingsway Rovers",
    group: "A",
    played: 3,
    won: 2,
    draw: 1,
    lost: 0,
    gf: 6,
    ga: 2,
    gd: 4,
    points: 7,
    streak: "W1",
    ppg: 0,
    ...of,
  };
}

export function makeTeam(of: Partial<RecordOf<"teams">> = {}): RecordOf<"teams"> {
  return {
    ...meta(),
    ...emptyEntity("teams"),
    name: "Kingsway Rovers",
    group: "A",
    ...of,
  };
}

export function makeSeason(of: Partial<RecordOf<"seasons">> = {}): RecordOf<"seasons"> {
  return {
    ...meta(),
    ...emptyEntity("seasons"),
    label: "Season 2026",
    table: "computed",
    players: "computed",
    ...of,
  };
}

/** A league that an owner opened in the app; its id is its slug. */
export function makeLeague(of: Partial<RecordOf<"leagues">> = {}): RecordOf<"leagues"> {
  return {
    ...meta(),
    ...emptyEntity("leagues"),
    id: "freshers-cup",
    sport: "football",
    name: "Freshers cup",
    shortName: "Freshers",
    strapline: "First year, first match.",
    pages: ["players", "matches", "results", "standings", "stats", "clubs"],
    championship: true,
    state: "open",
    openedAt: KICK_OFF,
    season: "Autumn 2027",
    ...of,
  };
}

/** The format of two groups in which every two meet once, with semi-finals: for seasons of few matches. */
export const MEET_ONCE = "groups=A,B;rounds=1;through=2;cup=4;third=played;legs=1";

export function makeMeet(of: Partial<RecordOf<"meets">> = {}): RecordOf<"meets"> {
  return {
    ...meta(),
    ...emptyEntity("meets"),
    name: "Opening meet",
    date: KICK_OFF,
    place: "Running track",
    ...of,
  };
}

export function makeNews(of: Partial<RecordOf<"news">> = {}): RecordOf<"news"> {
  return {
    ...meta(),
    ...emptyEntity("news"),
    title: "Pitch waterlogged, tonight’s matches moved",
    text: "Both matches are played tomorrow at the same time.",
    date: KICK_OFF,
    ...of,
  };
}

export function makeEvent(of: Partial<RecordOf<"events">> = {}): RecordOf<"events"> {
  return { ...meta(), ...emptyEntity("events"), meet: "opening", number: 1, ...of };
}

/** A result of Home in a game week; without a day of March 2026 it has no date. */
export const resultOfWeek = (
  gameWeek: string,
  scoreA: number,
  scoreB: number,
  teamB = "Away",
  day?: number,
) =>
  makeResult({
    teamA: "Home",
    teamB,
    scoreA,
    scoreB,
    gameWeek,
    date: day === undefined ? null : Date.UTC(2026, 2, day),
  });
