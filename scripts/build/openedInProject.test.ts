import { afterEach, expect, it, vi } from "vitest";
import type { RawDocument } from "../../src/data/documents";
import { openedLeagues } from "../../src/leagues/openedLeague";
import type * as registryModule from "../../src/leagues/registry";
import { makeLeague } from "../../tests/factories/records";
import { readOpened } from "../feeds/leaguePages";
import { openedInProject } from "./openedInProject";

const cup = makeLeague({ openedAt: Date.UTC(2027, 8, 1) });
const handball = makeLeague({
  ...cup,
  id: "handball",
  name: "Handball league",
  sport: "other",
  settings: "called=Handball;colour=plum;glyph=goal",
});

const storedOf = ({ id: _, ...record }: typeof cup): RawDocument => ({
  ...record,
  openedAt: new Date(record.openedAt ?? 0),
});
const records = { [cup.id]: storedOf(cup), [handball.id]: storedOf(handball) };
const project = (get: () => Promise<RawDocument | null>) => ({ get, list: async () => [] });
const answering = project(async () => ({ records }));
const found = () => openedInProject(answering);

afterEach(() => {
  globalThis.ARENA_OPENED_LEAGUES = undefined;
  vi.resetModules();
  vi.restoreAllMocks();
});

/** The registry of a site that was built with these. */
async function builtWith(leagues: typeof globalThis.ARENA_OPENED_LEAGUES) {
  vi.resetModules();
  // As text: that is how a build writes it into the code.
  globalThis.ARENA_OPENED_LEAGUES = JSON.parse(JSON.stringify(leagues)) as typeof leagues;
  const registry: typeof registryModule = await import("../../src/leagues/registry");
  return { registry, ...(await import("../../src/leagues/menu")) };
}

it("has the built site know the leagues that were open, before it has read any", async () => {
  const { registry, sportsOf } = await builtWith(await found());
  expect(registry.shownEntries().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["mls", "freshers-cup", "handball"]),
  );
  expect(sportsOf().map(({ name }) => name)).toContain("Handball");
  const { shortName, game } = await registry.fetchLeague("handball");
  expect([shortName, game.name]).toEqual(["Freshers", "Handball"]);
  // It may have been changed since.
  expect(registry.mayHaveChanged("handball")).toBe(true);
});

it("keeps what it knows of a league where that is read alike, and takes what was changed", async () => {
  const { registry } = await builtWith(await found());
  const known = () => registry.everyEntry().filter(({ slug }) => registry.mayHaveChanged(slug));
  const before = known();
  expect(before).toHaveLength(2);
  registry.setOpenedLeagues((await readOpened(answering)).opened);
  expect(known()).toEqual(before);
  expect(known().every((one, at) => one === before[at])).toBe(true);
  registry.renewOpenedLeagues(openedLeagues([{ ...cup, state: "closed" }]));
  expect(registry.shownEntries().map(({ slug }) => slug)).not.toContain(cup.id);
  expect(known().map(({ slug }) => slug)).toContain("handball");
  registry.setOpenedLeagues([]);
  expect(known()).toEqual([]);
});

it("builds without them where no project is configured, or it does not answer", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  expect(await openedInProject(null)).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  expect(await openedInProject(project(() => Promise.reject(new Error("No answer."))))).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("No answer."));
});
