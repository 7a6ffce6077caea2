// @vitest-environment jsdom
import { screen, within, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import MatchPage from "../match-page/MatchPage";
import ClubPage from "../club/ClubPage";
import StatsPage from "../stats/StatsPage";
import { makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { clubKey, follow, mineIn, playerKey } from "@/ui/mine/mine";
import { InLeague } from "@/ui/leagueContext";

const [K, T] = ["Kingsway Rovers", "Mount Trojans"];
const held: Held = {
  seasons: [makeSeason({ id: "2026" })],
  results: [
    makeResult({
      id: "m1",
      teamA: K,
      teamB: T,
      scoreA: 2,
      scoreB: 0,
      goalsA: [
        { player: "Ayo Bello", minute: "12", assist: "" },
        { player: "Ayo Bello", minute: "70", assist: "" },
      ],
    }),
  ],
  players: [
    makePlayer({ id: "p9", name: "Ayo Bello", club: K, jersey: 9 }),
    makePlayer({ id: "p5", name: "Musa Eze", club: K, jersey: 5 }),
  ],
};
const mine = () => mineIn(localStorage.getItem("arena-mine"));

beforeEach(() => localStorage.clear());

it("follows either club on the page of their match", async () => {
  renderPage(
    <InLeague league={mls}>
      <MatchPage id="m1" />
    </InLeague>,
    held,
    "/mls/matches/m1",
  );
  const star = await screen.findByRole("button", { name: `Follow ${T}` });
  expect(screen.getByRole("button", { name: `Follow ${K}` })).toBeVisible();
  await userEvent.click(star);
  await waitFor(() => expect(star).toHaveAttribute("aria-pressed", "true"));
  expect(mine().clubs).toEqual([clubKey(mls, "mount-trojans")]);
});

it("marks who is followed in the story of a match and in the table that it moved", async () => {
  follow("clubs", clubKey(mls, "kingsway-rovers"), true);
  follow("players", playerKey(mls, "p9"), true);
  renderPage(
    <InLeague league={mls}>
      <MatchPage id="m1" />
    </InLeague>,
    held,
    "/mls/matches/m1",
  );
  const story = await screen.findByRole("region", { name: "Story of the match" });
  await waitFor(() =>
    expect(within(story).getAllByRole("link", { name: "Followed: Ayo Bello" })).toHaveLength(2),
  );
  const table = await screen.findByRole("table", { name: "Group A" });
  expect(within(table).getByRole("row", { name: new RegExp(`Followed: ${K}`) })).toBeVisible();
  expect(within(table).queryByRole("row", { name: new RegExp(`Followed: ${T}`) })).toBeNull();
});

it("follows a player in the list of a squad", async () => {
  renderPage(
    <InLeague league={mls}>
      <ClubPage slug="kingsway-rovers" />
    </InLeague>,
    held,
    "/mls/clubs/kingsway-rovers",
  );
  await userEvent.click(await screen.findByRole("button", { name: "Follow Musa Eze" }));
  expect(mine().players).toEqual([playerKey(mls, "p5")]);
});

it("marks who is followed among the first in a figure", async () => {
  follow("clubs", clubKey(mls, "kingsway-rovers"), true);
  follow("players", playerKey(mls, "p9"), true);
  renderPage(
    <InLeague league={mls}>
      <StatsPage />
    </InLeague>,
    held,
    "/mls/stats",
  );
  await waitFor(() =>
    expect(screen.getAllByRole("link", { name: "Followed: Ayo Bello" })[0]).toHaveAttribute(
      "href",
      "/mls/players/p9",
    ),
  );
  expect(screen.getAllByRole("link", { name: `Followed: ${K}` })[0]).toBeVisible();
  expect(screen.queryByRole("link", { name: "Followed: Musa Eze" })).toBeNull();
});
