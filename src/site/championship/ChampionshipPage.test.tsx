import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeResult, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import ChampionshipPage from "./ChampionshipPage";

// Every league reads the same records: these clubs are in no group of football, nor of student week.
const won = (teamA: string, teamB: string) =>
  makeResult({ teamA, teamB, scoreA: 80, scoreB: 70, gameWeek: "", date: null });
const once = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
const seasons = [
  makeSeason({ id: "2026", table: "computed", format: once }),
  makeSeason({ id: "2025", label: "Season 2025", places: ["Sunset Comets", "Hilltop Hawks"] }),
];
const results = [
  won("Hilltop Hawks", "Sunset Comets"),
  won("Hilltop Hawks", "Lagoon Waves"),
  won("Lagoon Waves", "Sunset Comets"),
];
const show = () => renderPage(<ChampionshipPage />, { results, seasons }, "/championship");
const rowOf = async (house: string) => {
  const table = await screen.findByRole("table");
  const cell = within(table).getByRole("rowheader", { name: house });
  return (cell.closest("tr") ?? cell).textContent;
};

describe("the arena championship", () => {
  afterEach(() => vi.useRealTimers());

  it("says who leads, and that it is not certain while leagues run", async () => {
    show();
    expect(await screen.findByText("if all ended today")).toBeVisible();
    expect(screen.getByText(/^Science lead Medicine by 2/)).toBeVisible();
    expect(screen.getByText(/\d leagues are final/)).toBeVisible();
  });

  it("shows what each league has given, and which have not begun", async () => {
    show();
    expect(await rowOf("Science")).toMatch(/Science–no team10(–not yet)+(–no team)+110$/);
    expect(screen.getByRole("columnheader", { name: /Basketball/ })).toHaveTextContent("final");
    expect(screen.getByRole("columnheader", { name: /Chess/ })).toHaveTextContent("not yet");
  });

  it("says how it counts with a blank between all words", async () => {
    show();
    const words = await screen.findByText(/^Each league gives its places/);
    await waitFor(() => expect(words).toHaveTextContent(/ points, to the \p{L}+ its clubs play /u));
  });

  it("opens the places of a house by league", async () => {
    show();
    const [first] = await screen.findAllByRole("listitem");
    await waitFor(() => expect(first).toHaveTextContent(/Basketball 1st, final10/));
    await waitFor(() => expect(first).toHaveTextContent(/Chess not yet–/));
  });

  it("names the league and the house of what changed it last, where a team is called by a code", async () => {
    const coded = makeResult({
      teamA: "B3",
      teamB: "B2",
      scoreA: 0,
      scoreB: 1,
      updatedAt: Date.now(),
    });
    renderPage(<ChampionshipPage />, { results: [coded], seasons }, "/championship");
    const stamp = (await screen.findByText(/^Changed/)).textContent;
    expect(stamp).toMatch(/ by .+: \S.* 0–1 \S/);
    expect(stamp).not.toMatch(/by B3/);
  });

  it("plays how the houses came there, day by day, and stops where it is paused", async () => {
    const on = (day: number, teamA: string, teamB: string) =>
      makeResult({
        id: `d${day}`,
        teamA,
        teamB,
        scoreA: 80,
        scoreB: 70,
        gameWeek: "",
        date: Date.UTC(2026, 10, day, 12),
      });
    const raced = [
      on(2, "Hilltop Hawks", "Lagoon Waves"),
      on(3, "Lagoon Waves", "Sunset Comets"),
      on(4, "Sunset Comets", "Hilltop Hawks"),
      on(5, "Sunset Comets", "Lagoon Waves"),
    ];
    renderPage(<ChampionshipPage />, { results: raced, seasons }, "/championship");
    const race = within(await screen.findByRole("region", { name: "The race so far" }));
    const slider = race.getByRole("slider", { name: "Day of the race" });
    expect(slider).toHaveAttribute("aria-valuetext", "Thursday 5 November 2026");
    const houses = () => race.getAllByRole("listitem").map(({ textContent }) => textContent);
    const today = houses();
    fireEvent.change(slider, { target: { value: "0" } });
    expect(slider).toHaveAttribute("aria-valuetext", "Monday 2 November 2026");
    expect(houses()).not.toEqual(today);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    fireEvent.click(race.getByRole("button", { name: "Play" }));
    expect(race.getByRole("button", { name: "Pause" })).toBeVisible();
    for (const _ of raced.slice(1)) {
      expect(houses()).not.toEqual(today);
      act(() => void vi.runOnlyPendingTimers());
    }
    expect(houses()).toEqual(today);
    expect(race.getByRole("button", { name: "Play" })).toBeVisible();
  });

  it("has a view of medals and of the years before", async () => {
    show();
    const user = userEvent.setup();
    await user.click(await screen.findByRole("button", { name: "Medals" }));
    expect(await rowOf("Science")).toMatch(/Science1001$/);
    await user.click(screen.getByRole("button", { name: "Past years" }));
    expect(await screen.findByRole("heading", { name: "2025" })).toBeVisible();
    expect(await rowOf("Arts")).toMatch(/Arts110$/);
  });

  it.each([
    ["Points", "Firsts", /a club of the faculty is first/],
    ["Points", "Points", /Points for the places of the clubs of a faculty/],
    ["Medals", "2 Silver", /a club of the faculty is second/],
    ["Past years", "Faculty", /What the clubs that play for a faculty/],
  ])("explains in its view %s what %s means", async (view, word, meaning) => {
    show();
    const user = userEvent.setup();
    const views = within(await screen.findByRole("group", { name: "Show" }));
    await user.click(views.getByRole("button", { name: view }));
    const [table = document.body] = await screen.findAllByRole("table");
    await user.click(within(table).getByRole("button", { name: word }));
    expect(await screen.findByText(meaning)).toBeVisible();
  });

  it("says once that nothing has begun, and not that no club plays for a house", async () => {
    renderPage(<ChampionshipPage />, { seasons: seasons.slice(0, 1) }, "/championship");
    const main = await screen.findByText(/^The table comes with the first result/);
    expect(main).toBeVisible();
    expect(screen.getByText(/No league has begun yet/)).not.toHaveTextContent(/have not begun/);
    expect(screen.queryByText(/which faculty it plays for/)).toBeNull();
  });

  it("says so when leagues cannot be read", async () => {
    renderPage(<ChampionshipPage />, { results: "broken" }, "/championship");
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/could not be loaded/));
  });
});
