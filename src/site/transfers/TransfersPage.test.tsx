import { screen, within, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { InLeague } from "@/ui/leagueContext";
import { makePlayer, makeTeam } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import TransfersPage from "./TransfersPage";

const ada = makePlayer({
  id: "ada",
  name: "Ada Obi",
  club: "Lagoon City",
  formerClubs: ["2025-09-01 Kingsway Rovers", "2026-02-01 Mount Trojans"],
});
const teams = mls.clubs.map(({ name }) => makeTeam({ name }));

it("lists moves by day, the latest first, from club to club", async () => {
  renderPage(
    <InLeague league={mls}>
      <TransfersPage />
    </InLeague>,
    { players: [makePlayer({}), ada], teams },
  );
  const [latest, first] = await screen.findAllByRole("region");
  if (!latest || !first) throw new Error("two days");
  expect(within(latest).getByRole("heading", { name: "Sunday 1 February 2026" })).toBeVisible();
  expect(within(latest).getByRole("listitem")).toHaveTextContent(
    /Ada Obi.*Mount Trojans.*to.*Lagoon City/,
  );
  expect(within(latest).getByRole("link", { name: "Ada Obi" })).toHaveAttribute(
    "href",
    "/mls/players/ada",
  );
  await waitFor(() =>
    expect(within(first).getByRole("link", { name: "Mount Trojans" })).toHaveAttribute(
      "href",
      "/mls/clubs/mount-trojans",
    ),
  );
});

it("says so when nobody has moved, and when the players cannot be read", async () => {
  const empty = renderPage(
    <InLeague league={mls}>
      <TransfersPage />
    </InLeague>,
    { players: [makePlayer({})] },
  );
  expect(await screen.findByRole("heading", { name: "No transfers yet" })).toBeVisible();
  empty.unmount();
  renderPage(
    <InLeague league={mls}>
      <TransfersPage />
    </InLeague>,
    { players: "broken" },
  );
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/players/));
});
