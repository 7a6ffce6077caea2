import fc from "fast-check";
import { toDocument } from "@/records/document";
import { emptyEntity, type Entities, type EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import { anyEntity } from "./generate";
import type { Collection } from "./registry";
import type { Fields } from "./save";

const KICK_OFF = Date.UTC(2026, 2, 14, 15);
const LOGO = "https://images.arena.example/crests/rovers.svg?v=2";

const entities: { readonly [K in EntityKind]?: Partial<Entities[K]> } = {
  teams: {
    name: "Kingsway Rovers",
    logo: LOGO,
    slug: "kingsway-rovers",
    group: "A",
    colours: ["#C8102E", "#FDFBF5"],
    nickname: "The Road Men",
    ground: "Main bowl",
    founded: 2004,
    house: "Engineering",
    formerNames: ["Kingsway Wanderers"],
  },
  fixtures: {
    teamA: "Kingsway Rovers",
    teamALogo: LOGO,
    teamB: "Mount Trojans",
    teamBLogo: "",
    date: KICK_OFF,
    stadium: "Main bowl",
    status: "Upcoming",
    gameWeek: "10",
    lineUpA: ["Ayo Bello", "Chidi Okafor"],
    lineUpB: ["Kwame Mensah"],
    reason: "Pitch waterlogged",
    movedFrom: KICK_OFF - 86_400_000,
    stage: "SF1/2",
    day: "2026-03-14",
  },
  players: {
    name: "Ayo Bello",
    jersey: 1,
    position: "Goalkeeper",
    club: "Kingsway Rovers",
    picture: LOGO,
    teamLogo: LOGO,
    rating: 7.5,
    goals: 3,
    assists: 2,
    appearances: 9,
    cleanSheets: 4,
    rebounds: 5,
    steals: 6,
    blocks: 7,
    suspension: "2 matches from 2026-11-20",
    formerNames: ["Ayo Adebisi"],
    formerClubs: ["2025-09-01 Mount Trojans", "2026-02-01 Lagoon City"],
  },
  results: {
    teamA: "Kingsway Rovers",
    teamALogo: LOGO,
    teamB: "Mount Trojans",
    teamBLogo: "",
    scoreA: 2,
    scoreB: 1,
    gameWeek: "Final",
    date: KICK_OFF,
    goalsA: [
      { player: "Ayo Bello", assist: "", minute: "12" },
      { player: "Chidi Okafor", assist: "Ayo Bello", minute: "90+2" },
    ],
    goalsB: [{ player: "Kwame Mensah", assist: "", minute: "55 (pen)" }],
    cards: "1.0.0.0/0.0.1.0",
    bookings: ["Kwame Mensah (Yellow Card)"],
    substitutionsA: "Musa Sani IN (60), Ayo Bello OUT (60)",
    substitutionsB: "",
    manOfTheMatch: { player: "Ayo Bello", clubLogo: LOGO, rating: 5 },
    possessionA: 55,
    ending: "aet",
    reason: "Level after 90 minutes",
    detail: "ht 1-0",
    stage: "SF1",
    day: "2026-03-14",
    playersA: ["Ayo Bello", "Musa Sani"],
    playersB: ["Kwame Mensah"],
  },
  standings: {
    team: "Kingsway Rovers",
    group: "A",
    played: 5,
    won: 3,
    draw: 1,
    lost: 1,
    gf: 9,
    ga: 4,
    gd: 5,
    points: 10,
    streak: "W2",
    ppg: 71.4,
    adjust: ["2026-11-17 -3 An unregistered player", "1"],
    reason: "Too few players",
    out: "keep",
    lot: 2,
  },
  seasons: {
    label: "Season 2026",
    table: "computed",
    players: "kept",
    pack: "football.arena",
    format: "groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=1",
    scoring: "scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=10-8",
    bans: "yellows=5;length=1;second=1;red=1;wiped=SF",
    split: ["kingsway-rovers=1", "mount-trojans=2"],
    splitAt: KICK_OFF,
    cups: ["cup|Chancellor’s Cup|8|1|no|Kingsway Rovers, Mount Trojans"],
    open: ["news", "transfers"],
    champion: "Kingsway Rovers",
    places: ["Kingsway Rovers", "Mount Trojans"],
    bests: "100 metres|10.88;Long jump|7.41",
    ended: KICK_OFF,
    closed: KICK_OFF,
    changes: ["1763900000000 gw5-1"],
    filed: KICK_OFF,
  },
  meets: {
    name: "Opening meet",
    date: KICK_OFF,
    place: "Running track",
    status: "",
    timetable: ["1|14:00|100 metres|time", "2|14:20|4 × 100 metres|time|relay"],
  },
  news: {
    title: "Pitch waterlogged, tonight’s matches moved",
    text: "Both matches are played tomorrow at the same time.",
    picture: LOGO,
    date: KICK_OFF,
    until: KICK_OFF + 86_400_000,
  },
  officials: {
    name: "Ada Obi",
    does: "Referee",
    sports: ["football", "chess"],
    contact: "0803 555 0100",
    agreed: true,
  },
  grounds: {
    name: "Main bowl",
    sports: ["football", "chess"],
    place: "Lake campus, gate 2",
    link: "https://map.example/?q=Main%20bowl",
    courts: 3,
    hours: "22:00-02:00",
    closed: ["2026-12-24", "2026-12-28/2027-01-02"],
    note: "Studs of rubber only",
    formerNames: ["Old bowl"],
  },
  leagues: {
    sport: "football",
    name: "Freshers futsal cup",
    shortName: "Freshers cup",
    strapline: "Five a side, one hall, one evening.",
    section: "others",
    order: 3,
    season: "Season 2027",
    posters: ["01-penalty"],
    pages: ["matches", "standings"],
    championship: false,
    score: "base=goals;parts=halves;draws=yes",
    settings: "groups=A,B;rounds=1;through=2;cup=4;points=3-1-0;minutes=20;players=5",
    state: "open",
    openedAt: KICK_OFF,
  },
  events: {
    meet: "opening",
    number: 1,
    lines: [
      "1|Ayo Bello|Kingsway Rovers|10.94||1.1",
      "|Chidi Okafor|Mount Trojans||DNS",
      "2|Musa Sani|Kingsway Rovers|6.90|||1:6.90 2:x",
    ],
  },
};

function write<K extends EntityKind>(kind: K, league: League): Fields {
  // What is not said above is any that may be saved, and always the same.
  const [any = emptyEntity(kind)] = fc.sample(anyEntity(kind), { numRuns: 1, seed: 1 });
  return toDocument(kind, { ...any, ...entities[kind] }, shapeOf(league));
}

/** A legal record of a collection, without version, updatedAt and change. */
export function example({ kind, league }: Collection): Fields {
  return write(kind, league);
}

/** A small legal edit of such a record. */
export function edited(collection: Collection): Fields {
  const fields = example(collection);
  const key = [
    "stadium",
    "assists",
    "appearances",
    "scoreA",
    "won",
    "ground",
    "label",
    "place",
    "number",
    "rating",
    "title",
    "name",
  ].find((one) => one in fields);
  if (key === undefined) throw new Error(`Nothing to edit in ${collection.name}.`);
  const value = fields[key];
  return { ...fields, [key]: typeof value === "number" ? value + 1 : `${String(value)} 2` };
}
