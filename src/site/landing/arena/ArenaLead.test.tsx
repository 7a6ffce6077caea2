import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { makeResult, makeSeason } from "../../../../tests/factories/records";
import { renderPage } from "../../../../tests/harness/renderPage";
import ArenaLead from "./ArenaLead";

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
const format = "groups=;rounds=1;through=0;cup=0;third=no;legs=1";
const seasons = [makeSeason({ id: "2026", table: "computed", format })];
const won = on(2, "Hilltop Hawks", "Lagoon Waves");

const onEmpty = vi.fn<(isEmpty: boolean) => void>();

it("shows the first four houses, and how they came there on the days before", async () => {
  const results = [
    won,
    on(3, "Sunset Comets", "Iron Gate Titans"),
    on(4, "Palm Grove Panthers", "Hilltop Hawks"),
  ];
  renderPage(<ArenaLead onEmpty={onEmpty} />, { results, seasons }, "/");
  const slider = await screen.findByRole("slider", { name: "Day of the race" });
  const houses = () => screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const today = houses();
  expect(today).toHaveLength(4);
  fireEvent.change(slider, { target: { value: "0" } });
  expect(houses()).not.toEqual(today);
});

it("shows no days to go through before there are some", async () => {
  renderPage(<ArenaLead onEmpty={onEmpty} />, { results: [won], seasons }, "/");
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
  expect(onEmpty).toHaveBeenLastCalledWith(false);
  expect(screen.queryByRole("slider")).toBeNull();
});

it("shows nothing, and says so, while no league has given a point", async () => {
  renderPage(<ArenaLead onEmpty={onEmpty} />, { seasons }, "/");
  await waitFor(() => expect(onEmpty).toHaveBeenLastCalledWith(true));
  expect(screen.queryByText(/No league|No club/)).toBeNull();
});

it("names no leader while leagues are missing, and tries again on request", async () => {
  const page = renderPage(<ArenaLead onEmpty={onEmpty} />, { results: "broken", seasons }, "/");
  expect(await screen.findByText(/could not be loaded completely/)).toBeVisible();
  page.held.results = [won];
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/lead/)).toBeVisible();
});
