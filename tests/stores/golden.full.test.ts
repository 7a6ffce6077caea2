// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { within } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonOf, listOf, textOf, type Json } from "../../tools/rank/json";
import { meetOf } from "../../tools/rank/meet";
import { packFor } from "../../tools/rank/table";
import type { Listings } from "@/data/listings";
import { leagues } from "@arena/leagues";
import type { League } from "@/domain/league/league";
import { oneTable } from "@/domain/league/oneTable";
import MeetResultsPage from "@/site/meets/MeetResultsPage";
import MeetStandingsPage from "@/site/meets/MeetStandingsPage";
import StandingsPage from "@/site/standings/StandingsPage";
import { enter, opened, type Case } from "./goldenCase";
import { playersCase } from "./goldenPlayers";
import { athleticsRecords, tableRecords } from "./goldenRecords";
import { tieCases } from "./goldenTies";
import { testedFirestore } from "./testedFirestore";
import type { TestedStore } from "./testedStore";

/*
 * Every case of tests/golden that a record can hold, entered on the emulator as an administrator would, and read from
 * the page that visitors see. That the engine gives the same is shown by tests/golden/golden.test.ts.
 */

const FOLDER = path.resolve("tests/golden");
const fileOf = (file: string): Json =>
  jsonOf(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")));
const packs = fileOf("packs.json");

/** What no record of this product can say. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  "ch-fide-ex34-mp-gp":
    "board points of byes, which have no opponent: the arena plays round robins",
  "tn-atp2009-a":
    "games of single matches: a tie has three rubbers or five, each won with two sets",
  "tn-atp1998-played":
    "a group with replacements, whose teams cannot be compared: no season says that of its rules",
  "tt-constructed-retired": "a single match between two players: a tie has three of them or five",
  "fb-ligue1-2019-20-ppg": "279 matches: src/domain/season/stages.test.ts goes by points a match",
  "fb-leagueone-2019-20-ppg": "400 matches: fb-premiership-2019-20-ppg is of the same kind",
  "fb-seriea-2022-23-playoff": "381 matches: fb-constructed-playoff is of the same kind",
  "fb-scottish-premiership-2023-24-split":
    "228 matches: src/domain/season/split.test.ts parts a table of records",
  "fb-handball-bundesliga-2022-23":
    "306 matches, and points that a season's format says: src/domain/season/format.test.ts",
  "fb-pwhl-2023-24-overtime":
    "points that a season's format says: src/domain/season/format.test.ts",
  "fb-premierleague-2023-11-17": "a table of a day that is past: pages show today's",
  "bb-constructed-conferences": "an order for each of two groups: here one table is read",
};

/** A vector, and what its pages show: nobody of the registry, one table, the vector's rules. */
interface Shown {
  readonly vector: Json;
  readonly league: League;
}

/** The registry's league of the vector's sport. */
function ownLeague(vector: Json): League {
  const sport = textOf(vector["sport"]);
  const league = leagues.find((one) => one.sport === sport);
  if (!league) throw new Error(`No league plays ${sport}.`);
  return league;
}

/** The same with nobody in it yet: one table, under the vector's rules. */
function leagueOf(vector: Json): League {
  const league: League = { ...ownLeague(vector), clubs: [], format: oneTable };
  if (league.meets) {
    const { scale } = meetOf(vector);
    return { ...league, meets: { ...league.meets, scale, perTeam: 0 } };
  }
  const [first] = league.game.packs;
  const pack = packFor(vector["rulePack"] ?? first.id, league.sport, () => packs);
  const goOn = vector["places"];
  return {
    ...league,
    game: { ...league.game, packs: [pack] },
    ...(typeof goOn === "number" && { format: { ...oneTable, through: goOn } }),
  };
}

/** Databases that are filled side by side; a case takes one that is free. */
const DATABASES = 3;
const free: TestedStore[] = [];
const waiting: ((one: TestedStore) => void)[] = [];

beforeAll(async () => {
  const projects = Array.from({ length: DATABASES }, (_, at) => `demo-golden-${at}`);
  free.push(...(await Promise.all(projects.map(testedFirestore))));
});
afterAll(() => Promise.all(free.map((one) => one.close())));

const take = async () => free.pop() ?? new Promise<TestedStore>((done) => waiting.push(done));

function giveBack(one: TestedStore): void {
  const next = waiting.shift();
  if (next) next(one);
  else free.push(one);
}

/** Which page shows the order, and in which of its tables. */
function shownOn({ league, vector }: Shown): { page: ReactNode; table: RegExp } {
  if (!league.meets) return { page: createElement(StandingsPage), table: / table$/ };
  if (vector["kind"] === "vertical") {
    return { page: createElement(MeetResultsPage), table: /^Results: High jump$/ };
  }
  const table = vector["kind"] === "medals" ? / medals$/ : / table$/;
  return { page: createElement(MeetStandingsPage), table };
}

interface Line {
  readonly rank: number;
  readonly team: string;
  readonly verdict: string | undefined;
}

/** The lines of the table as a visitor reads them. */
async function lines(of: Shown, listings: Listings): Promise<Line[]> {
  const { page, table } = shownOn(of);
  const { container, unmount } = opened(of.league, page, listings);
  const found = await within(container).findByRole("table", { name: table });
  const isSure = Object.values(jsonOf(of.vector["expected"])).some((one) => one !== "open");
  // What is certain is computed after the first drawing.
  if (isSure) await within(found).findAllByText(/^(?:Through|Out)$/);
  const [, ...rows] = [...found.querySelectorAll("tr")];
  const read = rows.flatMap((row): Line[] => {
    const name = row.querySelector("th a") ?? row.querySelector("th > span");
    const team = name?.textContent ?? "";
    const rank = Number.parseInt(row.querySelector("td")?.textContent ?? "", 10);
    const verdict = row.querySelector<HTMLElement>("[data-verdict]")?.dataset["verdict"];
    return team === "" ? [] : [{ rank, team, verdict }];
  });
  unmount();
  return read;
}

/** Teams of one rank in one list, by name. */
function places(order: readonly Line[]): string[][] {
  const ranks = [...new Set(order.map(({ rank }) => rank))];
  return ranks.map((rank) => order.flatMap((one) => (one.rank === rank ? one.team : [])).sort());
}

const certain: Readonly<Record<string, string>> = { through: "clinched", out: "eliminated" };

/** A vector whose order, or what is certain in it, is in a table. */
function tableCase(vector: Json): Case {
  const league = leagueOf(vector);
  const shown = { vector, league };
  const isCertain = vector["kind"] === "clinch";
  const order = listOf(vector["expectedOrder"]).map((names) => listOf(names).map(textOf).sort());
  return {
    id: textOf(vector["id"]),
    own: ownLeague(vector),
    toSave: league.meets ? athleticsRecords(vector) : tableRecords(vector, league),
    published: league.meets ? ["events"] : [],
    read: async (listings) => {
      const read = await lines(shown, listings);
      if (!isCertain) return places(read);
      return Object.fromEntries(
        read.map(({ team, verdict = "" }) => [team, certain[verdict] ?? "open"] as const),
      );
    },
    expected: isCertain ? vector["expected"] : order,
  };
}

function casesOf(vector: Json): Case[] {
  const { kind } = vector;
  if (kind === "tie") return tieCases(vector, ownLeague(vector), leagueOf(vector));
  if (kind === "players") return [playersCase(vector, ownLeague(vector), leagueOf(vector))];
  return [tableCase(vector)];
}

const vectors = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json") && file !== "packs.json")
  .map(fileOf);
const stored = vectors.filter((vector) => !(textOf(vector["id"]) in LEFT_OUT));
const all = stored.flatMap(casesOf);

it("covers every sport, and leaves out what exists", () => {
  const sportsOf = (some: readonly Json[]) => new Set(some.map(({ sport }) => sport));
  expect(sportsOf(stored)).toEqual(sportsOf(vectors));
  const ids = [...vectors, ...all].map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
});

const cases = all.filter(({ id }) => !(id in LEFT_OUT)).map((one) => [one.id, one] as const);

it.concurrent.each(cases)("%s", async (_, one) => {
  const tested = await take();
  try {
    expect(await one.read(await enter(one, tested))).toEqual(one.expected);
  } finally {
    giveBack(tested);
  }
});
