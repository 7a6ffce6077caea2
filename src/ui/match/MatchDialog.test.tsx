// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import type { RecordOf } from "@/domain/records/record";
import { clubsOf } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { mbl } from "@/leagues/mbl";
import { mls } from "@/leagues/mls";
import { makeFixture, makeResult } from "../../../tests/factories/records";
import MatchDialog, { type ShownMatch } from "./MatchDialog";

function show(match: ShownMatch, league: League = mls, zone = "Africa/Lagos") {
  const onClose = vi.fn();
  render(
    <MemoryRouter>
      <MatchDialog
        clubs={clubsOf(league, [])}
        league={league}
        match={match}
        onClose={onClose}
        rest={{ status: "ready" }}
        zone={zone}
      />
    </MemoryRouter>,
  );
  return { onClose, dialog: screen.getByRole("dialog", { name: "Match details" }) };
}
const showFixture = (of: Partial<RecordOf<"fixtures">>, zone?: string) =>
  show({ kind: "fixture", record: makeFixture(of) }, mls, zone).dialog;
const showResult = (of: Partial<RecordOf<"results">>, league?: League) =>
  show({ kind: "result", record: makeResult(of) }, league).dialog;

describe("the details of a fixture", () => {
  it("tell day, ground, game week and both line-ups", () => {
    const dialog = showFixture({ lineUpA: ["Bello", "Musa"], lineUpB: ["Okafor"] });
    expect(dialog).toHaveTextContent("Saturday 14 March 2026, 16:00");
    expect(dialog).toHaveTextContent("Main bowl · Game week 4");
    expect(within(dialog).getByRole("heading", { name: "Starting XI" })).toBeVisible();
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(["Bello", "Musa", "Okafor"]);
  });

  it("say that date and line-ups are not known yet", () => {
    const dialog = showFixture({ date: null });
    expect(dialog).toHaveTextContent("Date unavailable");
    expect(dialog).toHaveTextContent("The line-ups are announced before the match.");
  });

  it("say whose line-up is missing", () => {
    const dialog = showFixture({ lineUpA: ["Bello"] });
    expect(within(dialog).getAllByText("Not announced yet.")).toHaveLength(1);
  });

  it("name the zone where it differs from the arena's", () => {
    expect(showFixture({}, "America/New_York")).toHaveTextContent("Times in America/New York");
  });

  it("do not name a zone whose clocks agree", () => {
    expect(showFixture({}, "Africa/Douala")).not.toHaveTextContent("Times in");
  });

  it("lead to the clubs of the league, and name others in full", () => {
    const long = "Faculty of Engineering and Applied Sciences Staff Reserves".padEnd(80, "x");
    const dialog = showFixture({ teamB: long });
    expect(within(dialog).getByRole("link", { name: "Kingsway Rovers" })).toHaveAttribute(
      "href",
      "/mls/clubs/kingsway-rovers",
    );
    expect(within(dialog).getAllByText(long)[0]).toBeVisible();
  });
});

describe("the details of a result", () => {
  it("tell score, timeline, possession and man of the match in words", () => {
    const dialog = showResult({
      goalsA: [
        { player: "Bello", assist: "Musa", minute: "12" },
        { player: "Bello", assist: "", minute: "80" },
      ],
      goalsB: [{ player: "Okafor", assist: "", minute: "48" }],
      bookings: ["Eze (Yellow Card)"],
      possessionA: 57,
      manOfTheMatch: { player: "Bello", clubLogo: "", rating: 4 },
    });
    expect(dialog).toHaveTextContent("Northgate Athletic 2, Lagoon City 1");
    expect(within(dialog).getByText("Goal, 1–0")).toBeVisible();
    expect(within(dialog).getByText(/Assist: Musa/)).toBeVisible();
    expect(
      within(dialog).getByRole("img", {
        name: "Possession: Northgate Athletic 57%, Lagoon City 43%",
      }),
    ).toBeVisible();
    expect(within(dialog).getByText(/Yellow card/)).toBeVisible();
    expect(within(dialog).getByText("4 of 5 stars")).toBeVisible();
  });

  it("tell a correction", () => {
    expect(showResult({ corrected: "2–2" })).toHaveTextContent("corrected, was 2–2");
  });

  it("leave out what nobody recorded", () => {
    const dialog = showResult({});
    const headings = within(dialog).getAllByRole("heading");
    expect(headings.map((heading) => heading.textContent)).toEqual(["Match details"]);
  });

  it("list scorers with their points where the sport counts points", () => {
    const dialog = showResult(
      { goalsA: [{ player: "Diarra", assist: "", minute: "22" }], scoreA: 73, scoreB: 66 },
      mbl,
    );
    expect(within(dialog).getByRole("heading", { name: "Scorers" })).toBeVisible();
    expect(within(dialog).getByRole("listitem")).toHaveTextContent("Diarra22 points");
    expect(dialog).toHaveTextContent("Round 1");
    expect(dialog).not.toHaveTextContent("Timeline");
  });
});

describe("a match that is not there", () => {
  it("is said to be not found", () => {
    expect(show({ kind: "unknown" }).dialog).toHaveTextContent("Match not found");
  });

  it("can be closed", () => {
    const { onClose } = show({ kind: "unknown" });
    screen.getByRole("button", { name: "Close" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
