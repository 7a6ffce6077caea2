// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { studentWeekFootball } from "../../../tests/arena/leagues/studentWeekFootball";
import {
  KICK_OFF,
  makeFixture,
  makePlayer,
  makeResult,
  makeTeam,
} from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { foundDestinations, placesOf } from "./places";

const held = {
  teams: [makeTeam({ id: "t1", name: "Kingsway Rovers", nickname: "The Reds" })],
  players: [makePlayer({ id: "p1", name: "Ọmọ́túndé Adé", club: "Kingsway Rovers", jersey: 9 })],
  fixtures: [
    makeFixture({ id: "f1", teamA: "Kingsway Rovers", teamB: "Mount Trojans", date: KICK_OFF }),
    makeFixture({ id: "f2", teamA: "Harbour Eagles", teamB: "Mount Trojans", date: KICK_OFF }),
  ],
  results: [
    makeResult({ id: "f1", teamA: "Kingsway Rovers", teamB: "Mount Trojans", date: KICK_OFF }),
  ],
};

describe("what is found", () => {
  const places = (isOwner = true) => placesOf(mls, { ...held, meets: [] }, isOwner);
  const found = (typed: string, of = places()) =>
    foundDestinations(of, typed).map(({ to }) => to.replace("/mls/admin-dashboard", ""));

  it.each([
    ["omotunde", ["/players/p1"]],
    ["adé 9", ["/players/p1"]],
    ["reds", ["/clubs/t1"]],
    ["trojans harbour", ["/matches/f2?part=before"]],
    ["kingsway v mount", ["/matches/f1?part=after"]],
    ["site cop", ["/publication"]],
    ["dash", [""]],
    ["zzz", []],
  ])("is, for %j, what its words begin", (typed, to) => {
    expect(found(typed)).toEqual(to);
  });

  it.each([
    ["new season", "/seasons"],
    ["postpone", "/match-day"],
    ["ban", "/players"],
    ["add player", "/players/new"],
    ["merge", "/players"],
    ["undo", "/changes"],
    ["password", "#password"],
    ["invite", "/administrators"],
    ["news", "/news"],
    ["open a league", "/open-league"],
    ["transfer", "/players"],
    ["import results", "/results/paste"],
    ["game week 4", "/matches/f2?part=before"],
    ["round 4", "/matches/f2?part=before"],
  ])("leads for %j to where that is done", (typed, to) => {
    expect(found(typed)).toContain(to);
  });

  it("begins with what is called so, and with pages before anybody types", () => {
    expect(found("king")).toEqual(["/clubs/t1", "/matches/f1?part=after", "/players/p1"]);
    expect(found("").slice(0, 2)).toEqual(["", "/players"]);
  });

  it("leaves out records of a section that is not open yet", () => {
    const closed = placesOf(studentWeekFootball, { ...held, meets: [] }, true);
    expect(foundDestinations(closed, "omotunde")).toEqual([]);
    expect(foundDestinations(closed, "reds")).toEqual([]);
  });

  it("leads nobody but an owner to an owner's pages", () => {
    expect(found("backups")).toEqual(["/backups"]);
    expect(found("backups", places(false))).toEqual([]);
    expect(found("invite", places(false))).toEqual([]);
  });
});

describe("Find", () => {
  it("opens with Ctrl-K, goes to the first that Enter takes, and gives the focus back", async () => {
    const { user, address } = await openAdmin("/mls/admin-dashboard", { held });
    const button = await screen.findByRole("button", { name: "Find" });
    button.focus();
    await user.keyboard("{Control>}k{/Control}");
    const dialog = within(await screen.findByRole("dialog", { name: "Find in MLS football" }));
    const field = dialog.getByRole("combobox");
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());

    await user.click(button);
    await user.type(await screen.findByRole("combobox"), "omotunde");
    expect(await screen.findByRole("option", { name: /Adé/ })).toBeInTheDocument();
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe("/mls/admin-dashboard/players/p1"));
    expect(screen.queryByRole("combobox", { name: "Find in MLS football" })).toBeNull();
  });

  it("opens another record from a form, with its own values", async () => {
    const other = makePlayer({ id: "p2", name: "Musa Bello", club: "Kingsway Rovers", jersey: 4 });
    const { user, address, connection } = await openAdmin("/mls/admin-dashboard/players/p1", {
      held: { ...held, players: [...held.players, other] },
    });
    const name = () => screen.findByRole("textbox", { name: /^Name/ });
    await waitFor(async () => expect(await name()).toHaveValue("Ọmọ́túndé Adé"));
    await user.keyboard("{Control>}k{/Control}");
    await user.type(await screen.findByRole("combobox", { name: /^Find in/ }), "musa{Enter}");
    await waitFor(() => expect(address()).toBe("/mls/admin-dashboard/players/p2"));
    await waitFor(async () => expect(await name()).toHaveValue("Musa Bello"));
    await user.type(await name(), "-Ade");
    await user.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(async () => {
      const { records } = await connection.store.list(mls, "players");
      expect(records.map((one) => one.name).sort()).toEqual(["Musa Bello-Ade", "Ọmọ́túndé Adé"]);
    });
  });

  it("opens the dialog of a job that has no page of its own", async () => {
    const { user, address } = await openAdmin("/mls/admin-dashboard", { held });
    await user.click(await screen.findByRole("button", { name: "Find" }));
    await user.type(await screen.findByRole("combobox"), "password{Enter}");
    const dialog = await screen.findByRole("dialog", { name: /password/i });
    fireEvent.keyDown(dialog, { key: "Escape" });
    await waitFor(() => expect(address()).toBe("/mls/admin-dashboard"));
  });

  it("says that nothing is found, and asks before typed work is left", async () => {
    const { user, address } = await openAdmin("/mls/admin-dashboard/players/p1", { held });
    const name = await screen.findByLabelText(/^Name/);
    await user.type(name, "x");
    fireEvent.keyDown(name, { key: "k", metaKey: true });
    const field = await screen.findByRole("combobox", { name: "Find in MLS football" });
    await user.type(field, "zzz");
    expect(await screen.findByText(/^Nothing found for/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, "seasons{Enter}");
    expect(
      await screen.findByRole("dialog", { name: "Discard your changes?" }),
    ).toBeInTheDocument();
    expect(address()).toBe("/mls/admin-dashboard/players/p1");
    // A question is answered first.
    fireEvent.keyDown(document.body, { key: "k", ctrlKey: true });
    expect(screen.queryByRole("combobox", { name: "Find in MLS football" })).toBeNull();
  });
});
