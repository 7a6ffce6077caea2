// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import {
  KICK_OFF,
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import StandingsPage from "./StandingsPage";

const [K, H, T] = ["Kingsway Rovers", "Harbour Eagles", "Mount Trojans"];
const DAY = 86_400_000;

/** Kingsway lead after the first week, Harbour after the second. */
const results = [
  makeResult({ id: "w1", teamA: K, teamB: T, scoreA: 2, scoreB: 0, gameWeek: "1", date: KICK_OFF }),
  makeResult({
    id: "w2",
    teamA: H,
    teamB: K,
    scoreA: 5,
    scoreB: 0,
    gameWeek: "2",
    date: KICK_OFF + DAY,
  }),
];
const held: Held = {
  seasons: [makeSeason({ id: "2026" })],
  results,
  fixtures: [makeFixture({ id: "ahead", teamA: T, teamB: H, date: Date.now() + 9 * DAY })],
};

const open = async (of: Held = held, at = "/mls/standings") => {
  const page = renderPage(
    <InLeague league={mls}>
      <StandingsPage />
    </InLeague>,
    of,
    at,
  );
  const table = await screen.findByRole("table", { name: /^Group A/ });
  return { page, table };
};
const cellOf = (table: HTMLElement, team: string, at: number) =>
  rowOf(table, team).children.item(at);
const rowOf = (table: HTMLElement, team: string) => {
  const found = within(table)
    .getAllByRole("row")
    .find((row) => row.querySelector('th[scope="row"]')?.textContent.includes(team));
  if (!found) throw new Error(`No row of ${team}`);
  return found;
};

beforeEach(() => stubVisitorZone("Africa/Lagos"));

describe("a row of the table", () => {
  it("says how many places its team went up or down in the latest game week", async () => {
    const { table } = await open();
    expect(await within(table).findByTitle("up 1 place in game week 2")).toBeVisible();
    expect(cellOf(table, H, 0)).toHaveTextContent("1. In a semi-final place▲, up 1 place");
    expect(cellOf(table, K, 0)).toHaveTextContent("▼, down 1 place in game week 2");
  });

  it("claims no movement where somebody keeps the table", async () => {
    const standings = [K, H, T].map((team) => makeStanding({ team, group: "A", points: 1 }));
    const { table } = await open({ ...held, seasons: [], standings });
    await within(table).findAllByRole("link", { name: /^win: / });
    expect(table).not.toHaveTextContent("▲");
    expect(table).not.toHaveTextContent("▼");
  });

  it("leads by each letter of its form to the match", async () => {
    const { table } = await open();
    const loss = await within(rowOf(table, K)).findByRole("link", {
      name: `loss: ${H} 5–0 ${K}`,
    });
    await waitFor(() => expect(loss).toHaveAttribute("href", "/mls/matches/w2"));
    const form = within(rowOf(table, K)).getByRole("group", { name: "Form, the newest last" });
    expect(form).toHaveTextContent("WL");
  });

  it("leads to what its team plays next", async () => {
    const { table } = await open();
    const next = await within(rowOf(table, H)).findByRole("link", {
      name: new RegExp(`^Next at ${T}, `),
    });
    await waitFor(() => expect(next).toHaveAttribute("href", "/mls/matches/ahead"));
    expect(within(rowOf(table, K)).queryByRole("link", { name: /^Next / })).toBeNull();
    expect(within(table).getByRole("columnheader", { name: "Next" })).toBeInTheDocument();
  });
});

describe("what a team needs, on a phone", () => {
  const needs = async (fixture: Partial<Parameters<typeof makeFixture>[0]>) => {
    await open({ ...held, fixtures: [makeFixture({ id: "one", teamA: T, teamB: H, ...fixture })] });
    const list = screen.getByRole("heading", { name: "To go through" }).parentElement;
    if (!list) throw new Error("There is no list of needs.");
    const of = (team: string) =>
      within(list)
        .getAllByRole("listitem")
        .find((item) => new RegExp(`^\\w*${team}`).test(item.textContent))?.textContent;
    return of;
  };

  it.each([
    ["comes next", { date: Date.now() + 9 * DAY }, /v Harbour Eagles, \w+ \d/],
    ["is on", { date: Date.now() - 60_000 }, /on now v Harbour Eagles$/],
    ["waits for its result", { date: Date.now() - DAY / 4 }, /result awaited v Harbour Eagles$/],
    ["is forgotten", { date: Date.now() - 9 * DAY }, /result awaited v Harbour Eagles$/],
    ["was put off", { date: null, status: "Postponed" }, /postponed v Harbour Eagles$/],
  ])("says of a match that %s nothing else", async (_, fixture, words) => {
    const of = await needs(fixture);
    await waitFor(() => expect(of(T)).toMatch(words));
    expect(of(H)).toMatch(/at Mount Trojans/);
  });
});

describe("the table of one side's matches", () => {
  it("counts them alone, and stands in the address", async () => {
    const { page, table } = await open();
    expect(cellOf(table, K, 2)).toHaveTextContent("2");
    await userEvent.click(screen.getByRole("button", { name: "Home" }));
    const home = await screen.findByRole("table", { name: "Group A, at home" });
    expect(page.address()).toBe("/mls/standings?at=home");
    expect(cellOf(home, K, 2)).toHaveTextContent("1");
    expect(cellOf(home, T, 2)).toHaveTextContent("0");
    await userEvent.click(screen.getByRole("button", { name: "All" }));
    expect(page.address()).toBe("/mls/standings");
  });

  it("is what an address asks for", async () => {
    await open(held, "/mls/standings?at=away");
    const table = await screen.findByRole("table", { name: "Group A, away" });
    expect(cellOf(table, K, 2)).toHaveTextContent("1");
  });

  it("is not offered where the table is kept by hand", async () => {
    await open({ ...held, seasons: [], standings: [makeStanding({ team: K, group: "A" })] });
    expect(screen.queryByRole("button", { name: "Home" })).toBeNull();
  });
});
