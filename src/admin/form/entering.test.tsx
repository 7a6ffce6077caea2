import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mbl } from "../../../tests/arena/leagues/mbl";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { makeFixture, makePlayer, makeResult, makeSeason } from "../../../tests/factories/records";
import { holdingBack } from "../../../tests/harness/holdingBack";

const at = (section: string, search = "/new", league = "mls") =>
  `/${league}/admin-dashboard/${section}${search}`;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));

const [teamA, teamB] = ["Kingsway Rovers", "Mount Trojans"];
const fixture = makeFixture({ id: "odd id.7", teamA, teamB, gameWeek: "7", lineUpA: ["Abu"] });

describe("a result that is entered", () => {
  it("from its fixture takes the fixture's id, teams and line-ups", async () => {
    const { connection } = await openAdmin(at("results", "/new?fixture=odd%20id.7"), {
      held: { fixtures: [fixture] },
    });
    await screen.findByRole("heading", { level: 1, name: `${teamA} v ${teamB}` });
    expect(inputOf("Team A")).toHaveValue(teamA);
    expect(inputOf("Game week (optional)")).toHaveValue("7");
    type("Team A score", "2");
    type("Team B score", "2");
    press("Save");
    await screen.findByText("Result saved successfully");
    const { records } = await connection.store.list(mls, "results");
    expect(records).toMatchObject([{ id: "odd id.7", gameWeek: "7", playersA: ["Abu"] }]);
  });

  it("for the teams of a fixture does the same, and says how it ended, with what belongs to that", async () => {
    const { connection } = await openAdmin(at("results"), { held: { fixtures: [fixture] } });
    await formCalled("Add result");
    type("Team A", teamA);
    type("Team B", teamB);
    expect(
      await screen.findByText(/^This will be the result of the fixture · Game week 7/),
    ).toBeVisible();
    press("Fill in from it");
    expect(inputOf("Game week (optional)")).toHaveValue("7");
    type("Team A score", "1");
    type("Team B score", "1");
    expect(screen.queryByLabelText("Reason (optional)")).not.toBeInTheDocument();
    type("How it ended", "awarded");
    type("Awarded to", "B");
    type("Cause", "walkover");
    expect(await screen.findByText(/^Give the reason/)).toBeVisible();
    expect(inputOf("Reason (optional)")).toBeVisible();
    type("How it ended", "shootOut");
    type(`Penalties ${teamA}`, "4");
    press("Save");
    expect(
      await screen.findByText("Say how many penalties each side scored", { selector: "a" }),
    ).toBeVisible();
    type(`Penalties ${teamB}`, "2");
    type("Stage", "SF1");
    // A warning prevents no save.
    type("Bookings (optional)", "Nana Quaye yelow");
    expect(await screen.findByText(/^Will not be counted: “Nana Quaye yelow”/)).toBeVisible();
    press("Save");
    await screen.findByText("Result saved successfully");
    const { records } = await connection.store.list(mls, "results");
    expect(records).toMatchObject([
      {
        id: "odd id.7",
        playersA: ["Abu"],
        scoreA: 1,
        scoreB: 1,
        ending: "pens 4-2",
        stage: "SF1",
      },
    ]);
  });

  it("a second time is refused, with the way to the first one, however late that comes", async () => {
    const { tell, change } = holdingBack("results");
    const { connection } = await openAdmin(at("results"), {
      change,
      held: {
        fixtures: [fixture],
        results: [makeResult({ id: "r1", teamA, teamB, gameWeek: "7" })],
      },
    });
    await formCalled("Add result");
    type("Team A", teamA);
    type("Team B", teamB);
    type("Game week (optional)", "7");
    type("Team A score", "5");
    type("Team B score", "0");
    press("Save");
    await waitFor(() => expect(screen.getByRole("button", { name: "Saving…" })).toBeDisabled());
    act(tell);
    expect(await screen.findByText(/^This match has a result already: .* 2–1/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Open it" })).toHaveAttribute(
      "href",
      expect.stringContaining("/r1"),
    );
    await screen.findByRole("group", { name: /^One thing to correct/ });
    expect((await connection.store.list(mls, "results")).records).toHaveLength(1);
  });

  it("has the score that its periods make, until somebody types another one", async () => {
    const { connection } = await openAdmin(at("results", "/new", "mbl"));
    await formCalled("Add result");
    type("Team A", "Hilltop Hawks");
    type("Team B", "Lagoon Waves");
    type("Or type the periods in one line (optional)", "20-18 15–20");
    expect([inputOf("Team A score"), inputOf("Team B score")].map(({ value }) => value)).toEqual([
      "35",
      "38",
    ]);
    type("Or type the periods in one line (optional)", "20-18 15–20 17-10 9-9");
    expect(inputOf("Team A score")).toHaveValue("61");
    type("Team A score", "62");
    type("Or type the periods in one line (optional)", "20-18 15–20 17-10 9-8");
    expect(inputOf("Team A score")).toHaveValue("62");
    type("Team A score", "61");
    type("Team B score", "56");
    fireEvent.blur(inputOf("Or type the periods in one line (optional)"));
    press("Save");
    await screen.findByText("Result saved successfully");
    const { records } = await connection.store.list(mbl, "results");
    expect(records).toMatchObject([{ scoreB: 56, detail: "20-18 15-20 17-10 9-8" }]);
  });
});

it("takes a suggestion with Enter and saves nothing, also of a club or player that nobody knows", async () => {
  const { connection, user } = await openAdmin(at("results"), {
    held: { players: [makePlayer({ name: "Ayo Bello", club: teamA })] },
  });
  await formCalled("Add result");
  await user.type(inputOf("Team B"), "A club of the old days{Enter}{Enter}");
  expect(inputOf("Team B")).toHaveValue("A club of the old days");
  type("Team A", teamA);
  type("Team A score", "1");
  type("Team B score", "0");
  press(`Add scorer for ${teamA}`);
  const player = await screen.findByRole("combobox", { name: "Player, scorer 1" });
  await user.type(player, "ayo{Enter}");
  await waitFor(() => expect(player).toHaveValue("Ayo Bello"));
  await user.type(player, "{Enter}");
  await user.type(inputOf("Assist, scorer 1"), "A guest{Enter}");
  expect(inputOf("Assist, scorer 1")).toHaveValue("A guest");
  expect(screen.getByRole("heading", { name: "Add result" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Save" })).toBeEnabled();
  expect((await connection.store.list(mls, "results")).records).toEqual([]);
});

describe("a fixture", () => {
  const statuses = () =>
    within(inputOf("Status"))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);

  it("keeps the free text of an old record until somebody chooses a status", async () => {
    const { connection } = await openAdmin(at("fixtures", "/x"), {
      held: { fixtures: [makeFixture({ id: "x", status: "Pitch flooded" })] },
    });
    await screen.findByText("Update fixture");
    expect(statuses()).toContain("Pitch flooded");
    expect(statuses()).toHaveLength(7);
    type("Ground (optional)", "Upper field");
    press("Update");
    await screen.findByText("Fixture saved");
    const { records } = await connection.store.list(mls, "fixtures");
    expect(records).toMatchObject([{ status: "Pitch flooded", stadium: "Upper field" }]);
  });

  it("asks why it is off, notes the first date of a moved one unless somebody clears it, and asks for its day while its time is not known", async () => {
    const { connection } = await openAdmin(at("fixtures", "/x"), {
      held: { fixtures: [makeFixture({ id: "x", status: "" })] },
    });
    await screen.findByText("Update fixture");
    expect(screen.queryByLabelText("Reason (optional)")).not.toBeInTheDocument();
    type("Status", "Postponed");
    expect(await screen.findByLabelText("Reason (optional)")).toBeVisible();
    // At another time of the same day it is not moved.
    type("Date and time (optional)", "2026-03-14T20:00");
    expect(screen.queryByLabelText(/^Moved from/)).not.toBeInTheDocument();
    type("Date and time (optional)", "2026-03-21T16:00");
    await waitFor(() =>
      expect(inputOf("Moved from (optional)")).toHaveValue("Sat 14 Mar 2026, 16:00"),
    );
    press("Update");
    await screen.findByText("Fixture saved");
    const stored = async () => (await connection.store.list(mls, "fixtures")).records[0];
    expect((await stored())?.movedFrom).toBe(Date.UTC(2026, 2, 14, 15));

    fireEvent.click(await screen.findByRole("link", { name: /^Edit / }));
    await screen.findByText("Update fixture");
    type("Moved from (optional)", "");
    expect(screen.queryByLabelText("Day (optional)")).not.toBeInTheDocument();
    type("Date and time (optional)", "");
    type("Day (optional)", "2027-02-20");
    press("Update");
    await waitFor(async () =>
      expect(await stored()).toMatchObject({ movedFrom: null, date: null, day: "2027-02-20" }),
    );
    expect(await screen.findByText("Sat 20 Feb")).toBeVisible();
  });
});

it("gives a new club its row where the table is kept by hand and rows are not added", async () => {
  const { connection } = await openAdmin(at("clubs", "/new", "mbl"), {
    held: { seasons: [makeSeason({ id: mbl.seasons[0].id, table: "kept" })] },
  });
  await formCalled("Add club");
  type("Name", "Night Owls");
  press("Save");
  expect(await screen.findByText("Club saved, with a row in the table")).toBeVisible();
  const [club] = (await connection.store.list(mbl, "teams")).records;
  const { records: rows } = await connection.store.list(mbl, "standings");
  expect(rows).toMatchObject([{ id: club?.id, team: "Night Owls", won: 0 }]);
});

it("says whose host learns who looks at a picture", async () => {
  await openAdmin(at("players"), {});
  await formCalled("Add player");
  fireEvent.click(screen.getByText("Use an address instead"));
  type(/^Picture/, "https://pictures.example/ayo.webp");
  expect(
    await screen.findByText(
      "It is on pictures.example, which can see the internet address of every visitor who sees it.",
    ),
  ).toBeVisible();
});
