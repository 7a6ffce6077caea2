// @vitest-environment jsdom
import { render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { listedMatch, type ListedMatch } from "@/domain/match/listed";
import type { RecordOf } from "@/records/record";
import { calledMatch } from "@/domain/season/calledName";
import { clubsOf } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { InLeague } from "@/ui/leagueContext";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture, makePlayer, makeResult } from "../../../tests/factories/records";
import { stubVisitorZone } from "../../../tests/factories/zone";
import { MatchDialog } from "./MatchDialog";

const ALL_READ = {
  status: "ready",
  value: null,
  readAt: 0,
  refreshing: false,
  failure: null,
  retry: () => {},
} as const;

interface Shown {
  readonly league?: League;
  readonly zone?: string;
  readonly players?: readonly RecordOf<"players">[];
}

function show(
  match: ListedMatch | null,
  { league = mls, zone = "Africa/Lagos", players = [] }: Shown = {},
) {
  const onClose = vi.fn();
  const clubs = clubsOf(league, []);
  stubVisitorZone(zone);
  render(
    <MemoryRouter>
      <InLeague league={league} clubs={clubs}>
        <MatchDialog match={match} onClose={onClose} players={players} rest={ALL_READ} />
      </InLeague>
    </MemoryRouter>,
  );
  const called = match && calledMatch(clubs, match);
  const name = called ? `${called.teamA} v ${called.teamB}` : "Match details";
  return { onClose, dialog: screen.getByRole("dialog", { name }) };
}
const showFixture = (of: Partial<RecordOf<"fixtures">>, zone?: string) =>
  show(listedMatch(makeFixture(of)), zone === undefined ? {} : { zone }).dialog;
const showResult = (of: Partial<RecordOf<"results">>, shown?: Shown) =>
  show(listedMatch(null, makeResult(of)), shown).dialog;

describe("the details of a fixture", () => {
  it("call teams that are codes by their houses", () => {
    const match = listedMatch(makeFixture({ teamA: "B3", teamB: "A1" }));
    const { dialog } = show(match, { league: studentWeekFootball });
    expect(dialog).toHaveAccessibleName("Arts (B3) v Science (A1)");
    for (const name of ["Arts (B3)", "Science (A1)"])
      expect(within(dialog).getByRole("link", { name })).toBeVisible();
  });

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
    expect(showFixture({}, "America/New_York")).toHaveTextContent("New York time · ");
  });

  it("do not name a zone whose clocks agree", () => {
    expect(showFixture({}, "Africa/Douala")).not.toHaveTextContent("at the arena");
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
    expect(within(dialog).getAllByText("1–0")[0]).toBeVisible();
    expect(dialog).toHaveTextContent("Assist: Musa");
    expect(
      within(dialog).getByRole("img", {
        name: "Possession: Northgate Athletic 57%, Lagoon City 43%",
      }),
    ).toHaveTextContent("57%Possession43%Northgate AthleticLagoon City");
    expect(within(dialog).getByText(/Yellow card/)).toBeVisible();
    expect(within(dialog).getByText("4 of 5 stars")).toBeVisible();
  });

  it("call teams that are codes by their houses, in all that they tell", () => {
    const dialog = showResult(
      {
        teamA: "B3",
        teamB: "A1",
        goalsA: [{ player: "Bello", assist: "", minute: "12" }],
        possessionA: 57,
        manOfTheMatch: { player: "Bello", clubLogo: "", rating: 4 },
      },
      { league: studentWeekFootball },
    );
    expect(dialog).toHaveTextContent("Arts (B3) 2, Science (A1) 1");
    expect(dialog).toHaveTextContent(", Arts (B3): Bello");
    expect(
      within(dialog).getByRole("img", { name: "Possession: Arts (B3) 57%, Science (A1) 43%" }),
    ).toBeVisible();
    expect(within(dialog).getAllByText("Arts (B3)")).toHaveLength(3);
  });

  it("tell a correction", () => {
    expect(showResult({ corrected: "2–2" })).toHaveTextContent("corrected, was 2–2");
  });

  it("say how it ended, and why", () => {
    const dialog = showResult({
      scoreA: 0,
      scoreB: 1,
      ending: "awarded A ineligible",
      reason: "Number 9 was suspended.",
    });
    expect(dialog).toHaveTextContent("Northgate Athletic 3, Lagoon City 0");
    expect(within(dialog).getByText("3–0 awarded")).toBeVisible();
    expect(dialog).toHaveTextContent("0–1 as played");
    expect(dialog).toHaveTextContent("Number 9 was suspended.");
  });

  it("leave out possession where the record only says the default", () => {
    expect(showResult({ teamB: "X", possessionA: 50 })).not.toHaveTextContent("Possession");
    const shown = { league: mbl };
    expect(showResult({ possessionA: 50 }, shown)).not.toHaveTextContent("Possession");
    expect(showResult({ teamA: "Q", possessionA: 54 }, shown)).toHaveTextContent("Possession");
  });

  it("lead to the players that a squad at hand knows", () => {
    const dialog = showResult(
      { goalsA: [{ player: "Ayo Bello", assist: "Unknown One", minute: "12" }] },
      { players: [makePlayer({ id: "bello" })] },
    );
    expect(within(dialog).getByRole("link", { name: "Ayo Bello" })).toHaveAttribute(
      "href",
      "/mls/players/bello",
    );
    expect(dialog).toHaveTextContent("Unknown One");
    expect(within(dialog).queryByRole("link", { name: "Unknown One" })).toBeNull();
  });

  it("leave out what nobody recorded", () => {
    const dialog = showResult({});
    const headings = within(dialog).getAllByRole("heading");
    expect(headings.map((heading) => heading.textContent)).toEqual([
      "Northgate Athletic v Lagoon City",
    ]);
  });

  it("list scorers with their points where the sport counts points", () => {
    const dialog = showResult(
      {
        goalsA: [{ player: "Diarra", assist: "", minute: "22" }],
        goalsB: [{ player: "Eze", assist: "", minute: "1" }],
        scoreA: 73,
        scoreB: 66,
      },
      { league: mbl },
    );
    expect(within(dialog).getByRole("heading", { name: "Scorers" })).toBeVisible();
    const scorers = within(dialog).getAllByRole("listitem");
    expect(scorers[0]).toHaveTextContent("Diarra22 points");
    expect(scorers[1]).toHaveTextContent(/^Eze1 point$/);
    expect(dialog).toHaveTextContent("Round 1");
    expect(dialog).not.toHaveTextContent("Timeline");
  });
});

describe("the details of a match with fixture and result", () => {
  const fixture = makeFixture({
    id: "m",
    movedFrom: KICK_OFF - 14 * 86_400_000,
    lineUpA: ["Bello"],
    stadium: "Upper field",
  });

  it("tell all that both know", () => {
    const result = makeResult({ id: "m", playersA: ["Eze"], gameWeek: "4" });
    const { dialog } = show(listedMatch(fixture, result));
    expect(within(dialog).getByText("Match details")).toBeVisible();
    expect(dialog).toHaveTextContent("Northgate Athletic 2, Lagoon City 1");
    expect(dialog).toHaveTextContent("Upper field · Game week 4");
    expect(dialog).toHaveTextContent("moved from Sat 28 Feb");
    expect(within(dialog).getByRole("heading", { name: "Starting XI" })).toBeVisible();
    expect(within(dialog).getByText("Not recorded.")).toBeVisible();
    const [, bench] = within(dialog).getAllByRole("heading", { name: "Northgate Athletic" });
    expect(bench?.parentElement).toHaveTextContent(/^Northgate AthleticEze$/);
  });

  it("list who played where nobody announced a line-up", () => {
    const result = makeResult({ playersA: ["Musa"] });
    const { dialog } = show(listedMatch(makeFixture(), result));
    expect(within(dialog).getByRole("heading", { name: "Players" })).toBeVisible();
    expect(within(dialog).getByText("Musa")).toBeVisible();
  });
});

describe("a match that is not there", () => {
  it("is said to be not found", () => {
    expect(show(null).dialog).toHaveTextContent("Match not found");
  });

  it("can be closed", () => {
    const { onClose } = show(null);
    screen.getByRole("button", { name: "Close" }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });
});
