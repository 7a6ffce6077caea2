import { act, screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { withSeasons } from "@/domain/season/seasons";
import { follow, playerKey } from "@/ui/mine/mine";
import { InLeague } from "@/ui/leagueContext";
import { renderPage } from "../../../tests/harness/renderPage";
import StatsPage from "./StatsPage";

const list = async (title: string) => {
  const heading = await screen.findByRole("heading", { name: title });
  const section = heading.closest("section");
  if (!section) throw new Error(`${title} stands in no section`);
  return within(section);
};

describe("the statistics page", () => {
  it("gives everybody's own score at the boards, halves counted", async () => {
    const [club, other] = ["Endgame Society", "Rook and Pawn"];
    const playersA = ["Ada", "Bem", "Chi", "Dan"];
    const tie = { teamA: club, teamB: other, playersA, playersB: ["Eze", "Fay", "Gil", "Hal"] };
    renderPage(
      <InLeague league={mcl}>
        <StatsPage />
      </InLeague>,
      {
        players: [makePlayer({ id: "ada", name: "Ada", club })],
        results: [
          makeResult({ id: "1", ...tie, scoreA: 4, scoreB: 4, detail: "1==0" }),
          makeResult({ id: "2", ...tie, scoreA: 4, scoreB: 4, detail: "=1=0", gameWeek: "4" }),
        ],
      },
    );
    const table = await screen.findByRole("table", { name: /Board scores/ });
    const cells = within(within(table).getByRole("row", { name: /Ada/ })).getAllByRole("cell");
    expect(within(table).getByRole("link", { name: "Ada" })).toHaveAttribute(
      "href",
      "/mcl/players/ada",
    );
    expect(cells.map(({ textContent }) => textContent)).toEqual(["2", "2", "1", "1", "0", "1½"]);
    act(() => follow("players", playerKey(mcl, "ada"), true));
    expect(within(table).getByRole("link", { name: "Followed: Ada" })).toBeVisible();
  });

  it("counts the league's matches, and a cup's once it is chosen", async () => {
    const goal = { player: "Ayo Bello", minute: "4", assist: "" };
    const sides = { teamA: "Blues", teamB: "Greens", scoreB: 0 };
    const season = makeSeason({
      id: mls.seasons[0].id,
      players: "computed",
      cups: ["cup|Chancellor’s Cup|2|1|no|Blues, Greens"],
    });
    renderPage(
      <InLeague league={withSeasons(mls, [season])}>
        <StatsPage />
      </InLeague>,
      {
        seasons: [season],
        players: [makePlayer({ name: "Ayo Bello", club: "Blues" })],
        results: [
          makeResult({ id: "1", ...sides, scoreA: 1, goalsA: [goal] }),
          makeResult({ id: "2", ...sides, scoreA: 2, goalsA: [goal, goal], stage: "cup:F" }),
        ],
      },
    );
    const goals = await list("Goals");
    const scored = () => goals.getAllByRole("listitem").map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(scored()).toEqual([expect.stringMatching(/Ayo Bello.*1$/)]));
    const choice = screen.getByRole("combobox", { name: "Competition" });
    await userEvent.selectOptions(choice, "Chancellor’s Cup");
    expect(scored()).toEqual([expect.stringMatching(/Ayo Bello.*2$/)]);
  });

  it("draws no bars under figures that are all equal", async () => {
    const barsOf = async (figures: readonly number[]) => {
      const { unmount } = renderPage(
        <InLeague league={mls}>
          <StatsPage />
        </InLeague>,
        {
          players: figures.map((assists, at) =>
            makePlayer({ id: `p${at}`, name: `Player ${at}`, goals: 0, assists }),
          ),
        },
      );
      const assists = await list("Assists");
      await waitFor(() => expect(assists.getAllByRole("listitem")).toHaveLength(figures.length));
      const bars = assists
        .getAllByRole("listitem")
        .flatMap((item) => [...item.querySelectorAll("rect")])
        .filter((rect) => rect.getAttribute("width")?.endsWith("%"));
      unmount();
      return bars.length;
    };
    expect(await barsOf([3, 3])).toBe(0);
    expect(await barsOf([3, 2])).toBe(2);
  });

  it("names who is suspended, of all clubs or of one, where an address may lead", async () => {
    const led = vi.spyOn(Element.prototype, "scrollIntoView").mockReturnValue();
    const sides = { teamA: "Kingsway Rovers", teamB: "Mount Trojans" };
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      {
        players: [makePlayer({ id: "p5", name: "Musa Eze", club: "Kingsway Rovers" })],
        fixtures: [makeFixture({ id: "next", ...sides, date: Date.now() + 86_400_000 })],
        results: [makeResult({ ...sides, bookings: ["Musa Eze (Red Card)"] })],
      },
      "/mls/stats#suspended",
    );
    const part = await screen.findByRole("region", { name: "Suspended" });
    expect(within(part).getByRole("listitem")).toHaveTextContent(
      /^Musa Eze, Kingsway Rovers, misses the next match, v Mount Trojans on .+ \(red card\)\.$/,
    );
    expect(led.mock.contexts).toContain(part.querySelector("#suspended"));
    led.mockRestore();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Club" }), "Mount Trojans");
    await waitFor(() => expect(part).toHaveTextContent("Nobody is suspended."));
  });

  it("charts when goals fall, of all clubs or of one and against it", async () => {
    const goal = (minute: string) => ({ player: "Bello", minute, assist: "" });
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      {
        results: [
          makeResult({
            teamA: "Kingsway Rovers",
            teamB: "Mount Trojans",
            goalsA: [goal("10"), goal("80")],
            goalsB: [goal("85")],
          }),
          makeResult({
            id: "2",
            teamA: "Lagoon City",
            teamB: "Harbour Eagles",
            goalsA: [goal("12")],
          }),
        ],
      },
    );
    const all = await screen.findByRole("table", { name: /^Goals of all clubs/, hidden: true });
    await waitFor(() => expect(all).toHaveTextContent("All clubs200002"));
    await userEvent.selectOptions(
      screen.getByRole("combobox", { name: "Club" }),
      "Kingsway Rovers",
    );
    const one = screen.getByRole("table", { name: /^Goals of Kingsway Rovers/, hidden: true });
    expect(one).toHaveTextContent("Scored100001Conceded000001");
  });

  it("calls those of a league of teams teams in the chart as in the choice above it", async () => {
    const goal = { player: "Bello", minute: "10", assist: "" };
    renderPage(
      <InLeague league={{ ...mls, clubNoun: "team" }}>
        <StatsPage />
      </InLeague>,
      { results: [makeResult({ goalsA: [goal] })] },
    );
    const all = await screen.findByRole("table", { name: /^Goals of all teams/, hidden: true });
    await waitFor(() => expect(all).toHaveTextContent("All teams"));
  });

  it("shows a club and a position alone, and keeps them in the address", async () => {
    const page = renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      {
        players: [
          makePlayer({ name: "Their keeper", goals: 9, position: "Goalkeeper" }),
          makePlayer({ name: "Own keeper", club: "Lagoon City", position: "Goalkeeper", goals: 1 }),
          makePlayer({ name: "Own forward", club: "Lagoon City", position: "Forward", goals: 4 }),
        ],
        results: [makeResult({ bookings: ["Their keeper (Yellow Card)"] })],
      },
      "/mls/stats?club=lagoon-city",
    );
    const goals = await list("Goals");
    const rows = () => goals.getAllByRole("listitem").map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toMatch(/^1.*Own forward.*4$/);
    expect(
      (await list("Yellow cards")).getByText(/^No yellow cards for this selection/),
    ).toBeVisible();
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Position" }), "Goalkeeper");
    expect(page.address()).toBe("/mls/stats?club=lagoon-city&position=Goalkeeper");
    expect(rows()).toEqual([expect.stringMatching(/^1.*Own keeper.*1$/)]);
  });

  it("sets the clubs side by side, sorted by any figure, and charts their points", async () => {
    const [H, C, P] = ["Hilltop Hawks", "Sunset Comets", "Harbour Pirates"];
    const of = { gameWeek: "", stage: "" };
    renderPage(
      <InLeague league={mbl}>
        <StatsPage />
      </InLeague>,
      {
        standings: [H, C, P].map((team) => makeStanding({ team, group: "" })),
        results: [
          makeResult({
            ...of,
            id: "1",
            teamA: H,
            teamB: C,
            scoreA: 80,
            scoreB: 60,
            date: 1,
            detail: "20-10 20-20 20-10 20-20",
          }),
          makeResult({ ...of, id: "2", teamA: C, teamB: P, scoreA: 70, scoreB: 65, date: 2 }),
          makeResult({ ...of, id: "3", teamA: P, teamB: H, scoreA: 90, scoreB: 50, date: 3 }),
        ],
      },
      "/mbl/stats?club=harbour-pirates",
    );
    const table = await screen.findByRole("table", { name: /^Clubs;/ });
    const rowOf = (name: string) => {
      const row = within(table)
        .getByRole("rowheader", { name: new RegExp(name) })
        .closest("tr");
      if (!row) throw new Error(`${name} stands in no row`);
      return row;
    };
    const cells = (name: string) =>
      within(rowOf(name))
        .getAllByRole("cell")
        .map(({ textContent }) => textContent);
    expect(cells(H)).toEqual(["2", "65.0", "75.0", "1–0", "0–1", "80–60"]);
    expect(within(rowOf(P)).getByRole("link", { name: `90–50 against ${H}` })).toHaveAttribute(
      "href",
      "/mbl/matches/3",
    );
    const first = () => within(table).getAllByRole("rowheader")[0]?.textContent;
    const against = within(table).getByRole("button", { name: /Points against/ });
    await userEvent.click(against);
    expect(first()).toMatch(H);
    expect(against.closest("th")).toHaveAttribute("aria-sort", "descending");
    await userEvent.click(against);
    expect(first()).toMatch(P);
    const quarters = screen.getByRole("table", { name: /^By quarter;/ });
    expect(within(quarters).getByRole("row", { name: /Hilltop/ })).toHaveTextContent(
      "20.0–10.020.0–20.020.0–10.020.0–20.0",
    );
    expect(
      screen.getByRole("table", { name: /^Wins by match|^Points by match/, hidden: true }),
    ).toHaveTextContent(P);
    expect(await screen.findByText(`In colour: ${P}.`)).toBeVisible();
  });

  it("ranks players by their figures; equal figures share a rank", async () => {
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      {
        players: [
          makePlayer({ name: "Third", goals: 2 }),
          makePlayer({ name: "First", goals: 7 }),
          makePlayer({ name: "Also second", goals: 5 }),
          makePlayer({ name: "Second", goals: 5 }),
        ],
      },
    );
    const goals = await list("Goals");
    const rows = goals.getAllByRole("listitem").map((row) => row.textContent);
    expect(rows[0]).toMatch(/^1.*First.*7$/);
    expect(rows[1]).toMatch(/^2.*5$/);
    expect(rows[2]).toMatch(/^2.*5$/);
    expect(rows[3]).toMatch(/^4.*Third.*2$/);
  });

  it("leads to the player and to the club", async () => {
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      { players: [makePlayer({ id: "bello" })] },
    );
    const goals = await list("Goals");
    expect(goals.getByRole("link", { name: "Ayo Bello" })).toHaveAttribute(
      "href",
      "/mls/players/bello",
    );
    expect(goals.getByRole("link", { name: "Northgate Athletic" })).toHaveAttribute(
      "href",
      "/mls/clubs/northgate-athletic",
    );
  });

  it("counts cards from the bookings of results", async () => {
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      {
        results: [
          makeResult({ bookings: ["Ayo Bello (Yellow Card)"] }),
          makeResult({ bookings: ["Ayo Bello (Yellow Card)", "Musa Danjuma (Red Card)"] }),
        ],
      },
    );
    await waitFor(async () =>
      expect((await list("Yellow cards")).getByRole("listitem")).toHaveTextContent(/Ayo Bello.*2/),
    );
    await waitFor(async () =>
      expect((await list("Red cards")).getByRole("listitem")).toHaveTextContent(/Musa Danjuma.*1/),
    );
  });

  it("gives a goal and a card to the club they were for, though the player has moved", async () => {
    const [before, now] = ["Kingsway Rovers", "Mount Trojans"];
    const moved = makePlayer({
      id: "kwaku",
      name: "Kwaku Boateng",
      club: now,
      goals: 0,
      formerClubs: [`2026-03-16 ${before}`],
    });
    const result = makeResult({
      teamA: before,
      teamB: "Harbour Eagles",
      scoreA: 1,
      scoreB: 0,
      goalsA: [{ player: moved.name, assist: "", minute: "10" }],
      bookings: [`${moved.name} (Yellow Card)`],
    });
    const show = (slug: string) =>
      renderPage(
        <InLeague league={mls}>
          <StatsPage />
        </InLeague>,
        {
          seasons: [makeSeason({ id: "2026" })],
          teams: [before, now].map((name) => makeTeam({ id: name, name })),
          players: [moved],
          results: [result],
        },
        `/?club=${slug}`,
      );
    const first = show("kingsway-rovers");
    const mine = (await list("Goals")).getByRole("listitem");
    expect(mine).toHaveTextContent(new RegExp(`Kwaku Boateng.*${before}.*1`));
    expect((await list("Yellow cards")).getByText("Kwaku Boateng")).toBeVisible();
    first.unmount();
    show("mount-trojans");
    expect(
      await screen.findByText("No goals for this selection so far this season."),
    ).toBeVisible();
    expect(screen.queryByText("Kwaku Boateng")).toBeNull();
  });

  it("shows five and then all", async () => {
    const players = Array.from({ length: 8 }, (_, index) =>
      makePlayer({ name: `Player ${index}`, goals: index + 1, assists: 0 }),
    );
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      { players },
    );
    const goals = await list("Goals");
    expect(goals.getAllByRole("listitem")).toHaveLength(5);
    await userEvent.click(goals.getByRole("button", { name: "Show all 8 : Goals" }));
    expect(goals.getAllByRole("listitem")).toHaveLength(8);
  });

  it("keeps the lists of players when the results cannot be read", async () => {
    renderPage(
      <InLeague league={mls}>
        <StatsPage />
      </InLeague>,
      { players: [makePlayer()], results: "broken" },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch results."),
    );
    expect((await list("Goals")).getByText("Ayo Bello")).toBeVisible();
  });
});
