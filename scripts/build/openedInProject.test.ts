import { afterEach, expect, it, vi } from "vitest";
import type { RawDocument } from "../../src/data/documents";
import { openedLeagues } from "../../src/leagues/openedLeague";
import { asOpened, type FoundLeague } from "../../src/leagues/foundInBuild";
import { sportsOf } from "../../src/leagues/menu";
import {
  everyEntry,
  fetchLeague,
  mayHaveChanged,
  renewOpenedLeagues,
  setOpenedLeagues,
  shownEntries,
} from "../../src/leagues/registry";
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

afterEach(() => {
  setOpenedLeagues([]);
  vi.restoreAllMocks();
});

/** The registry knows what the build found: as text, which is how it is written into the code. */
async function begin(): Promise<void> {
  const written = JSON.stringify(await openedInProject(answering));
  setOpenedLeagues(asOpened(JSON.parse(written) as FoundLeague[]));
}
const known = () => everyEntry().filter(({ slug }) => mayHaveChanged(slug));

it("has the built site know the leagues that were open, before it has read any", async () => {
  await begin();
  expect(shownEntries().map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(["mls", "freshers-cup", "handball"]),
  );
  expect(sportsOf().map(({ name }) => name)).toContain("Handball");
  const { shortName, game } = await fetchLeague("handball");
  expect([shortName, game.name]).toEqual(["Freshers", "Handball"]);
  // It may have been changed since.
  expect(mayHaveChanged("handball")).toBe(true);
});

it("keeps what it knows of a league where that is read alike, and takes what was changed", async () => {
  await begin();
  const before = known();
  expect(before).toHaveLength(2);
  setOpenedLeagues((await readOpened(answering)).opened);
  expect(known()).toEqual(before);
  expect(known().every((one, at) => one === before[at])).toBe(true);
  renewOpenedLeagues(openedLeagues([{ ...cup, state: "closed" }]));
  expect(shownEntries().map(({ slug }) => slug)).not.toContain(cup.id);
  expect(known().map(({ slug }) => slug)).toContain("handball");
  setOpenedLeagues([]);
  expect(known()).toEqual([]);
});

it("builds without them where no project is configured, or it does not answer", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  expect(await openedInProject(null)).toEqual([]);
  expect(said).not.toHaveBeenCalled();
  expect(await openedInProject(project(() => Promise.reject(new Error("No answer."))))).toEqual([]);
  expect(said).toHaveBeenCalledWith(expect.stringContaining("No answer."));
});
