// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { render, within } from "@testing-library/react";
import { createElement, type ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterAll, beforeAll, expect, it } from "vitest";
import { jsonOf, listOf, textOf, type Json } from "../../scripts/rank/json";
import { meetOf } from "../../scripts/rank/meet";
import { packFor } from "../../scripts/rank/table";
import { createListings } from "@/data/listings";
import { ListingsContext } from "@/data/useListing";
import type { EntityKind } from "@/domain/records/record";
import type { SportId } from "@/domain/sport";
import { mal } from "@/leagues/mal";
import { mbl } from "@/leagues/mbl";
import { mcl } from "@/leagues/mcl";
import { mls } from "@/leagues/mls";
import { mltl } from "@/leagues/mltl";
import { mttl } from "@/leagues/mttl";
import { mvl } from "@/leagues/mvl";
import type { League } from "@/leagues/league";
import MeetResultsPage from "@/site/meets/MeetResultsPage";
import MeetStandingsPage from "@/site/meets/MeetStandingsPage";
import StandingsPage from "@/site/standings/StandingsPage";
import { athleticsRecords, tableRecords, type ToSave } from "./goldenRecords";
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
  "ch-fide-ex34-mp-gp": "byes of a Swiss system; the arena plays round robins",
  "tn-atp2009-a": "games of single matches; the arena plays ties of rubbers",
  "tt-constructed-restart": "totals of games and points without the games",
  "ko-ties": "single ties without a league",
  "pl-constructed": "players of no club",
};

const leagues: Readonly<Record<SportId, League>> = {
  football: mls,
  basketball: mbl,
  volleyball: mvl,
  chess: mcl,
  "table-tennis": mttl,
  "lawn-tennis": mltl,
  athletics: mal,
};

interface Case {
  readonly id: string;
  readonly vector: Json;
  /** Whose collections it is stored in. */
  readonly own: League;
  /** What the page shows: nobody of the registry, one table, the vector's rules. */
  readonly league: League;
  readonly toSave: readonly ToSave[];
}

function isSport(sport: string): sport is SportId {
  return sport in leagues;
}

/** The registry's league of the vector's sport. */
function ownLeague(vector: Json): League {
  const sport = textOf(vector["sport"]);
  if (!isSport(sport)) throw new Error(`No league plays ${sport}.`);
  return leagues[sport];
}

/** The same with nobody in it yet: one table, under the vector's rules. */
function leagueOf(vector: Json): League {
  const league: League = { ...ownLeague(vector), clubs: [], table: { kind: "single" } };
  if (league.meets) {
    const { scale } = meetOf(vector);
    return { ...league, meets: { ...league.meets, scale, perTeam: 0 } };
  }
  const [first] = league.packs;
  const pack = packFor(vector["rulePack"] ?? first.id, league.sport, packs);
  const goOn = vector["places"];
  return {
    ...league,
    packs: [pack],
    ...(typeof goOn === "number" && { table: { kind: "single", qualifiers: goOn } }),
  };
}

const cases = readdirSync(FOLDER)
  .filter((file) => file.endsWith(".json") && file !== "packs.json")
  .map(fileOf)
  .filter((vector) => !(textOf(vector["id"]) in LEFT_OUT))
  .map((vector): Case => {
    const league = leagueOf(vector);
    const toSave = league.meets ? athleticsRecords(vector) : tableRecords(vector, league);
    return { id: textOf(vector["id"]), vector, own: ownLeague(vector), league, toSave };
  });

/** A busy machine may take its time: what is asked here is the order, not how fast it is there. */
const times = { save: 120_000, recheck: 60_000, read: 120_000, publish: 120_000 };

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

/** Enters a case through the save path, the published sheet kept in step by every save. */
async function enter({ own, toSave }: Case, tested: TestedStore): Promise<void> {
  await tested.reset();
  const { store, maintenance } = await tested.connect({ times });
  await maintenance.publishSheets(own);
  if (own.meets) await maintenance.publish(own, "events");
  for (const { kind, id, entity } of toSave) {
    await store.create<EntityKind>(own, kind, { id, version: 0, entity });
  }
}

/** Which page shows the order, and in which of its tables. */
function shownOn({ league, vector, id }: Case): { page: ReactNode; table: RegExp } {
  if (!league.meets) return { page: createElement(StandingsPage, { league }), table: / table$/ };
  if (vector["kind"] === "vertical") {
    return { page: createElement(MeetResultsPage, { league }), table: /^Results: High jump$/ };
  }
  const table = id.includes("medals") ? / medals$/ : / table$/;
  return { page: createElement(MeetStandingsPage, { league }), table };
}

interface Line {
  readonly rank: number;
  readonly team: string;
  readonly verdict: string | undefined;
}

/** The lines of the table as a visitor reads them. */
async function lines(of: Case, tested: TestedStore): Promise<Line[]> {
  const { page, table } = shownOn(of);
  const listings = createListings(tested.reader);
  const { container, unmount } = render(
    createElement(
      MemoryRouter,
      { useTransitions: false },
      createElement(ListingsContext, { value: listings }, page),
    ),
  );
  const found = await within(container).findByRole("table", { name: table }, { timeout: 30_000 });
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

it("covers every sport", () => {
  expect(new Set(cases.map(({ vector }) => vector["sport"])).size).toBe(
    Object.keys(leagues).length,
  );
  const ids = readdirSync(FOLDER).map((file) => file.replace(".json", ""));
  expect(ids).toEqual(expect.arrayContaining(Object.keys(LEFT_OUT)));
});

/** What the page says of a case, and what it should. */
function told({ vector }: Case, order: readonly Line[]): { said: unknown; expected: unknown } {
  if (vector["kind"] !== "clinch") {
    const expected = listOf(vector["expectedOrder"]).map((names) =>
      listOf(names).map(textOf).sort(),
    );
    return { said: places(order), expected };
  }
  const said = order.map(({ team, verdict = "" }) => [team, certain[verdict] ?? "open"] as const);
  return { said: Object.fromEntries(said), expected: vector["expected"] };
}

it.concurrent.each(cases.map((one) => [one.id, one] as const))("%s", async (_, one) => {
  const tested = await take();
  try {
    await enter(one, tested);
    const { said, expected } = told(one, await lines(one, tested));
    expect(said).toEqual(expected);
  } finally {
    giveBack(tested);
  }
});
