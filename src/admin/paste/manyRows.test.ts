import { expect, it } from "vitest";
import { memoryStorage } from "@/demo/embedded/browserStorage";
import { connectEmbedded } from "@/demo/embedded/embeddedStore";
import { failure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import { toDocument } from "@/records/document";
import { formatOf, NO_FORMAT_CHOICE } from "@/domain/season/format";
import { mls } from "../../../tests/arena/leagues/mls";
import { shapeOf } from "@/records/shape";
import { makeFixture } from "../../../tests/factories/records";
import { isShort } from "../../../tests/harness/forms";
import { runSteps, undoSteps, type DoneStep } from "../steps/steps";
import { arena } from "@arena/arena";
import { gridOf } from "@/records/files/grid";
import { readRows } from "@/records/files/rows";
import { columnsOf } from "../export/columns";
import { paste } from "../fixtures/paste";
import { previewOf, stepsOfRows } from "./preview";

/* As many rows as somebody may ever paste at once: stopped, resumed, and undone without loss. */

const ROWS = isShort ? 200 : 2_000;
/** Rows of fixtures that are there already, with another ground. */
const KNOWN = ROWS / 4;
/** Steps until the paste is stopped, until the day's writes are used up after that, and until undoing is stopped. */
const STOPPED = ROWS * 0.35;
const MORE = ROWS * 0.15;
const UNDONE = ROWS * 0.45;
const LEFT = ROWS - STOPPED - MORE;
const account = { uid: "u", email: "u@arena.example", password: "secret", leagues: ["*"] };
const never = new AbortController().signal;
const HOUR = 3_600_000;
const start = Date.UTC(2027, 0, 1, 12);

const known = Array.from({ length: KNOWN }, (_, at) =>
  makeFixture({
    id: `known${at}`,
    teamA: `Home ${at}`,
    teamB: `Away ${at}`,
    date: start + at * HOUR,
    gameWeek: `${at}`,
    stadium: "Old ground",
  }),
);

const text = [
  "Team A,Team B,Date and time,Stadium,Game week",
  ...Array.from({ length: ROWS }, (_, at) => {
    const day = new Date(start + at * HOUR + HOUR).toISOString().slice(0, 16).replace("T", " ");
    return `Home ${at},Away ${at},${day},New ground,${at}`;
  }),
].join("\n");

async function connect(): Promise<LeagueStore> {
  const { identity, store } = connectEmbedded(memoryStorage(), {
    accounts: [account],
    documents: () => [
      { collection: "admins", id: "u", data: { email: account.email, leagues: ["*"] } },
      ...known.map((fixture) => ({
        collection: "mlsFixtures",
        id: fixture.id,
        data: { ...toDocument("fixtures", fixture, shapeOf(mls)), version: fixture.version },
      })),
    ],
  });
  await identity.signIn(account.email, account.password);
  return store;
}

/** What pasting the whole of it again would save now. */
async function stepsNow(store: LeagueStore) {
  const { records } = await store.list(mls, "fixtures");
  const columns = columnsOf(mls, "fixtures");
  const grid = gridOf(text);
  const reading = readRows("rows" in grid ? grid.rows : [], {
    league: mls,
    lines: paste.lines ?? {},
    fields: columns,
    clubs: [],
    positionCodes: {},
    award: null,
    stages: [],
    answers: {},
    timeZone: arena.timeZone,
    locale: arena.locale,
    now: Date.now(),
  });
  const against = {
    league: mls,
    kind: "fixtures",
    paste,
    timeZone: arena.timeZone,
    records,
    shown: records,
    clubs: [],
    format: formatOf(mls, NO_FORMAT_CHOICE),
    players: [],
    moves: { on: null, now: 0, logoOf: () => "" },
  } as const;
  const preview = previewOf(against, columns, reading);
  const count = (state: string) => preview.filter((row) => row.state === state).length;
  return {
    steps: stepsOfRows("fixtures", preview),
    add: count("add"),
    change: count("change"),
    same: count("same"),
    refused: count("refused"),
  };
}

const held = async (store: LeagueStore) =>
  (await store.list(mls, "fixtures")).records
    .map(({ id, teamA, stadium, date }) => ({ id, teamA, stadium, date }))
    .sort((a, b) => a.teamA.localeCompare(b.teamA));

it(`${ROWS} rows are stopped, resumed the next day and undone without loss`, async () => {
  const store = await connect();
  const before = await held(store);
  const first = await stepsNow(store);
  expect(first).toMatchObject({ add: ROWS - KNOWN, change: KNOWN, same: 0, refused: 0 });

  const done: DoneStep[] = [];
  const stopping = new AbortController();
  const stopped = await runSteps({ store, league: mls }, first.steps, {
    signal: stopping.signal,
    onProgress: (count) => count === STOPPED && stopping.abort(),
  });
  done.push(...stopped.done);
  expect(stopped).toMatchObject({ endedBy: null, failed: [] });
  expect([stopped.done.length, stopped.left.length]).toEqual([STOPPED, ROWS - STOPPED]);

  // The day's writes are used up in the midst of going on: the save under way is not counted as done.
  let saves = 0;
  const used: LeagueStore = {
    ...store,
    create: (...given) => {
      saves += 1;
      return saves > MORE ? Promise.reject(failure("quota")) : store.create(...given);
    },
  };
  const quiet = { signal: never, onProgress: () => {} };
  const broken = await runSteps({ store: used, league: mls }, stopped.left, quiet);
  done.push(...broken.done);
  expect(broken.endedBy?.message).toMatch(/limit for today/);
  expect([broken.done.length, broken.left.length]).toEqual([MORE, LEFT]);

  // The next day another device knows nothing of it but the same spreadsheet.
  const next = await stepsNow(store);
  expect(next).toMatchObject({ same: STOPPED + MORE, refused: 0 });
  expect(next.steps).toHaveLength(LEFT);
  const rest = await runSteps({ store, league: mls }, next.steps, quiet);
  done.push(...rest.done);
  expect(rest).toMatchObject({ endedBy: null, failed: [], left: [] });

  const after = await held(store);
  expect(after).toHaveLength(ROWS);
  expect(new Set(after.map(({ teamA }) => teamA)).size).toBe(ROWS);
  expect(after.every(({ stadium }) => stadium === "New ground")).toBe(true);
  expect(await stepsNow(store)).toMatchObject({ same: ROWS, steps: [] });

  // Undoing is stopped too, and goes on with what is not undone yet.
  const halting = new AbortController();
  const half = await undoSteps({ store, league: mls }, done, {
    signal: halting.signal,
    onProgress: (count) => count === UNDONE && halting.abort(),
  });
  expect([half.count, half.left.length]).toEqual([UNDONE, ROWS - UNDONE]);
  const back = await undoSteps({ store, league: mls }, half.left, quiet);
  expect(back).toEqual({ count: ROWS - UNDONE, left: [], reason: null, isCutOff: false });
  expect(await held(store)).toEqual(before);
});
