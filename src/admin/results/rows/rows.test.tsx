// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../../tests/arena/leagues/mls";
import { player, rovers, teams, trojans } from "../../../../tests/factories/twoSquads";
import { inputOf, openAdmin, formCalled } from "../../../../tests/harness/adminScene";
import { makeResult } from "../../../../tests/factories/records";

const held = {
  teams,
  players: [
    player("Ayo Bello", rovers, 9),
    player("Musa Idris", rovers, 4),
    player("Emeka Obi", rovers, 14),
    player("Dayo Eze", rovers, 15),
    player("Ben Quaye", trojans, 7),
  ],
};
const match = { id: "one", teamA: rovers, teamB: trojans, scoreA: 1, scoreB: 1 };
const open = (more = {}) =>
  openAdmin("/mls/admin-dashboard/results/one", {
    held: { ...held, results: [makeResult({ ...match, ...more })] },
  });
const press = (text: string) => fireEvent.click(screen.getByText(text));

it("says why no further scorer can be listed", async () => {
  const goal = { player: "Ayo Bello", assist: "", minute: "" };
  await open({ goalsA: Array.from({ length: 20 }, () => goal) });
  expect(await screen.findByText("At most 20 scorers can be listed.")).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole("button", { name: `Add scorer for ${rovers}` })).toBeDisabled(),
  );
  expect(screen.getByRole("button", { name: `Add scorer for ${trojans}` })).toBeEnabled();
});

it("stores cards and substitutions that are chosen from suggestions, by the keyboard alone", async () => {
  const { connection, user } = await open();
  await screen.findByText("Add card");
  const stored = async () => (await connection.store.list(mls, "results")).records[0];
  const before = await stored();

  press("Add card");
  await waitFor(() => expect(inputOf("Player, card 1")).toHaveFocus());
  await user.keyboard("quaye");
  // Of both squads, with the number on the shirt.
  expect(document.querySelector("[role=option]")).toHaveTextContent("Ben Quaye7");
  await user.keyboard("{Enter}");
  expect(inputOf("Player, card 1")).toHaveValue("Ben Quaye");
  expect(inputOf("Card, card 1")).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(inputOf("Minute, card 1")).toHaveFocus();
  await user.keyboard("34{Enter}");
  await waitFor(() => expect(inputOf("Player, card 2")).toHaveFocus());
  await user.keyboard("ayo{Enter}");
  await user.selectOptions(inputOf("Card, card 2"), "Second yellow");
  await user.type(inputOf("Minute, card 2"), "90+2");
  expect(inputOf(/^Bookings/)).toHaveValue(
    "Ben Quaye (Yellow Card) 34', Ayo Bello (Second Yellow Card) 90+2'",
  );

  press(`Add substitution for ${rovers}`);
  await waitFor(() => expect(inputOf("Came on, substitution 1")).toHaveFocus());
  await user.keyboard("emeka{Enter}ayo{Enter}60{Enter}");
  await waitFor(() => expect(inputOf("Came on, substitution 2")).toHaveFocus());
  await user.keyboard("dayo{Enter}musa{Enter}75{Enter}");
  await screen.findByLabelText("Came on, substitution 3", { selector: "input" });

  // A row that says nothing is not stored, and no Enter has saved.
  expect(await stored()).toEqual(before);
  press("Update");
  await screen.findByText("Result saved successfully");
  expect(await stored()).toMatchObject({
    bookings: ["Ben Quaye (Yellow Card) 34'", "Ayo Bello (Second Yellow Card) 90+2'"],
    substitutionsA: "Emeka Obi IN (60), Ayo Bello OUT (60), Dayo Eze IN (75), Musa Idris OUT (75)",
    substitutionsB: "",
  });
});

it("saves an old free text unchanged, also what no row can hold", async () => {
  const bookings = ["Musa (Red Card, 80)", "a word to the bench", "yellow card: Ben Quaye"];
  const substitutionsA = "Dayo for Ayo 60', Tayo/Musa (60)";
  const { connection } = await open({ bookings, substitutionsA });
  await screen.findByText("Add card");
  const stored = async () => (await connection.store.list(mls, "results")).records[0];
  expect(inputOf("Player, card 1")).toHaveValue("Musa");
  expect(inputOf("As typed, card 2")).toHaveValue("a word to the bench");
  expect(inputOf("Went off, substitution 1")).toHaveValue("Ayo");
  expect(inputOf("As typed, substitution 2")).toHaveValue("Tayo/Musa (60)");

  fireEvent.change(inputOf("Team A score"), { target: { value: "2" } });
  press("Update");
  await screen.findByText("Result saved successfully");
  expect(await stored()).toMatchObject({ scoreA: 2, bookings, substitutionsA });
});

it("rewrites only the row that is edited, and follows what is typed as text", async () => {
  await open({ bookings: ["Musa (Red Card, 80)", "a word to the bench"] });
  await screen.findByText("Add card");
  fireEvent.change(inputOf("Minute, card 1"), { target: { value: "81" } });
  expect(inputOf(/^Bookings/)).toHaveValue("Musa (Red Card) 81', a word to the bench");
  fireEvent.click(screen.getByLabelText(/^Remove card 1/));
  expect(inputOf(/^Bookings/)).toHaveValue("a word to the bench");
  fireEvent.change(inputOf(/^Bookings/), { target: { value: "Ayo Bello (Yellow Card)" } });
  expect(inputOf("Player, card 1")).toHaveValue("Ayo Bello");
  expect(screen.queryByLabelText("As typed, card 2")).not.toBeInTheDocument();
});

it("folds what a sport does not note", async () => {
  await openAdmin("/mbl/admin-dashboard/results/new");
  await formCalled("Add result");
  expect(inputOf(/^Bookings/)).toBeInTheDocument();
  for (const name of ["Bookings and substitutions", "Possession"])
    expect(screen.getByRole("button", { name })).toHaveAttribute("aria-expanded", "false");
  expect(screen.queryByRole("button", { name: /^Add (card|substitution)/ })).toBeNull();
});
