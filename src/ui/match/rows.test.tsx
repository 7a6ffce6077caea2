// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { RecordOf } from "@/domain/records/record";
import { clubsOf } from "@/leagues/clubs";
import { mls } from "@/leagues/mls";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { FixtureRow } from "./FixtureRow";
import { ResultRow } from "./ResultRow";

const shared = { clubs: clubsOf(mls, []), link: { to: "/?match=1" } };

function showFixture(of: Partial<RecordOf<"fixtures">> = {}, zone = "Africa/Lagos") {
  render(
    <MemoryRouter>
      <FixtureRow {...shared} fixture={makeFixture(of)} zone={zone} />
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

function showResult(of: Partial<RecordOf<"results">> = {}) {
  render(
    <MemoryRouter>
      <ResultRow {...shared} result={makeResult(of)} zone="Africa/Lagos" />
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}

describe("a fixture's row", () => {
  it("is one link that names teams, day and time", () => {
    const row = showFixture();
    expect(row).toHaveAccessibleName(
      "Kingsway Rovers v Mount Trojans, Saturday 14 March 2026, 16:00",
    );
    expect(row).toHaveAttribute("href", "/?match=1");
    expect(within(row).getByText("16:00").closest("time")).toHaveAttribute(
      "datetime",
      new Date(KICK_OFF).toISOString(),
    );
  });

  it("shows the time of the zone it is given", () => {
    expect(showFixture({}, "America/New_York")).toHaveTextContent("11:00");
  });

  it("says that the date is unavailable", () => {
    const row = showFixture({ date: null });
    expect(row).toHaveTextContent("Date unavailable");
    expect(row).toHaveAccessibleName("Kingsway Rovers v Mount Trojans, Date unavailable");
  });

  it.each([
    ["Postponed", "Postponed"],
    ["live", "Live"],
    ["Waterlogged pitch", "Waterlogged pitch"],
  ])("shows the status %j", (status, shown) => {
    const row = showFixture({ status });
    expect(within(row).getByText(shown)).toBeVisible();
    expect(row).toHaveAccessibleName(expect.stringMatching(new RegExp(`, ${shown}$`)));
  });

  it("does not repeat that a match is upcoming", () => {
    expect(showFixture({ status: "Upcoming" })).not.toHaveTextContent("Upcoming");
  });
});

describe("a result's row", () => {
  const dimmed = () =>
    [...document.querySelectorAll("[data-dimmed]")].map((one) => one.textContent);

  it("names teams, score and day", () => {
    expect(showResult()).toHaveAccessibleName(
      "Northgate Athletic 2–1 Lagoon City, full time, Sat 7 Mar",
    );
  });

  it("lets the loser stand back", () => {
    showResult({ scoreA: 0, scoreB: 3 });
    expect(dimmed()).toEqual(expect.arrayContaining([expect.stringContaining("Northgate")]));
    expect(dimmed().join()).not.toContain("Lagoon City");
  });

  it("lets nobody stand back after a draw", () => {
    showResult({ scoreA: 1, scoreB: 1 });
    expect(dimmed()).toEqual([]);
  });

  it("shows a score that cannot be read as unknown", () => {
    expect(showResult({ scoreA: null })).toHaveAccessibleName(
      expect.stringContaining("Northgate Athletic ?–1 Lagoon City"),
    );
    expect(dimmed()).toEqual([]);
  });

  it("says that it was corrected", () => {
    expect(showResult({ corrected: "2–2" })).toHaveTextContent("Corrected");
  });
});
