// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createListings } from "@/data/listings";
import type { LeagueReader, Listing, RecordRequest } from "@/data/reader";
import { ListingsContext } from "@/data/useListing";
import type { EntityKind, RecordOf } from "@/records/record";
import { InLeague } from "@/ui/leagueContext";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import MatchPage from "./MatchPage";

/* What is read of a match besides the league's sheet. */

const eleven = (team: string) => Array.from({ length: 11 }, (_, at) => `${team} ${at + 1}`);
const teams = { id: "m", teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
const brief = { fixtures: [makeFixture(teams)], results: [makeResult(teams)] };
const fixtures = [makeFixture({ ...teams, lineUpA: eleven("Ada"), lineUpB: eleven("Bola") })];
const players = [makePlayer({ id: "p1", name: "Ada 1", club: teams.teamA })];

type Records = { readonly [K in EntityKind]?: readonly RecordOf<K>[] };
function of<K extends EntityKind>(records: Records, kind: K): readonly RecordOf<K>[] {
  const found: readonly RecordOf<K>[] | undefined = records[kind];
  return found ?? [];
}

/** Opens the match, and keeps a list of what was read of it. */
function open(whole: Records): string[] {
  const asked: string[] = [];
  const reader: LeagueReader = {
    async read<K extends EntityKind>(_: unknown, kind: K): Promise<Listing<K>> {
      if (kind === "players") asked.push(kind);
      return {
        records: of<K>({ ...brief, players }, kind),
        unreadable: [],
        readAt: 0,
        source: "published",
        isBrief: kind === "fixtures" || kind === "results",
      };
    },
    async readRecord<K extends EntityKind>({ kind, id }: RecordRequest<K>) {
      asked.push(kind);
      return of(whole, kind).find((record) => record.id === id) ?? null;
    },
  };
  render(
    <MemoryRouter initialEntries={["/mls/matches/m"]} useTransitions={false}>
      <ListingsContext value={createListings(reader)}>
        <InLeague league={mls}>
          <MatchPage id="m" />
        </InLeague>
      </ListingsContext>
    </MemoryRouter>,
  );
  return asked;
}

const seen: (() => void)[] = [];
beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  seen.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        seen.push(() => tell([{ isIntersecting: true }]));
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

const lineUps = () => screen.findByRole("region", { name: "Line-ups" });

it("reads two documents of a finished match whose result tells who played", async () => {
  const told = { ...teams, playersA: eleven("Ada"), playersB: eleven("Bola") };
  const asked = open({ fixtures, results: [makeResult(told)] });
  expect(await within(await lineUps()).findByRole("link", { name: "Ada 1" })).toBeVisible();
  expect(asked).toEqual(["results", "players"]);
});

it("reads the fixture's line-ups once they come into view, where the result does not tell", async () => {
  const told = { ...teams, manOfTheMatch: { player: "Ada 1", clubLogo: "", rating: 4 } };
  const asked = open({ fixtures, results: [makeResult(told)] });
  expect(await screen.findByRole("link", { name: "Ada 1" })).toBeVisible();
  expect(asked).toEqual(["results", "players"]);
  for (const come of seen) come();
  expect(await within(await lineUps()).findByText("Bola 11")).toBeVisible();
  expect(asked).toEqual(["results", "players", "fixtures"]);
});
