import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useListing } from "@/data/useListing";
import { useOpenedLeague } from "@/data/useOpenedLeague";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { makeResult, makeSeason } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import { useSeason } from "./useSeason";

const drawn: string[] = [];

/** What a page shows first of all, and then. */
function Shown() {
  const league = useLeague();
  const { season, past } = useSeason();
  const results = useListing(league, "results", past);
  const teams =
    results.status === "ready" ? results.value.records.map(({ teamA }) => teamA) : ["…"];
  const shown = `${season.label}: ${teams.join(" ")}`;
  drawn.push(shown);
  return <p>{shown}</p>;
}

const Page = () => (
  <InLeague league={useOpenedLeague(mls)}>
    <Shown />
  </InLeague>
);

function open(search: string) {
  drawn.length = 0;
  const seasons = [makeSeason({ id: "spring", label: "Spring 2026", closed: 1, ended: 1 })];
  return renderPage(
    <Page />,
    { seasons, results: [makeResult({ teamA: "Running" })] },
    `/mls/results${search}`,
    { spring: { results: [makeResult({ teamA: "Closed" })] } },
  );
}

it("is a season that administrators closed, and never the running one before that is known", async () => {
  open("?season=spring");
  expect(await screen.findByText("Spring 2026: Closed")).toBeVisible();
  expect(drawn.filter((shown) => shown.includes("Running"))).toEqual([]);
  expect(drawn[0]).toBe("spring: …");
});

it("is the current one where there is none of that name", async () => {
  open("?season=nonsense");
  expect(await screen.findByText("Season 2026: Running")).toBeVisible();
});

it("asks for nothing that is no season's name", async () => {
  const { reads } = open("?season=../other");
  expect(await screen.findByText("Season 2026: Running")).toBeVisible();
  expect(reads.toSorted()).toEqual(["results", "seasons"]);
});
