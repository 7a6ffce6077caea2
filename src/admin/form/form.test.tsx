import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import { isShort } from "../../../tests/harness/forms";
import {
  makeFixture,
  makePlayer,
  makeResult,
  makeStanding,
} from "../../../tests/factories/records";

const at = (section: string, search = "/new", league = "mls") =>
  `/${league}/admin-dashboard/${section}${search}`;
const type = (label: string | RegExp, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const bello = makePlayer({ id: "p1", name: "Ayo Bello", goals: 3 });

describe("a form", () => {
  it.each<readonly [string, string]>([
    ["fixtures", "fixture"],
    ["standings", "standing"],
    ...(isShort
      ? []
      : ([
          ["players", "player"],
          ["results", "result"],
        ] as const)),
  ])(
    "is called and saves otherwise for a new record than for an old one: %s",
    async (section, one) => {
      const held = {
        fixtures: [makeFixture({ id: "x" })],
        players: [makePlayer({ id: "x" })],
        results: [makeResult({ id: "x" })],
        standings: [makeStanding({ id: "x" })],
      };
      await openAdmin(at(section, "/x"), { held });
      await waitFor(() => expect(screen.getByRole("heading", { level: 1 })).toHaveFocus());
      expect(screen.getByText(`Update ${one}`)).toBeVisible();
      expect(await screen.findByRole("button", { name: "Update" })).toBeVisible();
      fireEvent.click(screen.getByRole("link", { name: "Cancel" }));
      fireEvent.click(await screen.findByRole("link", { name: `Add ${one}` }));
      expect(await screen.findByRole("heading", { name: `Add ${one}` })).toBeVisible();
      expect(await screen.findByRole("button", { name: "Save" })).toBeVisible();
    },
  );

  it("points out mistakes beside their fields and in a summary that has the focus, and saves nothing", async () => {
    const create = vi.fn();
    await openAdmin(at("players"), {
      change: (connection) => ({ ...connection, store: { ...connection.store, create } }),
    });
    await formCalled("Add player");
    type("Picture (optional)", "http://insecure.example/face.jpg");
    press("Save");
    const summary = await screen.findByRole("group", { name: /^3 things to correct/ });
    await waitFor(() => expect(summary).toHaveFocus());
    expect(inputOf("Name")).toHaveAccessibleDescription("Name is required");
    fireEvent.click(within(summary).getByText(/Picture must be an address/));
    expect(inputOf("Picture (optional)")).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
    type("Name", "Ayo Bello");
    await waitFor(() => expect(inputOf("Name")).not.toHaveAccessibleDescription());
  });

  it("fills in what a chosen club brings with it, by keyboard alone", async () => {
    const { user } = await openAdmin(at("fixtures"));
    await formCalled("Add fixture");
    await user.type(inputOf("Team A"), "mount{Enter}");
    expect(inputOf("Team A")).toHaveValue("Mount Trojans");
    expect(inputOf("Ground (optional)")).toHaveValue("Upper field");
    await user.type(inputOf("Team B"), "A club of the old days");
    expect(inputOf("Team B")).toHaveValue("A club of the old days");
  });

  it("takes times on the arena's clock and names its zone", async () => {
    const { connection } = await openAdmin(at("fixtures", "/x"), {
      held: { fixtures: [makeFixture({ id: "x" })] },
    });
    const input = await screen.findByLabelText<HTMLInputElement>(/^Date and time/);
    await waitFor(() => expect(input).toHaveValue("Sat 14 Mar 2026, 16:00"));
    await waitFor(() => expect(input).toHaveAccessibleDescription(/Lagos time/));
    type(/^Date and time/, "2026-03-15T18:30");
    press("Update");
    await screen.findByText("Fixture saved");
    const { records } = await connection.store.list(mls, "fixtures");
    expect(records[0]?.date).toBe(Date.UTC(2026, 2, 15, 17, 30));
  });

  it("asks for clean sheets of goalkeepers only", async () => {
    await openAdmin(at("players"));
    await formCalled("Add player");
    expect(screen.queryByLabelText("Clean sheets")).not.toBeInTheDocument();
    type("Position (optional)", "Goalkeeper");
    await waitFor(() => expect(screen.getByLabelText("Clean sheets")).toHaveValue("0"));
    type("Position (optional)", "Defender");
    await waitFor(() => expect(screen.queryByLabelText("Clean sheets")).not.toBeInTheDocument());
  });

  it("calls things as the sport does, and has only what its records keep", async () => {
    await openAdmin(at("players", "/new", "mbl"));
    await formCalled("Add player");
    for (const label of ["Points", "Rebounds", "Steals", "Blocks"])
      expect(inputOf(label)).toHaveValue("0");
    expect(screen.queryByLabelText("Goals")).not.toBeInTheDocument();
  });

  it("holds possession between 0 and 100 and leaves the rest to Team B", async () => {
    await openAdmin(at("results"));
    await formCalled("Add result");
    expect(inputOf("Team A possession")).toHaveValue(50);
    type("Team A possession", "150");
    expect(inputOf("Team A possession")).toHaveValue(100);
    expect(inputOf("Team B possession")).toHaveValue("0");
    type("Team A possession", "-5");
    expect(inputOf("Team B possession")).toHaveValue("100");
    type("Team A possession", "61");
    expect(inputOf("Team B possession")).toHaveValue("39");
    expect(inputOf("Team B possession")).toHaveAttribute("readonly");
  });

  it("stores a whole result and says so in the catalogue's words", async () => {
    const { connection } = await openAdmin(at("results"), {
      held: { players: [{ ...bello, club: "Mount Trojans" }] },
    });
    await formCalled("Add result");
    type("Team A", "Mount Trojans");
    type("Team B", "Lagoon City");
    type("Team A score", "2");
    type("Team B score", "0");
    press("Add scorer for Mount Trojans");
    await waitFor(() => expect(inputOf("Player, scorer 1")).toHaveFocus());
    type("Player, scorer 1", "Ayo Bello");
    type("Minute, scorer 1", "45+1");
    fireEvent.keyDown(inputOf("Minute, scorer 1"), { key: "Enter" });
    await waitFor(() => expect(inputOf("Player, scorer 2")).toHaveFocus());
    press(/^Remove scorer 2/);
    type("Bookings (optional)", "Abu (Yellow Card), Ben (Red Card)");
    type("Man of the match (optional)", "Ayo Bello");
    fireEvent.click(screen.getByRole("radio", { name: "4 stars" }));
    press("Save");
    await screen.findByText("Result saved successfully");
    const { records } = await connection.store.list(mls, "results");
    expect(records[0]).toMatchObject({
      teamA: "Mount Trojans",
      scoreA: 2,
      scoreB: 0,
      goalsA: [{ player: "Ayo Bello", assist: "", minute: "45+1" }],
      bookings: ["Abu (Yellow Card)", "Ben (Red Card)"],
      manOfTheMatch: { player: "Ayo Bello", rating: 4 },
      possessionA: 50,
    });
  });

  it("reads empty figures of a standing as 0, and says where they differ from the results", async () => {
    const { connection } = await openAdmin(at("standings"), {
      held: {
        results: [
          makeResult({ teamA: "Mount Trojans", teamB: "Kingsway Rovers", scoreA: 3, scoreB: 1 }),
        ],
      },
    });
    await formCalled("Add standing");
    type("Team name", "Mount Trojans");
    type("Won", "2");
    expect(await screen.findByText("Won: 2 here, 1 by the results.")).toBeVisible();
    type("Won", "1");
    expect(screen.queryByText(/^Won:/)).not.toBeInTheDocument();
    type("Drawn", "");
    press("Save");
    await screen.findByText("Standing saved");
    const { records } = await connection.store.list(mls, "standings");
    expect(records[0]).toMatchObject({ team: "Mount Trojans", draw: 0, won: 1 });
  });
});

describe("unsaved work", () => {
  async function begin() {
    const scene = await openAdmin(at("players", "/p1"), { held: { players: [bello] } });
    await formCalled("Update player");
    type("Goals", "10");
    return scene;
  }

  it("is not left by a link without asking", async () => {
    const { address } = await begin();
    fireEvent.click(screen.getByRole("link", { name: "Fixtures" }));
    const dialog = await screen.findByRole("dialog", { name: "Discard your changes?" });
    expect(within(dialog).getByRole("button", { name: "Keep editing" })).toHaveFocus();
    press("Keep editing");
    expect(inputOf("Goals")).toHaveValue("10");
    fireEvent.click(screen.getByRole("link", { name: "Fixtures" }));
    press("Discard changes");
    await screen.findByRole("heading", { name: "Fixtures" });
    expect(address()).toBe("/mls/admin-dashboard/fixtures");
  });

  it("is not left by the back button without asking", async () => {
    const { address } = await openAdmin("/mls/admin-dashboard/players", {
      held: { players: [bello] },
    });
    fireEvent.click(await screen.findByRole("link", { name: "Edit Ayo Bello" }));
    await formCalled("Update player");
    type("Goals", "10");
    history.back();
    await screen.findByRole("dialog", { name: "Discard your changes?" });
    press("Keep editing");
    expect(inputOf("Goals")).toHaveValue("10");
    history.back();
    await screen.findByRole("button", { name: "Discard changes" });
    press("Discard changes");
    await screen.findByRole("heading", { name: "Players" });
    expect(address()).toBe("/mls/admin-dashboard/players");
  });

  it("makes the browser ask before the tab is closed, and only then", async () => {
    await begin();
    const closing = new Event("beforeunload", { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
    type("Goals", "3");
    await waitFor(() => {
      const again = new Event("beforeunload", { cancelable: true });
      window.dispatchEvent(again);
      expect(again.defaultPrevented).toBe(false);
    });
  });

  it("is there again after the session ended, and can be thrown away", async () => {
    const { connection, user } = await begin();
    await act(() => connection.identity.signOut());
    await user.type(await screen.findByLabelText("Email"), "boss@arena.example");
    await user.type(screen.getByLabelText("Password"), "secret{Enter}");
    expect(await screen.findByText(/^Restored what you typed at/)).toBeVisible();
    await waitFor(() => expect(inputOf("Goals")).toHaveValue("10"));
    press("Discard");
    await waitFor(() => expect(inputOf("Goals")).toHaveValue("3"));
    expect(screen.queryByText(/^Restored/)).not.toBeInTheDocument();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("arena-draft"))).toEqual([]);
  });
});
