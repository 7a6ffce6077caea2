// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin, formCalled } from "../../../tests/harness/adminScene";
import {
  makeFixture,
  makeResult,
  makeSeason,
  makeStanding,
  makeTeam,
} from "../../../tests/factories/records";

const [home, away] = ["Kingsway Rovers", "Mount Trojans"];
const held = {
  teams: [home, away].map((name) => makeTeam({ id: name, name, group: "A" })),
  seasons: [makeSeason({ id: mls.seasons[0].id })],
  fixtures: [makeFixture({ id: "f1", teamA: home, teamB: away })],
};
const at = (section: string, search: string) => `/mls/admin-dashboard/${section}${search}`;
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

describe("before a save", () => {
  it("a result's form says what the score would do, and does not ask", async () => {
    await openAdmin(at("results", "/new"), { held });
    await formCalled("Add result");
    type("Team A", home);
    type("Team B", away);
    type("Team A score", "0");
    expect(screen.queryByText(/^If you save/)).toBeNull();
    type("Team B score", "1");
    const told = await screen.findByRole("region", { name: "If you save 0–1:" });
    await waitFor(() => expect(told).toHaveTextContent(`${away} is through`));
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Result saved successfully");
  });

  it("a chess result's form says the score in points, which are stored doubled", async () => {
    const [a = "", b = ""] = mcl.clubs.map(({ name }) => name);
    const results = [makeResult({ id: "r1", teamA: a, teamB: b, scoreA: 8, scoreB: 0 })];
    await openAdmin("/mcl/admin-dashboard/results/r1", { held: { results } });
    await screen.findByText("Update result");
    type("Points A", "1.5");
    type("Points B", "2½");
    expect(await screen.findByRole("region", { name: "If you save 1½–2½:" })).toBeVisible();
    type("Points A", "1.3");
    fireEvent.click(screen.getByRole("button", { name: "Update" }));
    await waitFor(() =>
      expect(screen.getAllByText("Whole or half points: 2, 2½ or 2.5")).not.toHaveLength(0),
    );
    expect(screen.getByLabelText("Points A")).toHaveValue("1.3");
  });

  it("a row's form says what taken points would do", async () => {
    const standings = [makeStanding({ id: "s1", team: home, group: "A", adjust: [] })];
    const results = [makeResult({ id: "r1", teamA: home, teamB: away, scoreA: 1, scoreB: 0 })];
    await openAdmin(at("standings", "/s1"), { held: { ...held, standings, results } });
    await formCalled("Update standing");
    type("Points deducted or added", "-1");
    const told = await screen.findByRole("region", { name: "If you save:" });
    await waitFor(() => expect(told).toHaveTextContent(`${home}: points 3 → 2`));
  });

  it("has its place before it is worked out, so that no button moves away", async () => {
    const standings = [makeStanding({ id: "s1", team: home, group: "A" })];
    const seen: string[] = [];
    const watch = new MutationObserver(() => {
      const region = screen.queryByText("If you save:")?.parentElement;
      if (region) seen.push(region.textContent);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    await openAdmin(at("standings", "/s1"), { held: { ...held, standings } });
    await waitFor(() => expect(seen.at(-1)).toMatch(/^If you save:[^…]+$/));
    watch.disconnect();
    expect(seen[0]).toBe("If you save:…");
  });

  it("the question before a deletion says it too", async () => {
    const results = [makeResult({ id: "r1", teamA: home, teamB: away, scoreA: 1, scoreB: 0 })];
    await openAdmin(at("results", ""), { held: { ...held, results } });
    fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
    const remove = screen.getByRole("button", { name: "Delete result" });
    expect(remove).toBeDisabled();
    const told = await screen.findByRole("region", { name: "If you delete it:" });
    await waitFor(() => expect(told).toHaveTextContent(`${home} shares 1st with ${away}`));
    await waitFor(() => expect(remove).toBeEnabled());
  });

  it("does not hold a deletion up where it cannot be worked out", async () => {
    const results = [makeResult({ id: "r1", teamA: home, teamB: away })];
    await openAdmin(at("results", ""), {
      held: { ...held, results },
      change: (connection) => ({
        ...connection,
        store: {
          ...connection.store,
          watch: (league, kind, onListing, onFailure) => {
            if (kind !== "standings")
              return connection.store.watch(league, kind, onListing, onFailure);
            onFailure(failure("unavailable"));
            return () => {};
          },
        },
      }),
    });
    fireEvent.click(await screen.findByRole("button", { name: /^Delete/ }));
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Delete result" })).toBeEnabled(),
    );
    expect(screen.queryByRole("region", { name: "If you delete it:" })).toBeNull();
  });
});
