import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { InLeague } from "@/ui/leagueContext";
import { makePlayer } from "../../../tests/factories/records";
import { renderPage } from "../../../tests/harness/renderPage";
import { unhurried } from "../../../tests/harness/unhurried";
import PlayersPage from "./PlayersPage";

vi.mock("@/ui/crest/MonogramAvatar", { spy: true });

const players = Array.from({ length: 150 }, (_, at) =>
  makePlayer({
    id: `p${at}`,
    name: `Player ${at}`,
    club: at % 2 ? "Lagoon City" : "Old Library FC",
  }),
);
const list = () => screen.getByRole("list");
const field = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
const choose = unhurried((name: string, value: string) => {
  field(name).value = value;
  field(name).dispatchEvent(new Event("change", { bubbles: true }));
});
const press = unhurried((name: string) => screen.getByRole("button", { name }).click());

async function show() {
  const page = renderPage(
    <InLeague league={mls}>
      <PlayersPage />
    </InLeague>,
    { players },
    "/mls/players",
  );
  await screen.findByRole("button", { name: "Show 60 more of 120" });
  return page;
}

beforeEach(() => void vi.mocked(MonogramAvatar).mockClear());

describe("the cards of many players", () => {
  it("come in steps, and those that are there are not drawn anew", async () => {
    await show();
    expect(MonogramAvatar).toHaveBeenCalledTimes(30);
    await userEvent.click(screen.getByRole("button", { name: "Show 60 more of 120" }));
    expect(list().children).toHaveLength(90);
    expect(MonogramAvatar).toHaveBeenCalledTimes(90);
  });

  it("follow when more are asked for, and the button says so at once", async () => {
    await show();
    await press("Show 60 more of 120");
    expect(screen.getByRole("button", { name: "Showing 60 more of 120" })).toBeVisible();
    expect(list()).toHaveAttribute("aria-busy", "true");
    expect(list().children).toHaveLength(30);
    await waitFor(() => expect(list().children).toHaveLength(90));
    expect(list()).not.toHaveAttribute("aria-busy");
  });

  it("follow a filter, which shows its choice at once", async () => {
    const page = await show();
    await choose("Club", "Lagoon City");
    expect(field("Club")).toHaveValue("Lagoon City");
    expect(screen.getByRole("status")).toHaveTextContent("150 players");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("75 players"));
    await waitFor(() => expect(page.address()).toBe("/mls/players?club=Lagoon+City"));
  });
});
