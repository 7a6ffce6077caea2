// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { arena } from "@arena/arena";
import { failure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import type { LiveMatch } from "@/domain/match/live";
import type { LiveEvent } from "@/domain/match/livePlay";
import { notBegun, type PitchStep } from "@/domain/match/pitch";
import { mls } from "../../../tests/arena/leagues/mls";
import { forgetClock, learnClock } from "@/domain/serverTime";
import { GATHERED, pitchSteps } from "./pitchSteps";

const goal = (id: string, other = ""): PitchStep => {
  const event: LiveEvent = { id, minute: "9", kind: "goal", side: "A", player: "Ayo", other };
  return { do: "add", event };
};

/** A database that can be lost, and one whose answers can be. */
let connection: "up" | "down" | "answers lost";
let stored: LiveMatch | null;
let saves: number;
const store: Pick<LeagueStore, "saveLive"> = {
  async saveLive(_league, _fixture, change) {
    if (connection === "down") throw failure("offline");
    stored = change(stored);
    saves += 1;
    if (connection === "answers lost") throw failure("timeout");
    return stored;
  },
};
const open = () => {
  const steps = pitchSteps(store, mls, "one");
  const leave = steps.subscribe(() => {});
  return { ...steps, leave };
};
const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  connection = "up";
  stored = null;
  saves = 0;
});
afterEach(() => {
  vi.useRealTimers();
  forgetClock();
  Reflect.deleteProperty(arena, "plan");
});

it("sends each step as it is taken", async () => {
  const page = open();
  page.take(goal("a"));
  expect(page.state()).toMatchObject({ match: { scoreA: 1 }, waiting: [{}] });
  await settle();
  expect(page.state()).toMatchObject({ match: { scoreA: 1 }, waiting: [], failure: null });
  expect(stored).toMatchObject({ scoreA: 1, events: ["a|9|goal|A|Ayo|"] });
});

it("sends once what is told twice of a goal, with who gave the pass", async () => {
  connection = "down";
  const page = open();
  page.take(goal("a", ""));
  page.take(goal("a", "Bem"));
  await settle();
  expect(page.state()).toMatchObject({ match: { scoreA: 1 }, waiting: [{}] });
  connection = "up";
  page.send();
  await settle();
  page.take(goal("a", "Chi"));
  await settle();
  expect(stored).toMatchObject({ scoreA: 1, events: ["a|9|goal|A|Ayo|Chi"] });
});

it("keeps steps while the connection is lost, over a reload too, and sends them once when it is back", async () => {
  connection = "down";
  const page = open();
  page.take(goal("a"));
  page.take(goal("b"));
  await settle();
  expect(page.state()).toMatchObject({ match: { scoreA: 2 }, failure: { kind: "offline" } });
  page.leave();
  const again = open();
  expect(again.state()).toMatchObject({ match: { scoreA: 2 }, waiting: [{}, {}] });
  await settle();
  expect(stored).toBeNull();
  connection = "up";
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(stored).toMatchObject({ scoreA: 2, events: { length: 2 } });
  expect([saves, again.state().waiting]).toEqual([1, []]);
  again.leave();
  expect(open().state().waiting).toEqual([]);
});

it("knows over a reload how the match stood, with what was sent before", async () => {
  const page = open();
  page.take(goal("a"));
  await settle();
  page.leave();
  connection = "down";
  const again = open();
  again.take(goal("b"));
  expect(again.state().match).toMatchObject({ scoreA: 2, events: { length: 2 } });
});

it("is not taken back by its own earlier save, heard late; what others say after that counts", async () => {
  const page = open();
  page.take(goal("a"));
  await settle();
  const first = stored;
  page.take(goal("b"));
  await settle();
  page.hear(first);
  expect(page.state().match).toMatchObject({ scoreA: 2 });
  page.hear(stored && { ...stored, scoreB: 1 });
  expect(page.state().match).toMatchObject({ scoreA: 2, scoreB: 1 });
  // Long after, somebody else has taken the second goal back.
  await vi.advanceTimersByTimeAsync(20_000);
  page.hear(first);
  expect(page.state().match).toMatchObject({ scoreA: 1 });
});

it("keeps the moment of a tap without a connection, read by what is known of the clock when it is sent", async () => {
  connection = "down";
  const page = open();
  const tapped = Date.now();
  page.take({ do: "clock", phase: "1st half", minute: 0, since: tapped });
  await settle();
  await vi.advanceTimersByTimeAsync(3 * 60_000);
  // The device turns out to be 40 minutes slow.
  const now = Date.now();
  learnClock(now + 40 * 60_000, now, now);
  connection = "up";
  page.send();
  await settle();
  expect(stored).toMatchObject({ phase: "1st half", since: tapped + 40 * 60_000 });
});

it("tries again by itself", async () => {
  connection = "down";
  const page = open();
  page.take(goal("a"));
  await settle();
  connection = "up";
  await vi.advanceTimersByTimeAsync(5_000);
  expect(stored).toMatchObject({ scoreA: 1 });
});

it("never doubles what was saved though no answer came", async () => {
  connection = "answers lost";
  const page = open();
  page.take(goal("a"));
  await settle();
  expect(page.state().waiting).toHaveLength(1);
  connection = "up";
  await vi.advanceTimersByTimeAsync(5_000);
  expect(saves).toBe(2);
  expect(stored).toMatchObject({ scoreA: 1, events: { length: 1 } });
});

it("shows what another device noted, and sends nothing once the result stands", async () => {
  const page = open();
  page.hear({ ...notBegun, scoreB: 2 });
  expect(page.state().match).toMatchObject({ scoreB: 2 });
  connection = "down";
  page.take(goal("a"));
  await settle();
  page.end();
  connection = "up";
  await vi.advanceTimersByTimeAsync(20_000);
  expect([saves, page.state().waiting]).toEqual([0, []]);
});

describe("points on the free plan", () => {
  const point = (detail: string): PitchStep => ({
    do: "sheet",
    scoreA: 0,
    scoreB: 0,
    phase: "Set 1",
    detail,
  });

  it("are sent together, a minute after the first of them", async () => {
    const page = open();
    for (const detail of ["1-0", "2-0"]) page.gather(point(detail));
    await vi.advanceTimersByTimeAsync(GATHERED / 2);
    page.gather(point("2-1"));
    expect(saves).toBe(0);
    expect(page.state().match).toMatchObject({ detail: "2-1" });
    await vi.advanceTimersByTimeAsync(GATHERED / 2);
    expect([saves, stored?.detail]).toEqual([1, "2-1"]);
  });

  it("go with what is sent at once, and when the page is left", async () => {
    const page = open();
    page.gather(point("24-1"));
    page.take(goal("a"));
    await settle();
    expect(stored).toMatchObject({ detail: "24-1", events: [expect.any(String)] });
    page.gather(point("24-2"));
    page.leave();
    await settle();
    expect(stored).toMatchObject({ detail: "24-2" });
    expect(saves).toBe(2);
  });

  it("are sent one by one on the paid plan", async () => {
    Object.assign(arena, { plan: "paid" });
    const page = open();
    page.gather(point("1-0"));
    await settle();
    expect(saves).toBe(1);
  });
});
