import { expect, it } from "vitest";
import { liveLimits, type LiveMatch } from "@/domain/match/live";
import { liveDocument } from "./liveState";

const match: LiveMatch = {
  scoreA: 1,
  scoreB: 0,
  phase: "2nd half",
  detail: "",
  minute: 46,
  since: null,
  events: [],
};
const eventsOf = (events: readonly string[]) => liveDocument({ ...match, events })["events"];

it("keeps the last lines that a match has room for, by their number and by their bytes", () => {
  const short = Array.from({ length: liveLimits.events + 3 }, (_, at) => `${at} goal A`);
  expect(eventsOf(short)).toEqual(short.slice(3));
  const wide = Array.from({ length: 20 }, (_, at) => `${at} ${"Ж".repeat(120)}`);
  const kept = eventsOf(wide) as readonly string[];
  const bytes = new TextEncoder().encode(kept.join("")).length;
  expect(kept).toEqual(wide.slice(-kept.length));
  expect(bytes).toBeLessThanOrEqual(liveLimits.bytes);
  expect(bytes).toBeGreaterThan(liveLimits.bytes - 250);
});
