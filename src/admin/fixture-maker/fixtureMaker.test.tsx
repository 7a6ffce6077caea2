// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { failing, inputOf, openAdmin } from "../../../tests/harness/adminScene";
import { makeFixture, makeResult, makeSeason, makeTeam } from "../../../tests/factories/records";

const AT = "/mls/admin-dashboard/make-fixtures";
const names = ["Alpha", "Beta", "Gamma", "Delta"];
const teams = names.map((name) =>
  makeTeam({ id: name, name, group: "A", ground: `${name} field` }),
);
const seasons = [
  makeSeason({
    id: mls.seasons[0].id,
    format: "groups=A,B;rounds=1;through=2;cup=4;third=yes;legs=1",
  }),
];
const listed = async ({ connection }: Awaited<ReturnType<typeof openAdmin>>) =>
  (await connection.store.list(mls, "fixtures")).records;

describe("making fixtures", () => {
  it("lets every pair meet as often as the league says, where the season says nothing else", async () => {
    await openAdmin(AT, { held: { teams } });
    await screen.findByRole("button", { name: "Save 12 fixtures" });
    expect(screen.getByRole("list", { name: "Checks" })).toHaveTextContent(
      "Every pair meets twice",
    );
  });

  it("says where a match turned round makes a pair meet twice at one home", async () => {
    const format = "groups=A,B;rounds=2;through=2;cup=4;third=yes;legs=1";
    const twice = [makeSeason({ id: mls.seasons[0].id, format })];
    await openAdmin(AT, { held: { teams, seasons: twice } });
    await screen.findByRole("button", { name: "Save 12 fixtures" });
    const checks = screen.getByRole("list", { name: "Checks" });
    expect(checks).not.toHaveTextContent("clash");
    const [swap] = screen.getAllByRole("button", { name: "Swap home and away of Alpha v Beta" });
    if (!swap) throw new Error("Alpha v Beta is not in the proposal");
    fireEvent.click(swap);
    await waitFor(() => expect(checks).toHaveTextContent("2 matches clash"));
    const [row] = screen.getAllByRole("listitem", { name: "Beta v Alpha" });
    expect(row).toHaveTextContent("These two meet once here: Beta v Alpha");
  });

  it("proposes a round robin, saves nothing before it is said, and can be undone as a whole", async () => {
    const scene = await openAdmin(AT, { held: { teams, seasons } });
    fireEvent.change(await screen.findByLabelText("From"), { target: { value: "2027-01-16" } });
    const checks = screen.getByRole("list", { name: "Checks" });
    expect(checks).toHaveTextContent("Every pair meets once");
    expect(checks).toHaveTextContent("No club twice on a day");
    expect(await listed(scene)).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "Save 6 fixtures" }));
    await screen.findByText("6 of 6 changes saved.");
    const saved = await listed(scene);
    expect(saved.map(({ gameWeek }) => gameWeek).sort()).toEqual(["1", "1", "2", "2", "3", "3"]);
    for (const { teamA, stadium } of saved) expect(stadium).toBe(`${teamA} field`);
    fireEvent.click(screen.getByRole("button", { name: "Undo all 6 changes" }));
    await screen.findByText("6 undone.");
    expect(await listed(scene)).toEqual([]);
  });

  it("lets the pairs of each part meet once more, once the table has parted", async () => {
    const parted = [
      makeSeason({
        id: mls.seasons[0].id,
        format: "groups=;rounds=1;through=0;cup=0;third=no;legs=1;split=3:2/2",
        split: ["Alpha=1", "Beta=1", "Gamma=2", "Delta=2"],
        splitAt: Date.UTC(2026, 10, 1),
      }),
    ];
    const results = names.flatMap((teamA, at) =>
      names
        .slice(at + 1)
        .map((teamB) => makeResult({ id: teamA + teamB, teamA, teamB, scoreA: 1, scoreB: 0 })),
    );
    const scene = await openAdmin(AT, { held: { teams, seasons: parted, results } });
    await waitFor(() =>
      expect(screen.getByRole("list", { name: "Checks" })).toHaveTextContent(
        "Every pair of a part meets once more",
      ),
    );
    fireEvent.click(screen.getByRole("button", { name: "Save 2 fixtures" }));
    await screen.findByText("2 of 2 changes saved.");
    const saved = (await listed(scene)).map(({ teamA, teamB }) =>
      [teamA, teamB].sort().join(" v "),
    );
    expect(saved.sort()).toEqual(["Alpha v Beta", "Delta v Gamma"]);
  });

  it("adds none that somebody else has added since the page was opened", async () => {
    const scene = await openAdmin(AT, { held: { teams, seasons } });
    fireEvent.change(await screen.findByLabelText("From"), { target: { value: "2027-01-16" } });
    fireEvent.click(screen.getByRole("button", { name: "Save 6 fixtures" }));
    await screen.findByText("6 of 6 changes saved.");
    const [theirs] = await listed(scene);
    if (!theirs) throw new Error("Nothing was saved.");
    fireEvent.click(screen.getByRole("button", { name: "Undo all 6 changes" }));
    await screen.findByText("6 undone.");

    const save = { id: "theirs", version: 0, entity: theirs };
    await scene.connection.store.create(mls, "fixtures", save);
    fireEvent.click(screen.getByRole("button", { name: "Save 6 fixtures" }));
    await screen.findByText(/^5 of 6 changes saved/);
    expect(await screen.findByText(/Someone else added this in the meantime/)).toBeVisible();
    expect(await listed(scene)).toHaveLength(6);
  });

  it("names a clash that an edit makes, lets a match be left out, and keeps what is played", async () => {
    const played = makeFixture({ id: "old", teamA: "Alpha", teamB: "Beta", gameWeek: "1" });
    const open = makeFixture({ id: "open", teamA: "Gamma", teamB: "Delta", gameWeek: "1" });
    const result = makeResult({ id: "old", teamA: "Alpha", teamB: "Beta", gameWeek: "1" });
    const scene = await openAdmin(AT, {
      held: { teams, seasons, fixtures: [played, open], results: [result] },
    });
    await screen.findByRole("button", { name: "Save 4 fixtures" });
    fireEvent.click(screen.getByRole("checkbox", { name: "Replace the 1 unplayed match" }));
    await screen.findByRole("button", { name: "Save 5 fixtures" });
    expect(screen.getByRole("list", { name: "Checks" })).toHaveTextContent(
      "1 match without a result is replaced",
    );
    const [first] = screen.getAllByLabelText<HTMLInputElement>(/^Date and time of/);
    if (!first) throw new Error("no proposal");
    const rows = screen
      .getAllByRole("listitem")
      .filter((row) => within(row).queryByLabelText(/^Ground of/));
    const last = rows.at(-1);
    if (!last) throw new Error("no row");
    fireEvent.change(within(last).getByLabelText(/^Date and time of/), {
      target: { value: first.value },
    });
    await waitFor(() =>
      expect(screen.getAllByText(/plays twice that day/).length).toBeGreaterThan(0),
    );
    fireEvent.click(within(last).getByRole("button", { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByText(/plays twice that day/)).toBeNull());
    fireEvent.click(screen.getByRole("button", { name: "Save 4 fixtures" }));
    await screen.findByText("5 of 5 changes saved.");
    const ids = (await listed(scene)).map(({ id }) => id);
    expect(ids).toContain("old");
    expect(ids).not.toContain("open");
  });

  it("leaves out what was played without a fixture, but for matches of the knock-out", async () => {
    const played = [
      ["Alpha", "Beta", ""],
      ["Gamma", "Delta", ""],
      ["Alpha", "Gamma", "F"],
    ].map(([teamA = "", teamB = "", stage = ""]) =>
      makeResult({ id: teamA + teamB, teamA, teamB, stage, gameWeek: "7" }),
    );
    const scene = await openAdmin(AT, { held: { teams, seasons, results: played } });
    fireEvent.click(await screen.findByRole("button", { name: "Save 4 fixtures" }));
    await screen.findByText("4 of 4 changes saved.");
    const saved = await listed(scene);
    expect(saved.map(({ gameWeek }) => gameWeek)).toContain("8");
    const pairs = saved.map(({ teamA, teamB }) => [teamA, teamB].sort().join(" v "));
    expect(pairs).not.toContain("Alpha v Beta");
    expect(pairs).toContain("Alpha v Gamma");
  });

  it("says why it broke off, and goes on with what is left", async () => {
    const scene = await openAdmin(AT, {
      held: { teams, seasons },
      change: (connection) => ({
        ...connection,
        store: failing(connection.store, "create", [failure("offline")]),
      }),
    });
    fireEvent.click(await screen.findByRole("button", { name: "Save 6 fixtures" }));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent(/^It stopped early/));
    fireEvent.click(screen.getByRole("button", { name: "Go on with 6" }));
    await screen.findByText("6 of 6 changes saved.");
    expect(await listed(scene)).toHaveLength(6);
  });

  it("says that a season is closed half, and where that is gone on with", async () => {
    const half = makeSeason({ id: "2025", label: "Season 2025", ended: Date.UTC(2026, 0, 1) });
    await openAdmin(AT, { held: { teams, seasons: [...seasons, half] } });
    await screen.findByRole("button", { name: "Save 6 fixtures" });
    const alert = screen.getByText(/^Closing Season 2025 is not done/).closest('[role="alert"]');
    if (!(alert instanceof HTMLElement)) throw new Error("Nothing says so.");
    expect(within(alert).getByRole("link", { name: "Seasons" })).toHaveAttribute(
      "href",
      "/mls/admin-dashboard/seasons",
    );
  });

  it("is reached from the fixtures, and says when no time is typed", async () => {
    await openAdmin("/mls/admin-dashboard/fixtures", { held: { teams, seasons } });
    fireEvent.click(await screen.findByRole("link", { name: "Make fixtures" }));
    await screen.findByRole("button", { name: "Save 6 fixtures" });
    fireEvent.change(inputOf("Kick-off"), { target: { value: "soon" } });
    await screen.findByText("Nothing to draw");
    expect(screen.getByText("Give a kick-off, such as 14:00.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Save/ })).toBeNull();
  });

  it("says that every pair meets only where the proposal has all matches", async () => {
    await openAdmin(AT, { held: { teams, seasons } });
    await screen.findByRole("button", { name: "Save 6 fixtures" });
    const checks = screen.getByRole("list", { name: "Checks" });
    expect(checks).toHaveTextContent("Every pair meets once");
    const [remove] = screen.getAllByRole("button", { name: /^Remove / });
    if (!remove) throw new Error("no match");
    fireEvent.click(remove);
    await screen.findByRole("button", { name: "Save 5 fixtures" });
    expect(checks).not.toHaveTextContent("Every pair meets");
    fireEvent.change(inputOf("Days without matches"), { target: { value: "some day" } });
    await screen.findByText("Nothing to draw");
    expect(screen.getByText(/^One of the days cannot be read/)).toBeVisible();
    expect(checks).not.toHaveTextContent("Every pair meets");
  });

  it("says that a match is without a date, where the row it moves to has none that can be read", async () => {
    await openAdmin(AT, { held: { teams, seasons } });
    await screen.findByRole("button", { name: "Save 6 fixtures" });
    const [, date] = screen.getAllByLabelText(/^Date and time of/);
    const [handle] = screen.getAllByRole("button", { name: /^Move / });
    if (!date || !handle) throw new Error("no two matches");
    fireEvent.change(date, { target: { value: "some day" } });
    fireEvent.keyDown(handle, { key: "ArrowDown" });
    expect(await screen.findByText(/ is without a date now, in place of /)).toBeInTheDocument();
  });

  it("exchanges the times of two matches by the arrow keys, or dragged, and saves them so", async () => {
    const scene = await openAdmin(AT, { held: { teams, seasons } });
    await screen.findByRole("button", { name: "Save 6 fixtures" });
    const handles = () => screen.getAllByRole("button", { name: /^Move / });
    const titles = () => handles().map((handle) => handle.getAttribute("aria-label"));
    const times = () =>
      screen.getAllByLabelText<HTMLInputElement>(/^Date and time of/).map(({ value }) => value);
    const [before, plan] = [titles(), times()];
    const [, , third] = handles();
    if (!third) throw new Error("no third match");

    // Over the end of a game week: the match is another element then, and keeps the focus.
    third.focus();
    fireEvent.keyDown(third, { key: "ArrowUp" });
    const [a, b, c, ...rest] = before;
    expect(titles()).toEqual([a, c, b, ...rest]);
    expect(times()).toEqual(plan);
    expect(document.activeElement).toHaveAttribute("aria-label", c);
    expect(screen.getByText(/^\w+ v \w+ is on .* now, in place of /)).toBeInTheDocument();

    const last = screen.getAllByRole("listitem").findLast((row) => "row" in row.dataset);
    document.elementFromPoint = () => last ?? null;
    Element.prototype.setPointerCapture = () => {};
    const [first] = handles();
    if (!first) throw new Error("no first match");
    fireEvent.pointerDown(first);
    fireEvent.pointerMove(first);
    expect(last).toHaveAttribute("data-over");
    fireEvent.pointerUp(first);
    expect(titles()).toEqual([rest[2], c, b, rest[0], rest[1], a]);
    expect(times()).toEqual(plan);

    fireEvent.click(screen.getByRole("button", { name: "Save 6 fixtures" }));
    await screen.findByText("6 of 6 changes saved.");
    const saved = (await listed(scene)).find(
      ({ teamA, teamB }) => a === `Move ${teamA} v ${teamB}`,
    );
    expect(saved).toMatchObject({ gameWeek: "3", stadium: `${saved?.teamA} field` });
  });
});
