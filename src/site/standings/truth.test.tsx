import { act, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { setLiveMatches } from "@/ui/match/liveNow";
import { InLeague } from "@/ui/leagueContext";
import {
  KICK_OFF,
  MEET_ONCE,
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
} from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import StandingsPage from "./StandingsPage";

const [K, H, T, E] = [
  "Kingsway Rovers",
  "Harbour Eagles",
  "Mount Trojans",
  "Faculty of Engineering and Applied Sciences",
];

type Played = readonly [teamA: string, scoreA: number, scoreB: number, teamB: string];

const result = ([teamA, scoreA, scoreB, teamB]: Played, at: number) =>
  makeResult({ id: `r${at}`, teamA, teamB, scoreA, scoreB, date: KICK_OFF + at });
const left = (teamA: string, teamB: string, status = "") =>
  makeFixture({ id: "left", teamA, teamB, status });

/** Kingsway have won all, Engineering have no match left. */
const played: readonly Played[] = [
  [K, 1, 0, T],
  [K, 1, 0, H],
  [K, 1, 0, E],
  [H, 2, 0, E],
  [T, 0, 0, E],
];

const season = (of: Held = {}): Held => ({
  seasons: [makeSeason({ id: "2026", format: MEET_ONCE })],
  results: played.map(result),
  fixtures: [left(H, T)],
  ...of,
});

const showTable = async (held: Held, at = "/") => {
  const page = renderPage(
    <InLeague league={mls}>
      <StandingsPage />
    </InLeague>,
    held,
    at,
  );
  const table = await screen.findByRole("table", { name: "Group A" });
  return { page, table };
};
const rowOf = (table: HTMLElement, team: string) => {
  const found = within(table)
    .getAllByRole("row")
    .find((row) => row.querySelector('th[scope="row"]')?.textContent.includes(team));
  if (!found) throw new Error(`No row of ${team}`);
  return found;
};

beforeEach(() => stubVisitorZone("Africa/Lagos"));
afterEach(() => vi.restoreAllMocks());

describe("what is certain, and what is needed", () => {
  it("says Through and Out of who surely is, and what the others need", async () => {
    const { table } = await showTable(season());
    await waitFor(() =>
      expect(within(rowOf(table, K)).getAllByText("Through")).not.toHaveLength(0),
    );
    expect(rowOf(table, E)).toHaveTextContent("Out");
    expect(rowOf(table, H)).toHaveTextContent("A draw is enough");
    expect(rowOf(table, T)).toHaveTextContent("A win is enough");
    const list = screen.getByRole("heading", { name: "To go through" }).parentElement;
    // Beside the words is what becomes of the match, once that is read.
    expect(list).toHaveTextContent(new RegExp(`${H}A draw is enough.*v ${T}`));
  });

  it("claims nothing while a match of the table is undecided", async () => {
    const fixtures = [left(H, T), makeFixture({ teamA: H, teamB: E, status: "Abandoned" })];
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { table } = await showTable(season({ fixtures }));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(within(table).queryByText(/^(Through|Out|.+ enough)$/)).toBeNull();
    expect(screen.queryByRole("heading", { name: "To go through" })).toBeNull();
  });

  it("says Undecided of a place that is shared across the line", async () => {
    const results = [result([K, 1, 0, T], 1), result([K, 1, 0, H], 2)];
    const { table } = await showTable(season({ results, fixtures: [] }));
    for (const team of [H, T]) {
      const row = rowOf(table, team);
      expect(within(row).getAllByRole("cell")[0]).toHaveTextContent(/^2= shared\. Undecided/);
      expect(within(row).getAllByText("Undecided")).not.toHaveLength(0);
    }
    expect(rowOf(table, K)).not.toHaveTextContent("Undecided");
    expect(screen.getByText("Knock-out").closest("section")).not.toHaveTextContent(H);
  });
});

describe("the stamp", () => {
  it("names the result that changed the table last, and leads to it", async () => {
    const now = Date.now();
    const results = played.map((one, at) => ({ ...result(one, at), updatedAt: KICK_OFF }));
    const latest = { ...result([T, 0, 2, H], 9), updatedAt: now, stage: "" };
    await showTable(season({ results: [latest, ...results], fixtures: [] }));
    const link = screen.getByRole("link", { name: `${T} 0–2 ${H}` });
    expect(link).toHaveAttribute("href", "/mls/matches/r9");
    expect(link.parentElement).toHaveTextContent(/^Changed today \d\d:\d\d by Mount/);
  });

  it("stands at each group, with the match of that group", async () => {
    const [B1, B2] = ["Northgate Athletic", "Lagoon City"];
    const ofB = { ...result([B1, 1, 0, B2], 8), updatedAt: KICK_OFF + 5 };
    const ofA = { ...result([K, 2, 1, H], 9), updatedAt: KICK_OFF };
    const standings = [B1, B2].map((team) => makeStanding({ id: team, team, group: "B" }));
    await showTable(season({ standings, results: [ofA, ofB], fixtures: [] }));
    const stamps = screen.getAllByText(/^Changed/).map((one) => one.textContent);
    expect(stamps).toEqual([
      expect.stringMatching(`by ${K} 2–1 ${H}$`),
      expect.stringMatching(`by ${B1} 1–0 ${B2}$`),
    ]);
  });

  it("says what a table kept by hand does not count yet", async () => {
    const standings = [K, H, T, E].map((team) => makeStanding({ team, updatedAt: KICK_OFF }));
    const results = played.map((one, at) => ({ ...result(one, at), updatedAt: KICK_OFF + 1 + at }));
    await showTable({ standings, results });
    expect(screen.getByText(/^Kept by hand/)).toHaveTextContent(
      `Kept by hand. Not counted yet: ${T} 0–0 ${E}, ${H} 2–0 ${E}, ${K} 1–0 ${E} and 2 more.`,
    );
  });

  it("says that every result is counted only where the figures agree", async () => {
    const won = { played: 1, won: 1, draw: 0, lost: 0, gf: 2, ga: 1, gd: 1, points: 3 };
    const lost = { played: 1, won: 0, draw: 0, lost: 1, gf: 1, ga: 2, gd: -1, points: 0 };
    const results = [result([K, 2, 1, H], 1)];
    const standings = [makeStanding({ team: K, ...won }), makeStanding({ team: H, ...lost })];
    await showTable({ standings, results });
    expect(screen.getByText("Kept by hand; every result is counted.")).toBeVisible();
  });
});

describe("Why?", () => {
  const level = [result([K, 3, 0, T], 1), result([H, 1, 0, E], 2), result([H, 0, 1, K], 3)];
  const open = async (held: Held) => {
    const { table } = await showTable(held);
    const name = `Why? ${H} above ${T}`;
    const button = within(table).getByRole("button", { name });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
    return { table, says: await screen.findByText(/^Level on 3 points/) };
  };

  it("shows the figures that separated two neighbours, and the article", async () => {
    const results = [...level, result([T, 1, 0, H], 4)];
    const { says } = await open(season({ results, fixtures: [] }));
    expect(says).toHaveTextContent(
      "Goal difference −1 and −2. Rule: the arena’s own rules, point 9",
    );
    const compared = screen.getByRole("table", { name: "What was compared" });
    expect(within(compared).getByRole("row", { name: "Goal difference −1 −2" })).toBeVisible();
  });

  it("shows the table among the tied where the rules have one", async () => {
    const results = [...level, result([H, 0, 1, T], 4), result([T, 0, 1, E], 5)];
    const seasons = [makeSeason({ id: "2026", pack: "football.fifa-2026" })];
    const { table } = await showTable(season({ results, seasons, fixtures: [] }));
    const [button] = within(table).getAllByRole("button", { name: /^Why\?/ });
    await userEvent.click(button ?? table);
    expect(await screen.findByRole("table", { name: "Only the matches among them" })).toBeVisible();
  });

  it("is not asked in a table kept by hand", async () => {
    const standings = [K, H].map((team) => makeStanding({ team }));
    const { table } = await showTable({ standings });
    expect(within(table).queryByRole("button", { name: /^Why/ })).toBeNull();
  });
});

it("tells adjustments and withdrawals under the table, with their reasons", async () => {
  const standings = [
    makeStanding({ team: T, adjust: ["-1 Ineligible player"], updatedAt: KICK_OFF }),
    makeStanding({ team: E, out: "void", reason: "Too few players" }),
  ];
  const { table } = await showTable(season({ standings }));
  expect(within(rowOf(table, T)).getAllByRole("cell")[8]).toHaveTextContent(/^−1\*/);
  expect(screen.getByText("1 point deducted on Sat 14 Mar").parentElement).toHaveTextContent(
    `* ${T}: 1 point deducted on Sat 14 Mar. Ineligible player.`,
  );
  expect(within(table).getAllByRole("row").at(-1)).toBe(rowOf(table, E));
  expect(within(rowOf(table, E)).getAllByRole("cell")[0]).toHaveTextContent(/^–withdrawn$/);
  expect(screen.getByText(/^withdrawn; none of/).parentElement).toHaveTextContent(
    "Too few players.",
  );
});

it("shows form in the table, basketball's too, and no list of forms below", async () => {
  const standings = [makeStanding({ team: "Lagoon Waves", group: "" })];
  const results = [makeResult({ teamA: "Lagoon Waves", teamB: "Hilltop Hawks" })];
  const page = renderPage(
    <InLeague league={mbl}>
      <StandingsPage />
    </InLeague>,
    { standings, results },
  );
  const table = await screen.findByRole("table");
  expect(within(table).getByRole("columnheader", { name: "Form" })).toBeInTheDocument();
  expect(within(table).getAllByRole("img", { name: "Form: win" })).not.toHaveLength(0);
  await userEvent.click(screen.getByRole("button", { name: "Show wins by match" }));
  expect(await screen.findByRole("combobox", { name: "Club" })).toBeVisible();
  expect(screen.getAllByRole("img", { name: /^Form/ })).toHaveLength(
    within(table).getAllByRole("img", { name: /^Form/ }).length,
  );
  expect(page.reads).not.toContain("whole results");
});

const order = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => row.querySelector("th a")?.textContent);

describe("while a match is played", () => {
  /** Somebody tells that Trojans lead 1–0 at Eagles, whatever the printed kick-off says. */
  const isOn = (scoreB = 1) => {
    const outcome = {
      scoreA: 0,
      scoreB,
      figureA: "0",
      figureB: String(scoreB),
      loser: null,
      status: "Live",
      ending: "",
    };
    act(() =>
      setLiveMatches(
        "mls",
        new Map([["left", { outcome, state: "30'", detail: "", entries: [] }]]),
      ),
    );
  };
  afterEach(() => {
    act(() => setLiveMatches("mls", new Map()));
  });

  it("shows the table as it stands, says so, and claims nothing for certain", async () => {
    await showTable(season());
    expect(order(screen.getByRole("table", { name: "Group A" }))).toEqual([K, H, T, E]);
    isOn();
    expect(await screen.findByText("As it stands")).toBeVisible();
    const table = screen.getByRole("table", { name: "Group A" });
    expect(order(table)).toEqual([K, T, H, E]);
    expect(rowOf(table, T)).toHaveTextContent("up from 3");
    expect(table).not.toHaveTextContent("Through");
    act(() => setLiveMatches("mls", new Map()));
    expect(order(screen.getByRole("table", { name: "Group A" }))).toEqual([K, H, T, E]);
  });

  it("keeps what is certain, the next match and the buttons while no team moves", async () => {
    await showTable(season());
    await screen.findByRole("columnheader", { name: /To go through/ });
    isOn(0);
    expect(await screen.findByText("As it stands")).toBeVisible();
    const table = screen.getByRole("table", { name: "Group A" });
    expect(rowOf(table, T)).toHaveTextContent("2");
    expect(within(table).queryByRole("columnheader", { name: /Moved/ })).toBeNull();
    expect(within(table).getByRole("columnheader", { name: /To go through/ })).toBeVisible();
    expect(within(table).getByRole("columnheader", { name: "Next" })).toBeVisible();
    expect(screen.getByRole("button", { name: "Share table" })).toBeVisible();
    expect(screen.getByRole("button", { name: /Embed/ })).toBeVisible();
  });

  it("begins What if with the score so far, and supposes nothing by it", async () => {
    const { page } = await showTable(season());
    isOn();
    await userEvent.click(screen.getByRole("button", { name: "What if" }));
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: `Score of ${T} against ${H}` })).toHaveValue("1"),
    );
    expect(order(screen.getByRole("table", { name: "Group A" }))).toEqual([K, T, H, E]);
    expect(page.address()).not.toContain("left");
  });
});

describe("What if", () => {
  it("computes the table from supposed scores, which the address carries", async () => {
    const { page } = await showTable(season());
    await userEvent.click(screen.getByRole("button", { name: "What if" }));
    const more = await screen.findByRole("button", { name: `One more for ${T} against ${H}` });
    await userEvent.click(more);
    expect(new URLSearchParams(page.address().slice(2)).get("whatif")).toBe("left:0-1");
    const table = screen.getByRole("table", { name: "Group A" });
    expect(order(table)).toEqual([K, T, H, E]);
    expect(rowOf(table, T)).toHaveTextContent("up from 3");
    expect(table).not.toHaveTextContent("Through");
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(order(screen.getByRole("table", { name: "Group A" }))).toEqual([K, H, T, E]);
    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    expect(page.address()).toBe("/");
  });

  it("opens what an address supposes, but for a score that the sport does not know", async () => {
    await showTable(season(), "/?whatif=left:0-3,gone:1-0");
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: `Score of ${T} against ${H}` })).toHaveValue("3"),
    );
    expect(order(screen.getByRole("table", { name: "Group A" }))).toEqual([K, T, H, E]);
  });

  it("does not count a draw where there is none", async () => {
    const [a, b] = ["Lagoon Waves", "Hilltop Hawks"];
    const held = {
      seasons: [makeSeason({ id: "2026" })],
      fixtures: [left(a, b)],
      results: [makeResult({ teamA: a, teamB: b, scoreA: 80, scoreB: 70 })],
    };
    renderPage(
      <InLeague league={mbl}>
        <StandingsPage />
      </InLeague>,
      held,
      "/?whatif=left:60-60",
    );
    expect(await screen.findByText(/so it is not counted\.$/)).toBeVisible();
  });

  it.each([
    ["in a table kept by hand", { seasons: [] }],
    ["when nothing is left", { fixtures: [] }],
  ])("is not offered %s", async (_, of) => {
    await showTable(season({ standings: [makeStanding({ team: K })], ...of }), "/?whatif=on");
    expect(screen.queryByRole("button", { name: "What if" })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
  });
});
