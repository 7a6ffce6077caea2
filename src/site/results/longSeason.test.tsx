// @vitest-environment jsdom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import * as row from "@/ui/match/ResultRow";
import { InLeague } from "@/ui/leagueContext";
import { unhurried } from "../../../tests/harness/unhurried";
import { KICK_OFF, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import ResultsPage from "./ResultsPage";

vi.mock("@/ui/match/ResultRow", { spy: true });

const DAY = 24 * 3_600_000;
/** Fourteen weeks of ten results, each week with one of the Savannah Stars. */
const season: Held = {
  results: Array.from({ length: 140 }, (_, at) =>
    makeResult({
      id: `r${at}`,
      gameWeek: `${1 + Math.floor(at / 10)}`,
      date: KICK_OFF + at * DAY,
      ...(at % 10 === 0 && { teamA: "Savannah Stars" }),
    }),
  ),
};
const show = (at = "/mls/results") =>
  renderPage(
    <InLeague league={mls}>
      <ResultsPage />
    </InLeague>,
    season,
    at,
  );
const lastWeek = () => screen.getAllByRole("heading", { level: 2 }).at(-1)?.textContent;
const rows = () => screen.getByRole("main").querySelectorAll("li");
/** Those that are laid out only when they come near. */
const farRows = () => screen.getByRole("main").querySelectorAll("[data-far] li");
const field = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const isBusy = () => screen.getByRole("main").querySelector("[aria-busy]") !== null;

/** What a browser does for a choice; user-event would wait until all that comes of it is drawn. */
const choose = unhurried((name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event("change", { bubbles: true }));
});
const press = unhurried((name: string) => screen.getByRole("button", { name }).click());

beforeEach(() => {
  stubVisitorZone("Africa/Lagos");
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => vi.restoreAllMocks());

describe("the results of a long season", () => {
  it("are shown in steps, newest first", async () => {
    show();
    await screen.findByRole("heading", { name: "Game week 14" });
    expect(rows()).toHaveLength(60);
    expect(farRows()).toHaveLength(0);
    await userEvent.click(screen.getByRole("button", { name: "Show 60 more of 80" }));
    expect(rows()).toHaveLength(120);
    expect(farRows()).toHaveLength(60);
    await userEvent.click(screen.getByRole("button", { name: "Show 20 more of 20" }));
    expect(rows()).toHaveLength(140);
    expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull();
  });

  it("are there up to the week of the address, however far back it lies", async () => {
    show("/mls/results?week=2");
    const heading = await screen.findByRole("heading", { name: "Game week 2" });
    // Found as soon as it is drawn; the focus follows in an effect.
    await waitFor(() => expect(heading).toHaveFocus());
    expect(lastWeek()).toBe("Game week 2");
  });

  it("follow when more are asked for, and the button says so at once", async () => {
    show();
    await screen.findByRole("heading", { name: "Game week 14" });
    await press("Show 60 more of 80");
    expect(screen.getByRole("button", { name: "Showing 60 more of 80" })).toBeVisible();
    expect(isBusy()).toBe(true);
    expect(rows()).toHaveLength(60);
    await waitFor(() => expect(rows()).toHaveLength(120));
    expect(screen.getByRole("button", { name: "Show 20 more of 20" })).toBeVisible();
    expect(isBusy()).toBe(false);
  });

  it("follow a week that is gone to, which the filter shows at once", async () => {
    const page = show();
    await screen.findByRole("heading", { name: "Game week 14" });
    await choose("Go to a game week", "2");
    expect(field("Go to a game week")).toHaveValue("2");
    expect(isBusy()).toBe(true);
    expect(rows()).toHaveLength(60);
    const heading = await screen.findByRole("heading", { name: "Game week 2" });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(vi.mocked(heading.scrollIntoView).mock.contexts).toEqual([heading]);
    await waitFor(() => expect(isBusy()).toBe(false));
    expect(page.address()).toBe("/mls/results?week=2");
  });

  it("follow two choices that are quicker than they", async () => {
    const page = show();
    await screen.findByRole("heading", { name: "Game week 14" });
    await choose("Go to a game week", "2");
    await choose("Club", "savannah-stars");
    expect(field("Go to a game week")).toHaveValue("2");
    await waitFor(() => expect(rows()).toHaveLength(14));
    await waitFor(() => expect(page.address()).toBe("/mls/results?week=2&club=savannah-stars"));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Game week 2" })).toHaveFocus());
  });

  it("are not drawn anew when more come", async () => {
    show();
    await screen.findByRole("heading", { name: "Game week 14" });
    vi.mocked(row.ResultRow).mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Show 60 more of 80" }));
    expect(rows()).toHaveLength(120);
    expect(row.ResultRow).toHaveBeenCalledTimes(60);
  });
});
