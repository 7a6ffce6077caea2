// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it } from "vitest";
import type { RecordOf } from "@/records/record";
import { clubsOf } from "@/domain/season/clubs";
import { listedMatch, type ListedMatch } from "@/domain/match/listed";
import { InLeague } from "@/ui/leagueContext";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { mltl } from "../../../tests/arena/leagues/mltl";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { AnyMatchRow } from "./AnyMatchRow";

const DAY = 86_400_000;

function show(
  match: ListedMatch,
  { zone = "Africa/Lagos", now = KICK_OFF - DAY, league = mls } = {},
) {
  stubVisitorZone(zone);
  render(
    <MemoryRouter>
      <InLeague league={league} clubs={clubsOf(league, [])}>
        <AnyMatchRow link={{ to: "/?match=1" }} match={match} now={now} />
      </InLeague>
    </MemoryRouter>,
  );
  return screen.getByRole("link");
}
const showFixture = (of: Partial<RecordOf<"fixtures">> = {}, zone?: string, now?: number) =>
  show(listedMatch(makeFixture(of)), { ...(zone && { zone }), ...(now && { now }) });
const showResult = (of: Partial<RecordOf<"results">> = {}, league = mls) =>
  show(listedMatch(null, makeResult(of)), { league });

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

  it("calls teams that are codes by their houses", () => {
    const match = listedMatch(makeFixture({ teamA: "B3", teamB: "A1" }));
    const row = show(match, { league: studentWeekFootball });
    expect(row).toHaveTextContent("Arts (B3)");
    expect(row).toHaveAccessibleName(/^Arts \(B3\) v Science \(A1\), /);
  });

  it("shows the time of the visitor's zone", () => {
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

  it.each([
    [0.5, "Upcoming", "On now"],
    [0.5, "Live", "Live"],
    [5, "Upcoming", "Result to come"],
  ])("says %s hours after the kick-off of a match that is %j: %s", (hours, status, shown) => {
    const row = showFixture({ status }, "Africa/Lagos", KICK_OFF + hours * 3_600_000);
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

  it("says of a sport without a clock that it is finished, and its score in detail as it is spoken", () => {
    const detail = "7-6(9) 2-6 [10-8]; 4-6 6-7(7); 7-6(4) 6-3";
    const row = showResult({ scoreA: 2, scoreB: 1, detail }, mltl);
    expect(row).toHaveAccessibleName(
      "Northgate Athletic 2–1 Lagoon City, 7–6 (9) 2–6 10–8, 4–6 6–7 (7), 7–6 (4) 6–3, finished, Sat 7 Mar",
    );
    expect(within(row).getByText("End")).toBeVisible();
    // One element for each rubber, because a line does not break within it.
    expect(within(row).getByText("7–6⁹ 2–6 [10–8]")).toBeVisible();
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

  it("names the venue that only its fixture knows", () => {
    const match = listedMatch(makeFixture({ stadium: "Upper field" }), makeResult());
    expect(show(match)).toHaveTextContent("Upper field");
  });

  it.each([
    ["", "FT", "2–1", "full time"],
    ["aet", "AET", "2–1", "after extra time"],
    ["abandoned 63", "Abandoned, 63'", "2–1", "Abandoned, 63'"],
    ["awarded B forfeit", "0–3 awarded", "0–3", "0–3 awarded"],
  ])("tells the ending %j as %s", (ending, shown, score, words) => {
    const row = showResult({ ending });
    expect(within(row).getByText(shown)).toBeVisible();
    expect(row).toHaveAccessibleName(
      `Northgate Athletic ${score} Lagoon City, ${words}, Sat 7 Mar`,
    );
  });

  it("lets the side stand back that lost on penalties", () => {
    const row = showResult({ scoreA: 2, scoreB: 2, ending: "pens 3-4" });
    expect(row).toHaveTextContent("3–4 on penalties");
    expect(dimmed().join()).toContain("Northgate");
    expect(dimmed().join()).not.toContain("Lagoon City");
  });

  it("gives nobody a score in a double forfeit", () => {
    expect(showResult({ scoreA: 0, scoreB: 0, ending: "doubleForfeit" })).toHaveAccessibleName(
      "Northgate Athletic v Lagoon City, Double forfeit, Sat 7 Mar",
    );
    expect(dimmed()).toEqual([]);
  });

  it("awards in the score of the sport", () => {
    expect(showResult({ scoreA: 0, scoreB: 0, ending: "awarded A" }, mbl)).toHaveTextContent(
      "20–0 awarded",
    );
  });
});
