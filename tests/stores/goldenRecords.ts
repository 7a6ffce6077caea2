import { isJson, jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import { eventOf, meetOf } from "../../tools/rank/meet";
import { writeLine } from "@/domain/meet/lines";
import type { Event } from "@/domain/meet/meet";
import { withCards } from "@/domain/people/cardCounts";
import { eventId, writeAnnounced } from "@/domain/meet/timetable";
import type { Entities, EntityKind } from "@/records/record";
import type { League } from "@/domain/league/league";
import {
  makeEvent,
  makeFixture,
  makeMeet,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../factories/records";

/** A record to be saved, with the id that its author gives it. */
export type ToSave = {
  [K in EntityKind]: { kind: K; id: string; entity: Entities[K] };
}[EntityKind];

type Numbers = readonly number[];

export const numbers = (value: unknown): Numbers => listOf(value).map(Number);
const setsOf = (match: Json): Numbers[] => listOf(match["sets"]).map(numbers);
const names = (value: unknown): string[] => listOf(value).map(textOf);

/** Sets won by each side, of those that came to an end. */
function setsWon(sets: readonly Numbers[], gaveUp: boolean): Numbers {
  const ended = gaveUp ? sets.slice(0, -1) : sets;
  return [ended.filter(([a = 0, b = 0]) => a > b), ended.filter(([a = 0, b = 0]) => b > a)].map(
    ({ length }) => length,
  );
}

/** How a match of a vector ended, as a result stores it. */
function endingOf(match: Json): string {
  if (match["ending"] !== undefined) return textOf(match["ending"]);
  if (match["ret"] === "A" || match["ret"] === "B") return `ret ${match["ret"]}`;
  if (match["ret"] === true) return `ret ${match["winner"] === "A" ? "B" : "A"}`;
  if (match["state"] === "void") return "void";
  if (match["shootOut"] !== undefined) return `pens ${numbers(match["shootOut"]).join("-")}`;
  if (match["state"] !== "awarded") return "";
  const [cause = ""] = textOf(match["cause"]).split(" ");
  const causes = ["walkover", "forfeit", "default", "ineligible", "disqualified", "withdrawn"];
  return `awarded ${textOf(match["to"])}${causes.includes(cause) ? ` ${cause}` : ""}`;
}

const notPlayed = ["scheduled", "live", "postponed"];

/** Players of a team, each shown a yellow card in its first match: so many as the vector takes off its conduct. */
const bookedOf = (team: string, conduct: Json): string[] =>
  Array.from({ length: -Number(conduct[team] ?? 0) }, (_, at) => `${team} ${at + 1}`);

/** Games of a tie that add up to the totals of a vector, by games and points of both sides. */
const GAMES: Readonly<Record<string, string>> = {
  "10,6 160,140":
    "11-7 8-11 11-7 11-7; 8-11 11-7 8-11 8-11; 11-7 11-7 9-11 11-8; 9-11 11-8 11-8 11-8",
  "10,7 150,155":
    "11-8 6-11 11-8 6-11 11-8; 6-11 11-8 6-11 6-11; 11-8 11-8 5-11 11-8; 5-11 11-8 11-7 11-7",
  "9,7 170,150":
    "11-7 11-7 10-12 11-7; 10-12 10-12 10-12; 11-7 10-12 11-7 10-12 11-7; 11-13 11-7 11-8 11-8",
  "9,0 99,50": "11-5 11-5 11-5; 11-5 11-6 11-6; 11-6 11-6 11-6",
};

/** The games of a tie of which a vector has the totals; '' of any other. @throws Error where none add up to them */
function gamesOf({ games, rally }: Json, { game: { scoreFormat: format } }: League): string {
  if (rally === undefined) return "";
  const detail = GAMES[`${numbers(games).join(",")} ${numbers(rally).join(",")}`] ?? "";
  const read = format?.read(detail);
  const units = read?.ok ? format?.units(read.sheet, null) : null;
  if (String([units?.games, units?.rally]) !== String([games, rally])) {
    throw new Error(`No games add up to ${String(games)} and ${String(rally)}.`);
  }
  return detail;
}

/** A finished match as its fixture and its result, which share an id. */
function matchRecords(match: Json, at: number, league: League, conduct: Json = {}): ToSave[] {
  const [teamA, teamB] = [textOf(match["a"]), textOf(match["b"])];
  const date = Date.UTC(2026, 2, 1 + at, 15);
  const id = `match-${at}`;
  const gameWeek = String(at + 1);
  const state = textOf(match["state"]);
  const status = notPlayed.includes(state) ? state : "Finished";
  const stage = match["stage"] === undefined ? "" : textOf(match["stage"]);
  const [lineUpA, lineUpB] = [bookedOf(teamA, conduct), bookedOf(teamB, conduct)];
  const fixture = makeFixture({
    teamA,
    teamB,
    date,
    gameWeek,
    stage,
    status,
    lineUpA,
    lineUpB,
  });
  if (status !== "Finished") return [{ kind: "fixtures", id, entity: fixture }];
  const sets = setsOf(match);
  const played = match["onPitch"] ?? (state === "awarded" ? [0, 0] : match["score"]);
  const [scoreA = 0, scoreB = 0] =
    sets.length > 0 ? setsWon(sets, Boolean(match["ret"])) : numbers(played);
  // A tennis singles is a tie of sets here: the product keeps no league of singles.
  const detail =
    league.sport === "volleyball"
      ? sets.map((set) => set.join("-")).join(" ")
      : gamesOf(match, league);
  const ending = endingOf(match);
  const result = { teamA, teamB, scoreA, scoreB, date, gameWeek, stage, detail, ending };
  return [
    { kind: "fixtures", id, entity: fixture },
    {
      kind: "results",
      id,
      // As the form saves it: with what its bookings come to.
      entity: withCards(
        makeResult({
          ...result,
          possessionA: 50,
          bookings: [...lineUpA, ...lineUpB].map((name) => `${name} (Yellow Card)`),
        }),
        [],
        fixture,
      ),
    },
  ];
}

/** Clubs of those names. */
export const teamRecords = (teams: readonly string[]): ToSave[] =>
  teams.map((name, at) => ({
    kind: "teams",
    id: `team-${at}`,
    entity: makeTeam({ name, slug: `team-${at}`, group: "" }),
  }));

/** The running season, computed, and what an administrator says of it. */
export const season = (league: League, said: Partial<Entities["seasons"]>): ToSave => ({
  kind: "seasons",
  id: league.seasons[0].id,
  entity: makeSeason({ label: league.seasons[0].label, ...said }),
});

/** How the season of a vector is played, as a season says it; '' where that is as usual. */
function formatOf({ by, format }: Json): string {
  if (by === undefined && format === undefined) return "";
  const { boards, contests = boards, play } = jsonOf(format);
  return [
    "groups=;rounds=1;through=0;cup=0;third=played;legs=1",
    ...(contests === undefined ? [] : [`contests=${String(contests)}`]),
    ...(play === undefined ? [] : [`play=${String(play)}`]),
    ...(by === undefined ? [] : ["by=match"]),
  ].join(";");
}

/** The conduct of the teams whose first match it is. */
function firstOf(conduct: unknown, matches: readonly Json[], at: number): Json {
  if (!isJson(conduct)) return {};
  const isFirst = (team: string) =>
    matches.findIndex(({ a, b }) => a === team || b === team) === at;
  return Object.fromEntries(Object.entries(conduct).filter(([team]) => isFirst(team)));
}

/** A table's vector as an administrator would enter it: clubs, season, fixtures, results, the organiser's words. */
export function tableRecords(vector: Json, league: League): ToSave[] {
  const pack = isJson(vector["rulePack"]) ? league.game.packs[0].id : textOf(vector["rulePack"]);
  const matches = listOf(vector["matches"]).map(jsonOf);
  const left = listOf(vector["remaining"]).map((pair): Json => {
    const [a, b] = names(pair);
    return isJson(pair) ? { ...pair, state: "scheduled" } : { a, b, state: "scheduled" };
  });
  const words = listOf(vector["adjustments"]).map(jsonOf);
  return [
    ...teamRecords(names(vector["participants"])),
    season(league, { pack, format: formatOf(vector) }),
    ...words.map((word, at): ToSave => {
      const team = textOf(word["team"]);
      const line = [textOf(word["on"]), String(word["points"]), "As the vector says"];
      const adjust = [line.filter(Boolean).join(" ")];
      const entity = makeStanding({ team, group: "", adjust });
      return { kind: "standings", id: `row-${at}`, entity };
    }),
    ...[...matches, ...left].flatMap((match, at, all) =>
      matchRecords(match, at, league, firstOf(vector["conduct"], all, at)),
    ),
  ];
}

/** Events as one meet: its timetable, and a record of each. */
function meetRecords(events: readonly Event[]): ToSave[] {
  const timetable = events.map(({ name, by, relay }, at) =>
    writeAnnounced({ number: at + 1, time: "", name, by, relay }),
  );
  return [
    { kind: "meets", id: "meet", entity: makeMeet({ timetable }) },
    ...events.map(({ entries }, at): ToSave => {
      const lines = entries.map(writeLine);
      return {
        kind: "events",
        id: eventId("meet", at + 1),
        entity: makeEvent({ meet: "meet", number: at + 1, lines }),
      };
    }),
  ];
}

/** As many lines as an event may hold. */
const LINES = 40;

/** Medals as lines of events: a place shared by as many as won it. */
function medalEvents(vector: Json): Event[] {
  const lines = Object.entries(jsonOf(vector["places"])).flatMap(([team, counts]) =>
    numbers(counts).flatMap((count, at) =>
      Array.from({ length: count }, () => ({
        athlete: "",
        team,
        place: at + 1,
        mark: "",
        status: "" as const,
      })),
    ),
  );
  const events = Math.ceil(lines.length / LINES);
  return Array.from({ length: events }, (_, at) => ({
    name: `Medals ${at + 1}`,
    by: "time",
    relay: false,
    entries: lines.slice(at * LINES, (at + 1) * LINES),
  }));
}

/** A vector of athletics as a meet. */
export function athleticsRecords(vector: Json): ToSave[] {
  const kind = textOf(vector["kind"]);
  if (kind !== "vertical") {
    const events = kind === "medals" ? medalEvents(vector) : meetOf(vector).events;
    return [...teamRecords(names(vector["participants"])), ...meetRecords(events)];
  }
  const event: Event = { ...eventOf(vector), name: "High jump", by: "height" };
  return [...teamRecords(event.entries.map(({ team }) => team)), ...meetRecords([event])];
}
