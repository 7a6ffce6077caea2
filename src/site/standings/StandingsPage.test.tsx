import { screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makeResult, makeSeason, makeStanding, makeTeam } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import StandingsPage from "./StandingsPage";

const rows = [
  makeStanding({ team: "Mount Trojans", group: "A", points: 4, gd: 1 }),
  makeStanding({ team: "Kingsway Rovers", group: "A", points: 9, gd: 5 }),
  makeStanding({ team: "Harbour Eagles", group: "A", points: 4, gd: -1 }),
  makeStanding({ team: "Savannah Stars", group: "B", points: 6, gd: 2 }),
  makeStanding({ team: "Lagoon City", group: "B", points: 7, gd: 2 }),
];

/** The cells of a football row: rank, P, W, D, L, GF, GA, GD, points. */
const POINTS = 8;

const teamsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("link")
    .map((link) => link.textContent);

describe("the football table", () => {
  it("ranks each group by points, then goal difference, and says who goes on", async () => {
    renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      { standings: rows },
    );
    const groupA = await screen.findByRole("table", { name: "Group A" });
    expect(teamsOf(groupA)).toEqual(["Kingsway Rovers", "Mount Trojans", "Harbour Eagles"]);
    const [, first, , third] = within(groupA).getAllByRole("row");
    expect(first).toHaveTextContent("In a semi-final place");
    expect(third).toHaveTextContent("Outside the semi-final places");
    expect(third).toHaveTextContent("−1");
  });

  it("pairs A1 with B2 and A2 with B1", async () => {
    renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      { standings: rows },
    );
    const [first, second] = (await screen.findAllByRole("heading", { level: 3 })).map(
      (heading) => heading.parentElement?.parentElement?.textContent,
    );
    expect(first).toMatch(/Kingsway Rovers.*Savannah Stars/);
    expect(second).toMatch(/Mount Trojans.*Lagoon City/);
  });

  it("takes the results of the bracket: who goes on, how, and into the final", async () => {
    const [a1, b2] = ["Kingsway Rovers", "Savannah Stars"];
    const group = (teamA: string, teamB: string, id: string) =>
      makeResult({ id, teamA, teamB, scoreA: 1, scoreB: 0 });
    renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      {
        standings: rows,
        results: [
          group("Kingsway Rovers", "Mount Trojans", "1"),
          group("Lagoon City", "Savannah Stars", "2"),
          makeResult({
            teamA: a1,
            teamB: b2,
            scoreA: 2,
            scoreB: 2,
            stage: "SF1",
            ending: "pens 3-4",
          }),
        ],
      },
    );
    const headings = await screen.findAllByRole("heading", { level: 3 });
    const [first, , final] = headings.map(
      (heading) => heading.parentElement?.parentElement?.textContent,
    );
    const [winner] = within(screen.getByRole("group", { name: /^Rounds/ })).getAllByRole("link", {
      name: b2,
    });
    expect(winner).toHaveAttribute("href", "/mls/clubs/savannah-stars");
    expect(first).toMatch(/Kingsway Rovers2\(3\).*Savannah Stars, winner2\(4\).*4–3 on penalties/);
    expect(final).toMatch(/Savannah Stars/);
    expect(final).toMatch(/Winner of semi-final 2/);
  });

  it("follows from the results in a computed season, whatever its rows say", async () => {
    const [kingsway, mount] = ["Kingsway Rovers", "Mount Trojans"];
    const result = (id: string, teamA: string, teamB: string, scoreA: number, ending = "") =>
      makeResult({ id, teamA, teamB, scoreA, scoreB: 0, ending, gameWeek: id });
    renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      {
        seasons: [makeSeason({ id: "2026" })],
        standings: [
          ...rows,
          makeStanding({ team: "Docked", group: "A", points: 99, adjust: ["-3 Late"] }),
        ],
        results: [
          result("1", mount, kingsway, 2),
          result("2", kingsway, "Docked", 5, "void"),
          result("3", kingsway, "Docked", 0, "awarded B walkover"),
        ],
      },
    );
    const groupA = await screen.findByRole("table", { name: "Group A" });
    const figures = within(groupA)
      .getAllByRole("row")
      .slice(1)
      .map((row) => [
        within(row).queryAllByRole("link")[0]?.textContent ?? "Docked",
        within(row).getAllByRole("cell")[POINTS]?.textContent,
      ]);
    expect(figures).toEqual([
      ["Mount Trojans", "3"],
      ["Docked", "0* with an adjustment, see below the table"],
      ["Harbour Eagles", "0"],
      ["Kingsway Rovers", "0"],
    ]);
  });
});

describe("the basketball table", () => {
  it("is one table by wins, then points per game, with the streak and without zones", async () => {
    renderPage(
      <InLeague league={mbl}>
        <StandingsPage />
      </InLeague>,
      {
        standings: [
          makeStanding({ team: "Lagoon Waves", group: "", won: 5, ppg: 70.2, streak: "L1" }),
          makeStanding({ team: "Hilltop Hawks", group: "", won: 5, ppg: 81, streak: "W3" }),
        ],
      },
    );
    const table = await screen.findByRole("table", { name: "MBL basketball table" });
    expect(teamsOf(table)).toEqual(["Hilltop Hawks", "Lagoon Waves"]);
    await waitFor(() => expect(table).toHaveTextContent("81.0"));
    await waitFor(() => expect(table).toHaveTextContent("W3"));
    await waitFor(() => expect(table).not.toHaveTextContent("semi-final"));
  });
});

describe("without rows", () => {
  it("says that there is no table yet only when reading succeeded", async () => {
    renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      { standings: [] },
    );
    expect(await screen.findByRole("heading", { name: "No table yet" })).toBeVisible();
  });

  it("says why the table could not be read, and really reads again", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <StandingsPage />
      </InLeague>,
      { standings: "broken" },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load standings."),
    );
    expect(screen.queryByText("No table yet")).toBeNull();
    page.held.standings = rows;
    await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("table", { name: "Group B" })).toBeVisible();
  });
});

describe("the cross-table", () => {
  const [one, two, three] = ["Endgame Society", "Rook and Pawn", "Ivory Bishops"] as const;
  const results = [
    makeResult({ id: "1", teamA: one, teamB: two, scoreA: 5, scoreB: 3, gameWeek: "1" }),
    makeResult({ id: "2", teamA: three, teamB: one, scoreA: 4, scoreB: 4, gameWeek: "2" }),
    makeResult({ id: "cup", teamA: two, teamB: one, scoreA: 8, scoreB: 0, stage: "F" }),
  ];
  const seasons = [makeSeason({ id: "2026" })];

  it("shows each club's own points against each other one, and leads to the match", async () => {
    const teams = [one, two, three].map((name) => makeTeam({ name, group: "" }));
    const page = renderPage(
      <InLeague league={{ ...mcl, clubs: [] }}>
        <StandingsPage />
      </InLeague>,
      {
        seasons,
        results,
        teams,
      },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Cross-table" }));
    const table = await screen.findByRole("table", { name: /^Cross-table/ });
    const rowOf = (team: string) =>
      within(table)
        .getByRole("rowheader", { name: new RegExp(team) })
        .closest("tr");
    const cells = (team: string) =>
      within(rowOf(team) ?? table)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    // Then match points, board points and the place, as chess ends a cross-table.
    expect(cells(one)).toEqual(["–", "2", "2½", "3", "4½", "1"]);
    expect(cells(two)).toEqual(["1½", "·", "–", "0", "1½", "3"]);
    const heads = within(table).getAllByRole("columnheader").slice(-3);
    expect(heads.map(({ textContent }) => textContent)).toEqual(["MP", "BP", "Place"]);
    expect(within(table).getByRole("link", { name: `${two} 1½–2½ ${one}` })).toHaveAttribute(
      "href",
      "/mcl/matches/1",
    );
    expect(
      screen.getByText(
        new RegExp(`: lost to ${one} 1½–2½; match points 0, board points 1½, place 3\\.`),
      ),
    ).toBeInTheDocument();
    expect(page.address()).toBe("/?view=cross");
    await userEvent.click(within(table).getByRole("button", { name: two }));
    expect(await screen.findByText(/opponent of this column/)).toBeVisible();
  });

  it("marks what was not simply played, and says how it ended", async () => {
    const [A, B, C] = ["Alpha", "Beta", "Gamma"] as const;
    const ended = (teamA: string, teamB: string, ending: string) =>
      makeResult({ id: teamA + teamB, teamA, teamB, scoreA: 0, scoreB: 0, ending });
    renderPage(
      <InLeague league={{ ...mls, clubs: [] }}>
        <StandingsPage />
      </InLeague>,
      {
        seasons: [
          makeSeason({ id: "2026", format: "groups=;rounds=1;through=0;cup=0;third=no;legs=1" }),
        ],
        teams: [A, B, C].map((name) => makeTeam({ name, group: "A" })),
        results: [
          ended(A, B, "awarded B ineligible"),
          ended(A, C, "doubleForfeit"),
          ended(B, C, "abandoned 63"),
          ended(C, B, "void"),
        ],
      },
    );
    await userEvent.click(await screen.findByRole("button", { name: "Cross-table" }));
    await screen.findByRole("table", { name: /^Cross-table/ });
    await waitFor(() =>
      expect(screen.getByRole("link", { name: `${A} 0–3 ${B}, awarded` })).toHaveTextContent(
        "0–3*",
      ),
    );
    const forfeited = screen.getByRole("link", { name: `${A} v ${C}, Double forfeit` });
    expect(forfeited).toHaveTextContent("–*");
    expect(screen.getByText(/^\* Awarded, given up or not counted/)).toBeVisible();
    const line = (team: string) =>
      screen.getByText(team, { selector: "details b" }).closest("li")?.textContent;
    expect(line(A)).toContain(`lost to ${B} 0–3 (awarded), v ${C}: double forfeit;`);
    expect(line(B)).toContain(`v ${C}: abandoned, 63', v ${C}: void,`);
  });
});

describe("a table that has parted", () => {
  const at = (day: number) => Date.UTC(2026, 9, day);
  const match = (day: number, teamA: string, scoreA: number, scoreB: number, teamB: string) =>
    makeResult({ id: teamA + teamB, teamA, teamB, scoreA, scoreB, date: at(day) });
  const results = [
    match(1, "Ash", 1, 0, "Beech"),
    match(1, "Cedar", 1, 0, "Date"),
    match(2, "Ash", 1, 0, "Cedar"),
    match(2, "Beech", 5, 0, "Date"),
    match(3, "Ash", 1, 0, "Date"),
    match(3, "Beech", 1, 1, "Cedar"),
    match(11, "Date", 0, 2, "Cedar"),
  ];
  const shown = (more: object) =>
    renderPage(
      <InLeague league={{ ...mls, clubs: [] }}>
        <StandingsPage />
      </InLeague>,
      {
        seasons: [
          makeSeason({
            id: "2026",
            format: "groups=;rounds=1;through=0;cup=0;third=no;legs=1;split=3:2/2",
            ...more,
          }),
        ],
        teams: ["Ash", "Beech", "Cedar", "Date"].map((name) => makeTeam({ id: name, name })),
        results,
      },
    );
  const rowsOf = (table: HTMLElement) =>
    within(table)
      .getAllByRole("row")
      .slice(1)
      .map((row) => [
        row.firstElementChild?.textContent,
        within(row).getByRole("rowheader").textContent,
      ]);

  it("stands part by part, the places going on, whatever the points", async () => {
    shown({ split: ["Ash=1", "Beech=1", "Cedar=2", "Date=2"], splitAt: at(10) });
    const lower = await screen.findByRole("table", { name: "Places 3 to 4" });
    expect(rowsOf(lower)).toEqual([
      ["3", expect.stringContaining("Cedar")],
      ["4", expect.stringContaining("Date")],
    ]);
    expect(rowsOf(screen.getByRole("table", { name: "Places 1 to 2" }))).toHaveLength(2);
    expect(screen.getByText(/no club changes its part/)).toBeVisible();
  });

  it("is one before, with what is to come in words", async () => {
    shown({});
    const table = await screen.findByRole("table", { name: /table$/ });
    expect(rowsOf(table)).toHaveLength(4);
    expect(screen.getByText(/places 1 to 2 and places 3 to 4/)).toBeVisible();
  });
});
