import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { mal } from "../../../tests/arena/leagues/mal";
import { makeEvent, makeMeet, makePlayer, makeSeason } from "../../../tests/factories/records";
import { InLeague } from "@/ui/leagueContext";
import { held, one, three, two } from "../../../tests/factories/meetScene";
import { renderPage } from "../../../tests/harness/renderPage";
import AthleteSeason from "./AthleteSeason";
import MeetClubPage from "./MeetClubPage";
import MeetPlayersPage from "./MeetPlayersPage";
import MeetResultsPage from "./MeetResultsPage";
import MeetsPage from "./MeetsPage";
import MeetStandingsPage from "./MeetStandingsPage";
import MeetStatsPage from "./MeetStatsPage";

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);

describe("a league of meets", () => {
  it("shows the timetable of a meet, with the way to start lists and results", async () => {
    renderPage(
      <InLeague league={mal}>
        <MeetsPage />
      </InLeague>,
      held,
    );
    expect(await screen.findByRole("heading", { name: "Opening meet" })).toBeVisible();
    const [race, jump, relay] = screen.getAllByRole("listitem");
    expect(race).toHaveTextContent(/100 metresResults$/);
    expect(within(race as HTMLElement).getByRole("link")).toHaveAttribute(
      "href",
      "/mal/results?meet=opening#event-1",
    );
    expect(jump).toHaveTextContent(/Long jumpStart list$/);
    expect(within(relay as HTMLElement).queryByRole("link")).toBeNull();
    for (const name of ["Opening meet", mal.name])
      expect(screen.getByRole("button", { name: `Calendar of ${name}` })).toBeVisible();
  });

  it("says once what all events of a meet have", async () => {
    const meet = makeMeet({
      id: "next",
      timetable: ["1|14:00|100 metres|time", "2|15:00|Long jump|distance"],
    });
    const events = [1, 2].map((number) =>
      makeEvent({ meet: "next", number, lines: [`|Abu|${one}`] }),
    );
    renderPage(
      <InLeague league={mal}>
        <MeetsPage />
      </InLeague>,
      { ...held, meets: [meet], events },
    );
    expect(await screen.findByText("Press an event for its start list.")).toBeVisible();
    const [race] = screen.getAllByRole("listitem");
    // A screen reader finds it in the link's name all the same.
    expect(within(race as HTMLElement).getByText("Start list")).toHaveClass("visually-hidden");
  });

  it("takes whoever was led to a meet to its timetable", async () => {
    const led: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      led.push(this.id);
    });
    const meets = [...held.meets, makeMeet({ id: "finals", name: "Finals day" })];
    renderPage(
      <InLeague league={mal}>
        <MeetsPage />
      </InLeague>,
      { ...held, meets },
      "/mal/matches#meet-finals",
    );
    expect(await screen.findByRole("heading", { name: "Finals day" })).toBeVisible();
    await waitFor(() => expect(led).toEqual(["meet-finals"]));
  });

  it("shows places, marks and points of an event, shared ones as fractions", async () => {
    renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      held,
    );
    const table = await screen.findByRole("table", { name: "Results: 100 metres" });
    const [, first, second, , last] = within(table).getAllByRole("row") as HTMLElement[];
    // No other season has a mark: it is the arena's best once that is read.
    await within(first as HTMLElement).findByText("AB");
    expect(cells(first as HTMLElement)).toEqual(["1", "AB 10.90", "8"]);
    expect(cells(second as HTMLElement)).toEqual(["2=", " 11.00", "6½"]);
    expect(cells(last as HTMLElement)).toEqual(["–", "DNF", "0"]);
    const abu = await within(table).findByRole("link", { name: "Abu" });
    await waitFor(() => expect(abu).toHaveAttribute("href", "/mal/players/a"));
    // No squad knows the last one.
    expect(within(last as HTMLElement).queryByRole("link")).toBeNull();
    expect(screen.getByText("+1.1")).toBeVisible();
    expect(screen.getByText(/2 on place 2 get 6½ each/)).toBeVisible();
    expect(screen.getByRole("table", { name: "Start list: Long jump" })).toBeVisible();
    // A picture is of places, not of a start list.
    expect(screen.getByRole("button", { name: "Share 100 metres" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Share Long jump" })).toBeNull();
  });

  it("leads from a list of the events to each, as often as it is asked for", async () => {
    const led: string[] = [];
    vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function (this: Element) {
      led.push(this.id);
    });
    renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      held,
    );
    const list = await screen.findByRole("navigation", { name: "Events of Opening meet" });
    const links = within(list).getAllByRole("link");
    // The relay has no entries yet: it is not on the page.
    expect(links.map((link) => link.textContent)).toEqual(["100 metres", "Long jump"]);
    const jump = within(list).getByRole("link", { name: "Long jump" });
    fireEvent.click(jump);
    await waitFor(() => expect(led).toEqual(["event-2"]));
    fireEvent.click(jump);
    await waitFor(() => expect(led).toEqual(["event-2", "event-2"]));
  });

  it("adds up points and medals of the teams", async () => {
    renderPage(
      <InLeague league={mal}>
        <MeetStandingsPage />
      </InLeague>,
      held,
    );
    const table = await screen.findByRole("table", { name: "MAL athletics table" });
    const [, first, second, , level] = within(table).getAllByRole("row") as HTMLElement[];
    expect(cells(first as HTMLElement)).toEqual(["1", "1", "0", "0", "8"]);
    expect(cells(second as HTMLElement)).toEqual(["2=", "0", "1", "0", "6½"]);
    expect(cells(level as HTMLElement)).toEqual(["4=", "0", "0", "0", "0"]);
    expect(screen.getByRole("table", { name: "MAL athletics medals" })).toBeVisible();
  });

  it("lists the best marks by event, and the athletes with theirs", async () => {
    const stats = renderPage(
      <InLeague league={mal}>
        <MeetStatsPage />
      </InLeague>,
      held,
    );
    await waitFor(() =>
      expect(screen.getByRole("table", { name: "Best marks: 100 metres" })).toHaveTextContent(
        /1Abu.*10\.902=Ben.*11\.00/,
      ),
    );
    await waitFor(() =>
      expect(screen.getAllByRole("link", { name: "Abu" })[0]).toHaveAttribute(
        "href",
        "/mal/players/a",
      ),
    );
    stats.unmount();
    renderPage(
      <InLeague league={mal}>
        <MeetPlayersPage />
      </InLeague>,
      held,
    );
    await waitFor(() =>
      expect(screen.getByRole("table", { name: `Athletes of ${one}` })).toHaveTextContent(
        /100 metres 10\.90.*1 ×1gold/,
      ),
    );
  });

  it("shows the season of its address on every page, and leads on within it", async () => {
    const past = {
      "2025": {
        meets: [makeMeet({ ...held.meets[0], id: "2025-opening", name: "Last year’s meet" })],
        events: [
          makeEvent({
            meet: "2025-opening",
            number: 1,
            lines: [`1|Old|${two}|10.80||1.1`, `2|Eli|${one}|11.20||1.1`],
          }),
        ],
        players: [makePlayer({ id: "2025-old", name: "Old", club: two })],
      },
    };
    const show = (page: ReactNode, search: string) =>
      renderPage(page, held, `/mal/x${search}`, past);

    const meets = show(
      <InLeague league={mal}>
        <MeetsPage />
      </InLeague>,
      "?season=2025",
    );
    expect(await screen.findByRole("heading", { name: "Last year’s meet" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Opening meet" })).toBeNull();
    expect(screen.getByRole("link", { name: /100 metres/ })).toHaveAttribute(
      "href",
      "/mal/results?meet=2025-opening&season=2025#event-1",
    );
    meets.unmount();

    const table = show(
      <InLeague league={mal}>
        <MeetStandingsPage />
      </InLeague>,
      "?season=2025",
    );
    const points = await screen.findByRole("table", { name: "MAL athletics table" });
    const [, winner] = within(points).getAllByRole("row") as HTMLElement[];
    expect(winner).toHaveTextContent(two);
    expect(cells(winner as HTMLElement)).toEqual(["1", "1", "0", "0", "8"]);
    table.unmount();

    const stats = show(
      <InLeague league={mal}>
        <MeetStatsPage />
      </InLeague>,
      "?season=2025",
    );
    await waitFor(() =>
      expect(screen.getByRole("table", { name: "Best marks: 100 metres" })).toHaveTextContent(
        /1Old.*10\.802Eli.*11\.20/,
      ),
    );
    stats.unmount();

    const players = show(
      <InLeague league={mal}>
        <MeetPlayersPage />
      </InLeague>,
      "?season=2025",
    );
    await waitFor(() =>
      expect(screen.getByRole("link", { name: "Old" })).toHaveAttribute(
        "href",
        "/mal/players/2025-old?season=2025",
      ),
    );
    expect(screen.queryByRole("link", { name: "Abu" })).toBeNull();
    players.unmount();

    const results = show(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      "?season=2025",
    );
    const race = await screen.findByRole("table", { name: "Results: 100 metres" });
    await waitFor(() =>
      expect(within(race).getByText("AB")).toHaveAttribute("title", "Arena best"),
    );
    await waitFor(() => expect(race).toHaveTextContent(/AB 10\.80/));
    results.unmount();

    const jump = makeEvent({ meet: "opening", number: 2, lines: [`1|Abu|${one}|6.60`] });
    const [sprint] = held.events;
    if (!sprint) throw new Error("There is a race.");
    const seasons = [makeSeason({ id: "2025", bests: "100 metres|10.80;Long jump|6.50" })];
    renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      { ...held, events: [sprint, jump], seasons },
    );
    const jumps = await screen.findByRole("table", { name: "Results: Long jump" });
    // Last year's marks are read: one is better than this year's, one is not.
    await within(jumps).findByText("AB");
    expect(screen.getByRole("table", { name: "Results: 100 metres" })).toHaveTextContent(
      /SB 10\.90/,
    );
  });

  it("tells an athlete's meets, medals and best marks on the athlete's own page", async () => {
    const [player] = held.players;
    if (!player) throw new Error("There is an athlete.");
    renderPage(
      <InLeague league={mal}>
        <AthleteSeason past={undefined} player={player} />
      </InLeague>,
      held,
    );
    const bests = await screen.findByRole("table", { name: "Best marks of Abu" });
    expect(within(bests).getByRole("row", { name: "100 metres 10.90" })).toBeVisible();
    expect(screen.queryByText(/is no best/)).toBeNull();
    expect(screen.getByText("1 meet")).toBeVisible();
    expect(screen.getByText(/^Medals:/)).toHaveTextContent("1 ×1gold");
  });

  it("shows the mark of an athlete that the wind helped, with its wind", async () => {
    const [player] = held.players;
    if (!player) throw new Error("There is an athlete.");
    const events = [makeEvent({ meet: "opening", number: 1, lines: [`1|Abu|${one}|10.80||2.1`] })];
    renderPage(
      <InLeague league={mal}>
        <AthleteSeason past={undefined} player={player} />
      </InLeague>,
      { ...held, events },
    );
    const bests = await screen.findByRole("table", { name: "Best marks of Abu" });
    expect(within(bests).getByRole("row", { name: "100 metres 10.80 (+2.1)" })).toBeVisible();
    expect(screen.getByText(/is no best/)).toBeVisible();
  });

  it("says of each shared place what its entries get, and marks shared ranks of best marks", async () => {
    const lines = [
      `1|Abu|${one}|10.90`,
      `1|Ade|${one}|10.90`,
      `3|Ben|${two}|11.00`,
      `3|Cyr|${three}|11.00`,
    ];
    const events = [makeEvent({ meet: "opening", number: 1, lines })];
    const results = renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      { ...held, events },
    );
    expect(
      await screen.findByText(/2 on place 1 get 7½ each, 2 on place 3 get 5½ each\./),
    ).toBeVisible();
    results.unmount();
    renderPage(
      <InLeague league={mal}>
        <MeetStatsPage />
      </InLeague>,
      { ...held, events },
    );
    const marks = await screen.findByRole("table", { name: "Best marks: 100 metres" });
    const ranks = within(marks)
      .getAllByRole("row")
      .slice(1)
      .map((row) => cells(row)[0]);
    expect(ranks).toEqual(["1=", "1=", "3=", "3="]);
  });

  it("names a team's places of past seasons on the team's page", async () => {
    const club = clubsOf(mal, []).find(({ name }) => name === two);
    if (!club) throw new Error("There is a team.");
    const seasons = [makeSeason({ id: "2025", label: "Season 2025", places: [one, two] })];
    renderPage(
      <InLeague league={mal}>
        <MeetClubPage slug={club.slug} />
      </InLeague>,
      { ...held, seasons },
    );
    const honours = await screen.findByRole("region", { name: "Honours" });
    const season = await within(honours).findByRole("link", { name: "Season 2025" });
    await waitFor(() => expect(season).toHaveAttribute("href", "/mal/seasons/2025"));
    expect(within(honours).getByText("Second")).toBeVisible();
    const past = screen.getByRole("region", { name: "Past seasons" });
    expect(await within(past).findByRole("row", { name: "Season 2025 2nd" })).toBeVisible();
    expect(await screen.findByRole("button", { name: `Calendar of ${two}` })).toBeVisible();
  });

  it("says that nothing was filed under a season", async () => {
    renderPage(
      <InLeague league={mal}>
        <MeetsPage />
      </InLeague>,
      held,
      "/mal/matches?season=2025",
    );
    expect(await screen.findByText("No meets of Season 2025")).toBeVisible();
  });

  it("says that there is nothing yet, and why nothing can be shown", async () => {
    const empty = renderPage(
      <InLeague league={mal}>
        <MeetStandingsPage />
      </InLeague>,
      { meets: held.meets },
    );
    expect(await screen.findByText("No table yet")).toBeVisible();
    empty.unmount();
    renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      { ...held, events: "broken" },
    );
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to fetch results."),
    );
  });
});
