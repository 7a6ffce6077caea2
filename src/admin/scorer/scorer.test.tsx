// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { SaveConflict } from "@/data/store";
import { HOUR, MINUTE } from "@/domain/durations";
import type { LiveMatch } from "@/domain/match/live";
import { notBegun } from "@/domain/match/pitch";
import type { RecordOf } from "@/records/record";
import { openAdmin } from "../../../tests/harness/adminScene";
import { makeFixture, makeResult } from "../../../tests/factories/records";

/** The matches that are scored live; the database that is followed live is another one here. */
const onPitch: { matches: ReadonlyMap<string, LiveMatch> } = { matches: new Map() };
vi.mock(import("@/data/connection"), async (original) => ({
  ...(await original()),
  loadLiveReader: async () => ({
    watch: () => () => {},
    watchMatches: (_league, onState) => {
      onState({ updatedAt: Date.now(), matches: onPitch.matches });
      return () => {};
    },
  }),
}));
afterEach(() => void (onPitch.matches = new Map()));

it("leads a scorer to the other leagues whose scores he keeps", async () => {
  const { user, address } = await openAdmin("/mls/admin-dashboard", { as: "scorer" });
  const others = await screen.findByRole("navigation", { name: "Other leagues" });
  const links = within(others).getAllByRole("link");
  expect(links).toHaveLength(2);
  await user.click(within(others).getByRole("link", { name: /chess/ }));
  expect(address()).toBe("/mcl/admin-dashboard");
});

it("draws the scorer's page and its matches in the theme", async () => {
  await openAdmin("/mls/admin-dashboard", {
    as: "scorer",
    held: { fixtures: [makeFixture({ date: Date.now() })] },
  });
  // A scene fails where MUI takes its own theme.
  expect(await screen.findByRole("link", { name: "Score live" })).toBeInTheDocument();
});

it.each([
  ["before its kick-off", 2 * HOUR, null, "Score live"],
  ["while it is live", -HOUR, { ...notBegun, scoreA: 2, phase: "Half-time" }, "Go on scoring live"],
] as const)(
  "puts scoring live before the final score of a match %s",
  async (_, from, now, words) => {
    if (now) onPitch.matches = new Map([["match", now]]);
    const fixture = makeFixture({ id: "match", date: Date.now() + from });
    const { user } = await openAdmin("/mls/admin-dashboard", {
      as: "scorer",
      held: { fixtures: [fixture] },
    });
    const link = await screen.findByRole("link", { name: words });
    await waitFor(() =>
      expect(link).toHaveAttribute("href", "/mls/admin-dashboard/matches/match?part=live"),
    );
    expect(screen.queryAllByText("2–0 so far")).toHaveLength(now ? 1 : 0);
    expect(screen.queryByRole("button", { name: "Save score" })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Enter the final score" }));
    await waitFor(() => expect(screen.getByLabelText(`Score of ${fixture.teamA}`)).toHaveFocus());
    expect(screen.getByRole("button", { name: "Save score" })).toBeEnabled();
  },
);

/** The scorer's page of a match, after a score was typed that meets somebody else's. */
async function inConflictWith(theirs: RecordOf<"results"> | null) {
  const fixture = { ...makeFixture({ date: Date.now() - MINUTE }), id: "match" };
  const { user } = await openAdmin("/mls/admin-dashboard", {
    as: "scorer",
    held: { fixtures: [fixture] },
    change: (connection) => ({
      ...connection,
      store: { ...connection.store, create: () => Promise.reject(new SaveConflict(theirs)) },
    }),
  });
  const scores = [
    await screen.findByLabelText(`Score of ${fixture.teamA}`),
    screen.getByLabelText(`Score of ${fixture.teamB}`),
  ] as const;
  for (const score of scores) await user.type(score, "4");
  await user.click(screen.getByRole("button", { name: "Save score" }));
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/in the meantime/));
  return scores;
}

it("offers no second save where an administrator has confirmed another score", async () => {
  const theirs = { ...makeResult({ scoreA: 2, scoreB: 1 }), id: "match", unconfirmed: false };
  const [a, b] = await inConflictWith(theirs);
  await waitFor(() => expect(a).toHaveValue("2"));
  await waitFor(() => expect(b).toHaveValue("1"));
  await waitFor(() => expect(a).toBeDisabled());
  expect(screen.queryByRole("button", { name: "Save score" })).toBeNull();
  expect(screen.getByRole("alert")).not.toHaveTextContent(/Save again/);
});

it("keeps the typed score, to be saved again, where another scorer's is in its way", async () => {
  const theirs = { ...makeResult({ scoreA: 2, scoreB: 1 }), id: "match", unconfirmed: true };
  const [a] = await inConflictWith(theirs);
  await waitFor(() => expect(a).toHaveValue("4"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save score" })).toBeEnabled());
  expect(screen.getByRole("alert")).toHaveTextContent(/Save again to replace it/);
});

it("offers to save again a score that was deleted in the meantime", async () => {
  const [a] = await inConflictWith(null);
  await waitFor(() => expect(a).toHaveValue("4"));
  await waitFor(() => expect(screen.getByRole("button", { name: "Save score" })).toBeEnabled());
  expect(screen.getByRole("alert")).toHaveTextContent(/deleted/);
});
