// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { KICK_OFF, makeFixture, makeResult } from "../../../tests/factories/records";
import {
  match,
  player,
  rovers,
  teams,
  trojans,
  weekBefore,
} from "../../../tests/factories/twoSquads";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";

const held = {
  teams,
  players: [
    player("Ayo Bello", rovers, 9),
    player("Musa Idris", rovers, 4),
    player("Emeka Obi", rovers, 14),
    player("Ben Quaye", trojans, 7),
  ],
  fixtures: [
    makeFixture({ id: "before", ...match, date: weekBefore }),
    makeFixture({ id: "f1", ...match, date: KICK_OFF }),
  ],
  results: [
    makeResult({
      id: "before",
      ...match,
      date: weekBefore,
      bookings: ["Emeka Obi (Red Card) 80'"],
    }),
  ],
};
const open = () => openAdmin("/mls/admin-dashboard/results/new?fixture=f1", { held });
const shirt = async (name: string) => {
  await screen.findByText("Tap what happened");
  const shirts = [...document.querySelectorAll('section [role="group"] button')];
  const found = shirts.find((one) => one.textContent.includes(name));
  if (!found) throw new Error(`There is no shirt of ${name}.`);
  return found;
};
const tap = async (name: string) => fireEvent.click(await shirt(name));
const verb = (text: string) =>
  fireEvent.click(screen.getByText(text, { selector: "button[data-verb]" }));

it("enters a result by taps on shirts and digits, without a typed name", async () => {
  const { connection, user } = await open();
  await waitFor(async () => expect(await shirt("Emeka Obi")).toHaveTextContent("Suspended"));
  await tap("Ayo Bello");
  expect(inputOf("Minute of the last tap")).toHaveFocus();
  await user.keyboard("12");
  verb("Assist");
  await tap("Musa Idris");
  // Back to goals by itself.
  await tap("Ben Quaye");
  await user.keyboard("30{Enter}");
  await waitFor(async () => expect(await shirt("Ben Quaye")).toHaveTextContent("Defender · Goal"));
  verb("Yellow");
  await tap("Ben Quaye");
  await user.keyboard("31");
  expect(screen.getByText(/Tap a player to note “Yellow”\.$/)).toBeInTheDocument();
  verb("Substitution");
  expect(screen.getByText(/Tap who went off\.$/)).toBeInTheDocument();
  await tap("Musa Idris");
  expect(screen.getByText(/Tap who came on for Musa Idris/)).toBeInTheDocument();
  await tap("Emeka Obi");
  await user.keyboard("60");
  verb("Man of the match");
  await tap("Ayo Bello");
  await tap("Ben Quaye");
  fireEvent.click(screen.getByLabelText("Undo the last tap"));
  fireEvent.click(screen.getAllByLabelText("4 stars", { selector: "input" })[0] ?? document.body);
  fireEvent.change(inputOf("Team A score"), { target: { value: "1" } });
  fireEvent.change(inputOf("Team B score"), { target: { value: "1" } });
  fireEvent.click(screen.getByText("Save"));
  await screen.findByText("Result saved successfully");
  const { records } = await connection.store.list(mls, "results");
  expect(records.find(({ id }) => id === "f1")).toMatchObject({
    goalsA: [{ player: "Ayo Bello", assist: "Musa Idris", minute: "12" }],
    goalsB: [{ player: "Ben Quaye", assist: "", minute: "30" }],
    bookings: ["Ben Quaye (Yellow Card) 31'"],
    substitutionsA: "Emeka Obi IN (60), Musa Idris OUT (60)",
    manOfTheMatch: { player: "Ayo Bello", rating: 4 },
  });
});

it("asks for points and no assist in a sport that counts points", async () => {
  const { user } = await openAdmin("/mbl/admin-dashboard/results/new?fixture=f1", {
    held: { ...held, results: [] },
  });
  await shirt("Ayo Bello");
  expect(inputOf("Points of the last tap")).toBeInTheDocument();
  await tap("Ayo Bello");
  await user.keyboard("22");
  await waitFor(() => expect(inputOf("Player, scorer 1")).toHaveValue("Ayo Bello"));
  expect(inputOf("Points, scorer 1")).toHaveValue("22");
  expect(screen.queryByRole("combobox", { name: "Assist, scorer 1" })).toBeNull();
});

it("shows an assist that is stored, also where points are counted", async () => {
  const goalsA = [{ player: "Ayo Bello", assist: "Musa Idris", minute: "22" }];
  await openAdmin("/mbl/admin-dashboard/results/one", {
    held: { ...held, fixtures: [], results: [makeResult({ id: "one", ...match, goalsA })] },
  });
  await shirt("Ayo Bello");
  expect(inputOf("Assist, scorer 1")).toHaveValue("Musa Idris");
});

it("takes numbers by the keyboard alone, and asks about a name that is nobody's", async () => {
  const { user } = await open();
  await shirt("Ayo Bello");
  const find = `Find a player, what happened, ${rovers}`;
  inputOf(find).focus();
  await user.keyboard("9{Enter}");
  expect(inputOf("Minute of the last tap")).toHaveFocus();
  await user.keyboard("12{Enter}");
  expect(inputOf(find)).toHaveFocus();
  await user.keyboard("Tayo New{Enter}88{Enter}");
  await screen.findByText(`New player of ${rovers}? Nobody has the name Tayo New.`);
  expect(inputOf("Player, scorer 2")).toHaveValue("Tayo New");
  expect(inputOf("Minute, scorer 2")).toHaveValue("88");
});

it("finds a player of a row by number, and asks about a name there that is nobody's", async () => {
  const { user, connection } = await open();
  await shirt("Ayo Bello");
  fireEvent.click(screen.getByText("Add card"));
  await waitFor(() => expect(inputOf("Player, card 1")).toHaveFocus());
  await user.keyboard("7");
  expect(document.querySelector("[role=option]")).toHaveTextContent("Ben Quaye7 · Defender");
  await user.keyboard("{Enter}");
  expect(inputOf("Player, card 1")).toHaveValue("Ben Quaye");
  fireEvent.click(screen.getByText("Add card"));
  await waitFor(() => expect(inputOf("Player, card 2")).toHaveFocus());
  await user.keyboard("Tayo New");
  expect(screen.queryByText(/Nobody has the name/)).not.toBeInTheDocument();
  await user.keyboard("{Enter}");
  await screen.findByText("New player? Nobody has the name Tayo New.");
  fireEvent.click(screen.getByText(`Of ${trojans}`));
  await waitFor(() => expect(screen.queryByText(/Nobody has the name/)).not.toBeInTheDocument());
  const { records } = await connection.store.list(mls, "players");
  expect(records).toContainEqual(expect.objectContaining({ name: "Tayo New", club: trojans }));
});
