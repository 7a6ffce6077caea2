// @vitest-environment jsdom
import { render, screen, within, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer, makeResult } from "../../../tests/factories/records";
import { failing, openAdmin } from "../../../tests/harness/adminScene";
import { ErasureWords } from "./ErasureWords";
import { InTheme } from "../../../tests/harness/InTheme";

const PAGE = "/mls/admin-dashboard/erase";
const ROVERS = "Kingsway Rovers";
const TROJANS = "Mount Trojans";

const players = [ROVERS, TROJANS].map((club, at) => ({
  ...makePlayer({ name: "Ayo Bello", club, picture: `https://img.example/471${at}.jpg` }),
  id: `p${at}`,
  version: 1,
}));
const goal = { player: "Ayo Bello", assist: "", minute: "12" };
const results = [
  {
    ...makeResult({
      teamA: ROVERS,
      teamB: TROJANS,
      goalsA: [goal],
      goalsB: [{ ...goal, minute: "80" }],
      bookings: ["Ayo Bello (Yellow Card)"],
      manOfTheMatch: { player: "", clubLogo: "", rating: 0 },
    }),
    id: "match",
    version: 1,
  },
];

describe("the page that erases a person", () => {
  it("asks who of a name is meant, match by match, and erases that one alone", async () => {
    const { user, connection } = await openAdmin(PAGE, { held: { players, results } });
    await user.type(await screen.findByLabelText("Full name"), "ayo bello");
    await user.click(screen.getByRole("button", { name: "Search" }));

    const erase = await screen.findByRole("button", { name: "Erase ayo bello" });
    await waitFor(() => expect(erase).toBeDisabled());
    const mine = screen.getByRole("checkbox", { name: new RegExp(`${ROVERS} · `) });
    expect(mine).not.toBeChecked();
    await user.click(mine);
    // By the clubs two are clear; only the booking may be either's.
    const asked = screen.getByRole("group", {
      name: /^Who is it in Kingsway Rovers v Mount Trojans\?/,
    });
    expect(screen.getByText("Say of one place more who it is.")).toBeVisible();
    await user.click(within(asked).getByRole("radio", { name: "Somebody else" }));
    expect(screen.getByText("records of the person, deleted")).toHaveTextContent(/^1 records/);
    // A picture that does not say whose it is: the record of that player does.
    expect(screen.getByText("https://img.example/4710.jpg")).toBeVisible();
    expect(screen.queryByText("https://img.example/4711.jpg")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Erase ayo bello" }));
    const dialog = await screen.findByRole("dialog", { name: "Erase ayo bello?" });
    expect(within(dialog).getByRole("button", { name: "Keep" })).toHaveFocus();
    await user.click(within(dialog).getByRole("button", { name: "Erase" }));
    const done = await screen.findByText(
      /^Erased: 1 records of the person deleted, 1 records changed/,
    );
    await waitFor(() =>
      expect(done).toHaveTextContent(/Calendars to subscribe to hold it until they are made again/),
    );
    expect(screen.getByText("https://img.example/4710.jpg")).toBeVisible();

    const left = await connection.store.list(mls, "players");
    expect(left.records.map(({ club }) => club)).toEqual([TROJANS]);
    const [match] = (await connection.store.list(mls, "results")).records;
    expect(match).toMatchObject({
      goalsA: [{ player: "a player" }],
      goalsB: [{ player: "Ayo Bello" }],
      bookings: ["Ayo Bello (Yellow Card)"],
    });
    history.pushState(null, "", "/mls/admin-dashboard/changes?kind=results");
    window.dispatchEvent(new PopStateEvent("popstate"));
    await screen.findByRole("heading", { name: "Changes" });
    const [entry] = await screen.findAllByText(/^A person was erased from this entry by /);
    await waitFor(() => expect(entry).toHaveTextContent(/ by .*\S, .*\d{4}/));
  });

  it("is done with an erasure though the list of archives cannot be loaded", async () => {
    const { user } = await openAdmin(PAGE, {
      held: { players: players.slice(0, 1) },
      change: (connection) => ({
        ...connection,
        ownerTasks: async () =>
          failing(await connection.ownerTasks(), "archives", [failure("unavailable")]),
      }),
    });
    await user.type(await screen.findByLabelText("Full name"), "ayo bello");
    await user.click(screen.getByRole("button", { name: "Search" }));
    const erase = await screen.findByRole("button", { name: "Erase ayo bello" });
    await waitFor(() => expect(erase).toBeEnabled());
    await user.click(erase);
    const dialog = await screen.findByRole("dialog", { name: "Erase ayo bello?" });
    await user.click(within(dialog).getByRole("button", { name: "Erase" }));
    expect(await screen.findByText(/^Erased: 1 records of the person deleted/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Erase ayo/ })).toBeNull());
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("says when nothing is stored under a name, and which are written nearly so", async () => {
    const { user } = await openAdmin(PAGE, { held: { players } });
    await user.type(await screen.findByLabelText("Full name"), "Bello");
    await user.click(screen.getByRole("button", { name: "Search" }));
    expect(await screen.findByText("Nothing is stored under “Bello”.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Ayo Bello" }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Erase Ayo Bello" })).toBeDisabled(),
    );
  });

  it("is no page of other administrators", async () => {
    await openAdmin(PAGE, { as: "football" });
    expect(await screen.findByText("For owners only")).toBeVisible();
    expect(screen.queryByRole("link", { name: "Erase a person" })).toBeNull();
  });
});

it("says that the archives are not known where their list could not be loaded", () => {
  const erasure = { deleted: 1, changed: 0, copies: 0, entries: 2, failed: [], finished: true };
  render(<ErasureWords archives={null} erasure={erasure} />, { wrapper: InTheme });
  expect(screen.getByRole("status")).toHaveTextContent(/list of them could not be loaded/);
});

it("names the archives that may hold the name still, by league and day", () => {
  const erasure = { deleted: 1, changed: 0, copies: 0, entries: 2, failed: [], finished: true };
  const at = Date.UTC(2026, 6, 1, 12);
  const archive = { league: "mls", season: "2025", until: at, count: 3, digest: "", by: "x", at };
  render(<ErasureWords archives={[archive]} erasure={erasure} />, { wrapper: InTheme });
  expect(screen.getByRole("listitem")).toHaveTextContent(/season 2025, made .*1 July 2026/);
});
