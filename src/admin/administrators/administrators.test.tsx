// @vitest-environment jsdom
import { act, fireEvent, screen, within, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { limits } from "@/domain/limits";
import { openedLeagues } from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import { makeFixture, makeLeague, makeResult, makeTeam } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

const PAGE = "/mls/admin-dashboard/administrators";

afterEach(() => setOpenedLeagues([]));

describe("the page of administrators", () => {
  it("names the club of a captain", async () => {
    const teams = [makeTeam({ id: "rovers", name: "Kingsway Rovers" })];
    await openAdmin(PAGE, { held: { teams }, hasCaptains: true });
    const row = (await screen.findByText("Tunde Bakare")).closest("li");
    expect(row).toHaveTextContent("CaptainKingsway Rovers");
  });

  it("grants what a stranger has asked for, and takes it away again", async () => {
    const { user, connection } = await openAdmin("/mls/admin-dashboard", { as: "visitor" });
    const field = await screen.findByLabelText(/Your name/);
    await user.click(screen.getByRole("button", { name: "Ask for rights" }));
    await waitFor(() => expect(field).toHaveFocus());
    await waitFor(() => expect(field).toHaveAccessibleDescription("Enter your name"));
    await user.type(field, "Bisi");
    await waitFor(() => expect(field).toBeValid());
    await user.click(screen.getByRole("button", { name: "Ask for rights" }));
    await screen.findByText(/You have asked for rights/);

    await connection.identity.signIn("boss@arena.example", "secret");
    await user.click(await screen.findByRole("link", { name: "Administrators" }));
    await user.selectOptions(await screen.findByLabelText("Role for Bisi"), "administrator");
    await user.click(screen.getByRole("button", { name: "Grant Bisi" }));
    await screen.findByText("Bisi has been granted rights");
    expect(await screen.findByText("No requests")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText("Role of Bisi")).toHaveValue("administrator"));
    const [granted] = (await connection.access.administrators()).filter(
      ({ name }) => name === "Bisi",
    );
    expect(granted).toMatchObject({ leagues: ["mls"], role: "administrator" });

    await user.click(screen.getByRole("button", { name: "Revoke Bisi" }));
    const dialog = await screen.findByRole("dialog", { name: /Revoke the rights of Bisi/ });
    expect(within(dialog).getByRole("button", { name: "Keep" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "Revoke" }));
    await screen.findByText("Bisi no longer has any rights");
    await expect.poll(() => screen.queryByLabelText("Role of Bisi")).toBeNull();
  });

  it("lets whoever asked look for the answer, which may be rights, or none", async () => {
    let [isDeclined, isGranted] = [false, false];
    const { user } = await openAdmin("/mls/admin-dashboard", {
      as: "visitor",
      change: ({ access, identity, ...others }) => ({
        ...others,
        access: {
          ...access,
          ownRequest: async () => (isDeclined ? null : await access.ownRequest()),
        },
        identity: {
          ...identity,
          rightsOf: async (account) =>
            isGranted
              ? { role: "administrator", leagues: ["mls"], name: "Bisi" }
              : await identity.rightsOf(account),
        },
      }),
    });
    const look = () => user.click(screen.getByRole("button", { name: "Check again" }));
    const ask = async () => {
      await user.click(screen.getByRole("button", { name: "Ask for rights" }));
      await screen.findByText(/You have asked for rights/);
    };
    await user.type(await screen.findByLabelText(/Your name/), "Bisi");
    await ask();
    await look();
    await screen.findByText(/No answer yet\.$/);
    isDeclined = true;
    await look();
    expect(await screen.findByText(/^Your request was not granted/)).toBeVisible();

    isDeclined = false;
    await ask();
    isGranted = true;
    // Back in the tab from where it was told.
    fireEvent(document, new Event("visibilitychange"));
    expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeVisible();
  });

  it("says that rights were granted on another league than the one whose page is open", async () => {
    let isGranted = false;
    const visitor = { uid: "uid-visitor", email: "visitor@arena.example", name: "Bisi" };
    const { user } = await openAdmin("/mbl/admin-dashboard", {
      as: "visitor",
      change: ({ access, identity, ...others }) => ({
        ...others,
        access: {
          ...access,
          ownRequest: async () =>
            isGranted ? null : { ...visitor, league: "mls", at: null, verified: true },
        },
        identity: {
          ...identity,
          rightsOf: async (account) =>
            isGranted
              ? { role: "administrator", leagues: ["mls"], name: "Bisi" }
              : await identity.rightsOf(account),
        },
      }),
    });
    await screen.findByText(/You have asked for rights on MLS football/);
    isGranted = true;
    await user.click(screen.getByRole("button", { name: "Check again" }));
    expect(await screen.findByText(/you have rights on MLS football/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to MLS football" })).toBeVisible();
    expect(screen.queryByText(/was not granted/)).toBeNull();
  });

  it("changes the leagues that rights cover, one at least", async () => {
    const { user, connection } = await openAdmin(PAGE);
    await user.click(
      await screen.findByRole("button", { name: "Leagues of football@arena.example" }),
    );
    const dialog = await screen.findByRole("dialog", { name: /^Leagues of football/ });
    const box = (name: string) => within(dialog).getByRole("checkbox", { name });
    expect(box("MLS football")).toBeChecked();
    await user.click(box("MLS football"));
    expect(within(dialog).getByRole("button", { name: "Save" })).toBeDisabled();
    await user.click(box("MBL basketball"));
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await screen.findByText("football@arena.example: leagues saved");
    const found = await connection.access.administrators();
    expect(found.find(({ uid }) => uid === "uid-football")?.leagues).toEqual(["mbl"]);
  });

  it("gives at most as many opened leagues by name as the rules can look at", async () => {
    const cups = Array.from({ length: limits.openedLeagues + 1 }, (_, nth) =>
      makeLeague({ id: `cup-${nth}`, name: `Cup ${nth}` }),
    );
    const { user } = await openAdmin(PAGE);
    act(() => setOpenedLeagues(openedLeagues(cups)));
    await user.click(
      await screen.findByRole("button", { name: "Leagues of football@arena.example" }),
    );
    const dialog = await screen.findByRole("dialog", { name: /^Leagues of football/ });
    const save = within(dialog).getByRole("button", { name: "Save" });
    for (const { name } of cups) await user.click(within(dialog).getByRole("checkbox", { name }));
    await waitFor(() => expect(save).toBeDisabled());
    await user.click(within(dialog).getByRole("checkbox", { name: "Cup 0" }));
    await waitFor(() => expect(save).toBeEnabled());
  });

  it("offers an owner nothing for their own entry", async () => {
    await openAdmin(PAGE);
    expect(await screen.findByText("An owner can’t change their own entry")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Revoke Ada Nwafor" })).toBeNull();
  });

  it("says where each changed something last, and that it does not know where that is not loaded", async () => {
    const at = Date.now();
    const places: Record<string, string | null> = {
      "uid-boss": "mlsTeams",
      "uid-football": null,
    };
    await openAdmin(PAGE, {
      change: ({ access, ...others }) => ({
        ...others,
        access: {
          ...access,
          async lastChangeOf(uid) {
            const collection = places[uid];
            if (collection === undefined) throw failure("unavailable");
            return collection === null ? null : { collection, action: "update", at };
          },
        },
      }),
    });
    const row = (who: string) => screen.getByText(who).closest("li");
    await screen.findByText("Ada Nwafor");
    expect(row("Ada Nwafor")).toHaveTextContent("MLS clubs");
    expect(row("football@arena.example")).toHaveTextContent("No change yet");
    expect(row("scorer@arena.example")).toHaveTextContent("Last change not known");
  });

  it("keeps each row closed until its own change is saved", async () => {
    const { user, connection } = await openAdmin(PAGE);
    const role = (of: string) => screen.findByLabelText(`Role of ${of}@arena.example`);
    const saves: (() => void)[] = [];
    vi.spyOn(connection.access, "change").mockImplementation(
      () => new Promise((resolve) => saves.push(resolve)),
    );
    await user.selectOptions(await role("football"), "scorer");
    await user.selectOptions(await role("scorer"), "administrator");
    await waitFor(async () => expect(await role("football")).toBeDisabled());
    await act(async () => saves[0]?.());
    await waitFor(async () => expect(await role("football")).toBeEnabled());
    await waitFor(async () => expect(await role("scorer")).toBeDisabled());
  });

  it("is no page of other administrators", async () => {
    await openAdmin(PAGE, { as: "football" });
    expect(await screen.findByText("For owners only")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Administrators" })).toBeNull();
  });
});

describe("a scorer", () => {
  const fixture = { ...makeFixture({ date: Date.now() - 60_000 }), id: "match" };
  const far = { ...makeFixture({ date: Date.now() - 86_400_000, teamA: "Far away" }), id: "far" };

  it("sees the matches around now, and enters a score that counts as unconfirmed", async () => {
    const { user, connection } = await openAdmin("/mls/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture, far] },
    });
    await user.type(await screen.findByLabelText(`Score of ${fixture.teamA}`), "2");
    await user.type(screen.getByLabelText(`Score of ${fixture.teamB}`), "1");
    expect(screen.queryByText(/Far away/)).toBeNull();
    await user.click(screen.getByRole("button", { name: "Save score" }));
    await screen.findByText("Saved.");
    expect(screen.getByText("Unconfirmed")).toBeVisible();
    const { mls } = await import("../../../tests/arena/leagues/mls");
    const { records } = await connection.store.list(mls, "results");
    expect(records).toMatchObject([{ id: "match", scoreA: 2, scoreB: 1, unconfirmed: true }]);
  });

  it("is told that the matches are being read, and may ask again where they could not be", async () => {
    let fail: (failure: Error) => void = () => {};
    const waiting = new Promise<never>((_, reject) => (fail = reject));
    let times = 0;
    const { user } = await openAdmin("/mls/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture] },
      change: (connection) => {
        const { store } = connection;
        const list: typeof store.list = (...parts) =>
          times++ < 3 ? waiting : store.list(...parts);
        return { ...connection, store: { ...store, list } };
      },
    });
    await waitFor(() => expect(screen.getByText("Loading the matches")).toHaveRole("status"));
    fail(failure("unavailable"));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Failed to load fixtures."),
    );
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByLabelText(`Score of ${fixture.teamA}`)).toBeVisible();
    expect(screen.queryByText("Loading the matches")).toBeNull();
  });

  it("types halves where the sport counts them, and nothing its rules do not know", async () => {
    const { user, connection } = await openAdmin("/mcl/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture] },
    });
    const first = await screen.findByLabelText(`Score of ${fixture.teamA}`);
    const second = screen.getByLabelText(`Score of ${fixture.teamB}`);
    const save = () => user.click(screen.getByRole("button", { name: "Save score" }));
    await user.type(first, "2½");
    await user.type(second, "2");
    await save();
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("Four boards make 4 points."),
    );
    await user.clear(second);
    await user.type(second, "1.5");
    await save();
    await screen.findByText("Saved.");
    const { mcl } = await import("../../../tests/arena/leagues/mcl");
    const { records } = await connection.store.list(mcl, "results");
    expect(records).toMatchObject([{ scoreA: 5, scoreB: 3 }]);
  });

  it("enters no sets that make no match", async () => {
    const { user } = await openAdmin("/mvl/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture] },
    });
    await user.type(await screen.findByLabelText(`Score of ${fixture.teamA}`), "2");
    await user.type(screen.getByLabelText(`Score of ${fixture.teamB}`), "2");
    await user.click(screen.getByRole("button", { name: "Save score" }));
    await waitFor(() =>
      expect(screen.getByRole("alert")).toHaveTextContent("A match is won with three sets."),
    );
  });

  it("has the result confirmed by an administrator with one press", async () => {
    const result = { ...makeResult({ ...fixture, goalsA: [], goalsB: [] }), id: "match" };
    const { user, connection } = await openAdmin("/mls/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture] },
    });
    await screen.findByLabelText(`Score of ${fixture.teamA}`);
    const { mls } = await import("../../../tests/arena/leagues/mls");
    const given = { id: "match", version: 0, entity: result, unconfirmed: true };
    await connection.store.create(mls, "results", given);
    history.pushState(null, "", "/mls/admin-dashboard/results");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await connection.identity.signIn("boss@arena.example", "secret");
    await user.click(await screen.findByRole("button", { name: /^Confirm / }));
    await screen.findByText("Result confirmed");
    await expect.poll(() => screen.queryByText("Unconfirmed")).toBeNull();
    const { records } = await connection.store.list(mls, "results");
    expect(records).toMatchObject([{ unconfirmed: false, version: 2 }]);
  });
});
