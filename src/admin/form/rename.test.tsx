import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { playersByResults } from "@/domain/season/figures";
import { mls } from "../../../tests/arena/leagues/mls";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";

const at = (section: string) => `/mls/admin-dashboard/${section}/one`;
const call = (name: string) => fireEvent.change(inputOf("Name"), { target: { value: name } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const formerNames = () => document.querySelector<HTMLTextAreaElement>('[id$="formerNames"]')?.value;

const goal = { player: "Ayo Bello", assist: "", minute: "12" };
const held = {
  players: [
    makePlayer({ id: "one", name: "Ayo Bello", club: "Kingsway Rovers", goals: 1 }),
    makePlayer({ id: "namesake", name: "Ayo Bello", club: "Lagoon City" }),
  ],
  results: [
    makeResult({ teamA: "Kingsway Rovers", teamB: "Mount Trojans", goalsA: [goal] }),
    makeResult({ teamA: "Mount Trojans", teamB: "Kingsway Rovers", playersB: ["ayo bello"] }),
    makeResult({ teamA: "Lagoon City", teamB: "Mount Trojans", goalsA: [goal] }),
  ],
  fixtures: [
    makeFixture({ teamA: "Kingsway Rovers", teamB: "Lagoon City", lineUpA: ["Ayo Bello"] }),
  ],
};

describe("renaming a player", () => {
  it("keeps the old name, says what follows, and the figures stay", async () => {
    const { connection } = await openAdmin(at("players"), { held });
    await formCalled("Update player");
    call("Ayo Bello-Cole");
    await waitFor(() =>
      expect(screen.getByText(/stays as a former name/)).toHaveTextContent(
        "“Ayo Bello” stays as a former name. It is in 2 results and 1 line-up, where it still means this player",
      ),
    );
    expect(formerNames()).toBe("Ayo Bello");
    press("Update");
    await screen.findByText("Player saved");
    const { records } = await connection.store.list(mls, "players");
    expect(records.find(({ id }) => id === "one")).toMatchObject({
      name: "Ayo Bello-Cole",
      formerNames: ["Ayo Bello"],
    });
    const { records: results } = await connection.store.list(mls, "results");
    const made = playersByResults(mls, records, results);
    expect(made.map(({ id, goals }) => [id, goals])).toEqual(
      expect.arrayContaining([
        ["one", 1],
        ["namesake", 1],
      ]),
    );
  });

  it("forgets about it when the name is what it was", async () => {
    await openAdmin(at("players"), { held });
    await formCalled("Update player");
    call("Ayo Bello-Cole");
    await screen.findByText(/stays as a former name/);
    call("AYO BELLO");
    expect(screen.queryByText(/stays as a former name/)).toBeNull();
    expect(formerNames()).toBe("");
  });
});

describe("renaming a club", () => {
  it("counts everything that follows", async () => {
    await openAdmin(at("clubs"), {
      held: {
        ...held,
        teams: [makeTeam({ id: "one", name: "Kingsway Rovers" })],
        standings: [makeStanding({ team: "Kingsway Rovers" })],
      },
    });
    await formCalled("Update club");
    call("Kingsway United");
    await waitFor(() =>
      expect(screen.getByText(/stays as a former name/)).toHaveTextContent(
        "It is in 1 fixture, 2 results, 1 player and 1 row of the table, where it still means this club",
      ),
    );
    expect(formerNames()).toBe("Kingsway Rovers");
  });
});
