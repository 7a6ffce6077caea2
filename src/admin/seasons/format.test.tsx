// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { mcl } from "../../../tests/arena/leagues/mcl";
import { mls } from "../../../tests/arena/leagues/mls";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";

const page = "/mls/admin-dashboard/seasons";
const [season] = mls.seasons;
const [first, second, third] = ["Kingsway Rovers", "Mount Trojans", "Harbour Eagles"];
const match = (id: string, teamA: string, scoreA: number, scoreB: number, teamB: string) =>
  makeResult({ id, teamA, teamB, scoreA, scoreB, gameWeek: id, date: null });
// Level on points: by goals the first is ahead, by the match between them the second.
const results = [match("1", second, 1, 0, first), match("2", first, 6, 0, third)];
const seasons = [makeSeason({ id: season.id, label: season.label })];
const use = () => screen.getByRole("button", { name: "Use this format" });
/** While a format is saved nothing can be chosen. */
const saved = () => waitFor(() => expect(inputOf("Groups")).toBeEnabled());
const choose = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

describe("how a season is played", () => {
  it("has its rules changed after saying what that does, and taken back", async () => {
    const { connection } = await openAdmin(page, { held: { results, seasons } });
    await screen.findByRole("heading", { name: "How Season 2026 is played" });
    expect(use()).toBeDisabled();
    choose("Rules", "football.uefa-2024");
    expect(await screen.findByText("If you change the rules now:")).toBeVisible();
    expect(await screen.findByText(/Mount Trojans.*2nd.*1st/)).toBeVisible();
    expect(screen.getByText(/^Results do not contain ranking/)).toBeVisible();
    fireEvent.click(use());
    const packs = async () =>
      (await connection.store.list(mls, "seasons")).records.map(({ pack, table }) => [pack, table]);
    await waitFor(async () => expect(await packs()).toEqual([["football.uefa-2024", "computed"]]));
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(async () => expect(await packs()).toEqual([["", "computed"]]));
  });

  it("pays points of its own, once they are numbers", async () => {
    const { connection } = await openAdmin(page, { held: { results, seasons } });
    await screen.findByRole("heading", { name: "How Season 2026 is played" });
    choose("Points for a win, a draw and a defeat", "2-1");
    expect(inputOf("Points for a win, a draw and a defeat")).toBeInvalid();
    expect(use()).toBeDisabled();
    choose("Points for a win, a draw and a defeat", "2-1-0-2");
    expect(use()).toBeDisabled();
    choose("Points for a win, a draw and a defeat", "2-1-0");
    expect(
      await screen.findByText(/2 points for a win, 1 for a draw and 0 for a defeat\./),
    ).toBeVisible();
    fireEvent.click(use());
    const formats = async () =>
      (await connection.store.list(mls, "seasons")).records.map(({ format }) => format);
    await waitFor(async () =>
      expect(await formats()).toEqual([expect.stringMatching(/;points=2-1-0$/)]),
    );
  });

  it("gets groups and a knock-out of its own, with what that changes before it is saved", async () => {
    const teams = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon", "Zeta", "Eta", "Theta"].map(
      (name, at) => makeTeam({ id: name, name, group: "ABCD".charAt(at % 4) }),
    );
    const cup = [
      makeResult({ id: "s1", teamA: "Alpha", teamB: "Zeta", stage: "SF1", scoreA: 1, scoreB: 0 }),
      makeResult({ id: "f", teamA: "Alpha", teamB: "Beta", stage: "F", scoreA: 2, scoreB: 0 }),
    ];
    const { connection } = await openAdmin(page, { held: { results: cup, seasons, teams } });
    await screen.findByRole("heading", { name: "How Season 2026 is played" });
    choose("Groups", "A, B, A");
    expect(inputOf("Groups")).toHaveAccessibleDescription("Two groups have the same name");
    expect(use()).toBeDisabled();
    choose("Groups", "A, B, C");
    choose("Knock-out", "2");
    expect(inputOf("Teams that go on from each group")).toHaveAccessibleDescription(
      /^\d would go through, and a final take 2$/,
    );
    expect(use()).toBeDisabled();
    choose("Knock-out", "8");
    choose("Ties before the final", "2");
    const told = () => screen.getByText("If you change it now:").parentElement;
    await waitFor(() => expect(told()).toHaveTextContent("Semi-finals become quarter-finals."));
    await waitFor(() =>
      expect(told()).toHaveTextContent(
        "In no table, because their group is none of these: Delta, Theta.",
      ),
    );
    const knockOut = () => screen.getByRole("region", { name: "First round, as it stands" });
    await waitFor(() => expect(knockOut()).toHaveTextContent("1st of Group C"));
    fireEvent.click(use());
    const formats = async () =>
      (await connection.store.list(mls, "seasons")).records.map(({ format }) => format);
    await waitFor(async () =>
      expect(await formats()).toEqual([
        "groups=A,B,C;rounds=2;through=2;cup=8;third=played;legs=2",
      ]),
    );
    await saved();
    choose("Ties before the final", "2a");
    await waitFor(() =>
      expect(told()).toHaveTextContent("Goals away from home decide ties that are level."),
    );
    fireEvent.click(use());
    await waitFor(async () =>
      expect(await formats()).toEqual([
        "groups=A,B,C;rounds=2;through=2;cup=8;third=played;legs=2a",
      ]),
    );
    // Back to the league's own, in which a season has nothing to say.
    await saved();
    choose("Groups", "A, B");
    choose("Knock-out", "4");
    choose("Ties before the final", "1");
    fireEvent.click(use());
    await waitFor(async () => expect(await formats()).toEqual([""]));
  });

  it("is taken over by the next season, and the form says so until that one is changed", async () => {
    const format = "groups=;rounds=1;through=2;cup=2;third=no;legs=1";
    const said = makeSeason({ ...season, pack: "football.fifa-2022", format });
    await openAdmin(page, { held: { seasons: [said] } });
    fireEvent.click(await screen.findByRole("button", { name: "Close Season 2026" }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(
      await dialog.findByText(/It is played as Season 2026 was: one table; every/),
    ).toBeVisible();
    fireEvent.click(dialog.getByRole("button", { name: "Close and open Season 2027" }));
    await dialog.findByText(/^Season 2026 is closed/);
    fireEvent.click(dialog.getByRole("button", { name: "Close" }));
    const section = await screen.findByRole("region", { name: "How Season 2027 is played" });
    await waitFor(() =>
      expect(section).toHaveTextContent(
        "One table; every pair meets once; the first 2 go through to a final. This and the rules were taken over from Season 2026.",
      ),
    );
    expect(inputOf("Rules")).toHaveValue("football.fifa-2022");
    choose("Every pair meets", "2");
    fireEvent.click(use());
    await waitFor(() => expect(section).not.toHaveTextContent("taken over"));
  });

  it("asks for boards where the sport has them", async () => {
    const held = { seasons: [makeSeason({ id: mcl.seasons[0].id, label: "Season 2026" })] };
    const { connection } = await openAdmin("/mcl/admin-dashboard/seasons", { held });
    await screen.findByRole("heading", { name: "How Season 2026 is played" });
    choose("Boards", "6");
    fireEvent.click(use());
    await waitFor(async () => {
      const [stored] = (await connection.store.list(mcl, "seasons")).records;
      expect(stored?.format).toMatch(/;contests=6$/);
    });
    expect(screen.queryByLabelText("Match for third place")).toBeNull();
  });
});
