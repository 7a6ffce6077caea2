import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { clubsOf } from "@/domain/season/clubs";
import { clubKey, follow, playerKey } from "@/ui/mine/mine";
import { InLeague } from "@/ui/leagueContext";
import { mal } from "../../../tests/arena/leagues/mal";
import { held, one } from "../../../tests/factories/meetScene";
import { renderPage } from "../../../tests/harness/renderPage";
import MeetPlayersPage from "./MeetPlayersPage";
import MeetResultsPage from "./MeetResultsPage";
import MeetStandingsPage from "./MeetStandingsPage";

describe("who is followed in a league of meets", () => {
  const marks = (name: RegExp | string) => screen.findAllByRole("link", { name });
  beforeEach(() => localStorage.clear());

  it("is marked in tables of teams and of events", async () => {
    const [club] = clubsOf(mal, null);
    follow("clubs", clubKey(mal, club?.slug ?? ""), true);
    follow("players", playerKey(mal, "a"), true);
    const standings = renderPage(
      <InLeague league={mal}>
        <MeetStandingsPage />
      </InLeague>,
      held,
    );
    expect(await marks(`Followed: ${one}`)).toHaveLength(2);
    standings.unmount();
    renderPage(
      <InLeague league={mal}>
        <MeetResultsPage />
      </InLeague>,
      held,
    );
    // In the results of one event, and in the start list of another.
    expect(await marks("Followed: Abu")).toHaveLength(2);
    expect(screen.queryByRole("link", { name: "Followed: Ben" })).toBeNull();
  });

  it("can be followed where the athletes are listed, though not of a season that is over", async () => {
    const now = renderPage(
      <InLeague league={mal}>
        <MeetPlayersPage />
      </InLeague>,
      held,
    );
    await userEvent.click(await screen.findByRole("button", { name: "Follow Abu" }));
    expect(screen.getByRole("button", { name: "Follow Abu" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    now.unmount();
    renderPage(
      <InLeague league={mal}>
        <MeetPlayersPage />
      </InLeague>,
      {},
      "/?season=2025",
      { "2025": held },
    );
    expect(await screen.findByRole("link", { name: "Abu" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Follow Abu" })).toBeNull();
  });
});
