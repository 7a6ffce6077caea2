import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { bracketOf } from "@/domain/season/bracket";
import { competitionOf } from "@/domain/season/competition";
import { InLeague } from "@/ui/leagueContext";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult, makeSeason, makeTeam, MEET_ONCE } from "../../../tests/factories/records";
import { Bracket } from "./Bracket";

it("draws no empty line under a tie whose results belong to other teams", () => {
  const teams = ["Kingsway", "Harbour", "Northgate", "Lagoon"].map((name, at) =>
    makeTeam({ id: name, name, group: at < 2 ? "A" : "B" }),
  );
  const results = [
    makeResult({ teamA: "Kingsway", teamB: "Harbour", scoreA: 1, scoreB: 0 }),
    makeResult({ teamA: "Northgate", teamB: "Lagoon", scoreA: 2, scoreB: 0 }),
    makeResult({ stage: "SF1", teamA: "Savannah", teamB: "Old Library" }),
  ];
  const seasons = [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })];
  const records = { fixtures: [], results, standings: [], seasons, teams };
  const ties = bracketOf(competitionOf(mls, records), results);
  expect(ties.some(({ state, matches }) => state.drift && matches.length === 0)).toBe(true);
  const { container } = render(
    <MemoryRouter>
      <InLeague clubs={[]} league={mls}>
        <Bracket clubAt={() => "/"} matchAt={() => "/"} ties={ties} />
      </InLeague>
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll("p")].filter((one) => one.textContent === "")).toEqual([]);
});

it("writes no bare number beside the sides of a tie without a match", () => {
  const teams = ["Kingsway", "Harbour"].map((name) => makeTeam({ id: name, name, group: "" }));
  const results = [makeResult({ teamA: "Kingsway", teamB: "Harbour", scoreA: 80, scoreB: 70 })];
  const format = "groups=;rounds=1;through=2;cup=2;third=no;legs=1";
  const seasons = [makeSeason({ id: mbl.seasons[0].id, format })];
  const records = { fixtures: [], results, standings: [], seasons, teams };
  render(
    <MemoryRouter>
      <InLeague clubs={[]} league={mbl}>
        <Bracket
          clubAt={() => "/"}
          matchAt={() => "/"}
          ties={bracketOf(competitionOf(mbl, records), results)}
        />
      </InLeague>
    </MemoryRouter>,
  );
  expect(screen.getByText("1st")).toBeVisible();
  expect(screen.getByText("2nd")).toBeVisible();
  expect(screen.queryByText(/^\d+$/)).toBeNull();
});

it("writes the kicks of a shoot-out in brackets, and folds the sentences", () => {
  const results = [
    ...["A", "B"].map((group) =>
      makeResult({ teamA: `${group}1`, teamB: `${group}2`, scoreA: 1, scoreB: 0 }),
    ),
    makeResult({
      stage: "SF1",
      teamA: "A1",
      teamB: "B2",
      scoreA: 1,
      scoreB: 1,
      ending: "pens 4-2",
    }),
  ];
  const teams = ["A1", "A2", "B1", "B2"].map((name) =>
    makeTeam({ id: name, name, group: name.charAt(0) }),
  );
  const seasons = [makeSeason({ id: mls.seasons[0].id, format: MEET_ONCE })];
  const records = { fixtures: [], results, standings: [], seasons, teams };
  const ties = bracketOf(competitionOf(mls, records), results);
  const { container } = render(
    <MemoryRouter>
      <InLeague clubs={[]} league={mls}>
        <Bracket clubAt={() => "/"} matchAt={() => "/"} ties={ties} />
      </InLeague>
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll("sup")].map((one) => one.textContent)).toEqual([
    "(4)",
    "(2)",
  ]);
  expect(screen.getByText(/A1 beat B2 4–2 on penalties/)).not.toBeVisible();
});
