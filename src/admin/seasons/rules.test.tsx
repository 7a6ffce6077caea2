// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mal } from "../../../tests/arena/leagues/mal";
import { mls } from "../../../tests/arena/leagues/mls";
import { openAdmin } from "../../../tests/harness/adminScene";
import {
  makeEvent,
  makeMeet,
  makePlayer,
  makeResult,
  makeSeason,
} from "../../../tests/factories/records";

const sectionOf = (title: string) => screen.findByRole("region", { name: title });
const choose = (section: HTMLElement, label: string, value: string) =>
  fireEvent.change(within(section).getByLabelText(label), { target: { value } });
const useRule = (section: HTMLElement) =>
  within(section).getByRole("button", { name: "Use this rule" });

it("changes what cards lead to in a season, after saying whom that suspends, and takes it back", async () => {
  const [{ id, label }] = mls.seasons;
  const yellow = ["Ben (Yellow Card)"];
  const of = (match: string) =>
    makeResult({ id: match, teamA: "Harbour Eagles", bookings: yellow });
  const { connection } = await openAdmin("/mls/admin-dashboard/seasons", {
    held: { results: [of("1"), of("2"), of("3")], seasons: [makeSeason({ id, label })] },
  });
  const section = await sectionOf("Suspensions");
  expect(within(section).getByText(/^5 yellow cards: 1 match/)).toBeVisible();
  expect(useRule(section)).toBeDisabled();
  choose(section, "Yellow cards that suspend", "3");
  choose(section, "Suspended for yellow cards", "2");
  expect(
    await within(section).findByText(/^Ben \(.*\) is suspended for 2 matches\.$/),
  ).toBeVisible();
  fireEvent.click(useRule(section));
  const stored = async () =>
    (await connection.store.list(mls, "seasons")).records.map(({ bans }) => bans);
  await waitFor(async () => expect(await stored()).toEqual(["yellows=3;length=2;second=1;red=1"]));
  expect(await within(section).findByText(/^3 yellow cards: 2 matches/)).toBeVisible();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect(await stored()).toEqual([""]));
});

it("stores that yellow cards are forgotten after the groups, keeps it, and takes it away", async () => {
  const [{ id, label }] = mls.seasons;
  const { connection } = await openAdmin("/mls/admin-dashboard/seasons", {
    held: { seasons: [makeSeason({ id, label })] },
  });
  const section = await sectionOf("Suspensions");
  const after = within(section).getByLabelText<HTMLSelectElement>(
    "Yellow cards are forgotten after",
  );
  const stored = async () =>
    (await connection.store.list(mls, "seasons")).records.map(({ bans }) => bans);
  expect(after.selectedOptions[0]).toHaveTextContent("Never");
  choose(section, "Yellow cards are forgotten after", "");
  fireEvent.click(useRule(section));
  await within(section).findByText(/yellow cards are forgotten after the groups/);
  const groups = "yellows=5;length=1;second=1;red=1;wiped=GROUPS";
  expect(await stored()).toEqual([groups]);

  choose(section, "After a red card", "2");
  fireEvent.click(useRule(section));
  await waitFor(async () => expect(await stored()).toEqual([groups.replace("red=1", "red=2")]));
  choose(section, "After a red card", "1");
  choose(section, "Yellow cards are forgotten after", "never");
  fireEvent.click(useRule(section));
  await waitFor(async () => expect(await stored()).toEqual([""]));
});

it("carries suspensions over into the season that follows, and takes them back", async () => {
  const [{ id, label }] = mls.seasons;
  const club = "Harbour Eagles";
  const players = ["Ben Ito", "Ayo Cole"].map((name) => makePlayer({ id: name, name, club }));
  const results = [
    makeResult({
      id: "1",
      teamA: club,
      bookings: ["Ben Ito (Red Card)", "Ayo Cole (Yellow Card)"],
    }),
  ];
  const { connection } = await openAdmin("/mls/admin-dashboard/seasons", {
    held: { results, players, seasons: [makeSeason({ id, label, players: "kept" })] },
  });
  const said = async () =>
    (await connection.store.list(mls, "players")).records
      .map(({ name, suspension }) => [name, suspension])
      .sort();
  fireEvent.click(await screen.findByRole("button", { name: `Close ${label}` }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText(/^1 player is still suspended/)).toBeVisible();
  fireEvent.click(await dialog.findByRole("button", { name: /^Close and open/ }));
  await dialog.findByText(new RegExp(`^${label} is closed`));
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  const section = await sectionOf(`Suspensions from ${label}`);
  await waitFor(() => expect(section).toHaveTextContent("Ben Ito (Harbour Eagles): 1 match"));
  await waitFor(() => expect(section).not.toHaveTextContent("Ayo Cole"));
  fireEvent.click(within(section).getByRole("button", { name: "Carry over 1 suspension" }));
  await waitFor(async () =>
    expect(await said()).toEqual([
      ["Ayo Cole", ""],
      ["Ben Ito", expect.stringMatching(/^1 match from \d{4}-\d\d-\d\d$/)],
    ]),
  );
  fireEvent.click(await within(section).findByRole("button", { name: "Undo" }));
  await waitFor(async () =>
    expect(await said()).toEqual([
      ["Ayo Cole", ""],
      ["Ben Ito", ""],
    ]),
  );
});

it("carries over what the season's format says of suspensions and cards", async () => {
  const [{ id, label }] = mls.seasons;
  const club = "Harbour Eagles";
  const players = ["Ben Ito", "Ayo Cole"].map((name) => makePlayer({ id: name, name, club }));
  const bookings = ["Ben Ito (Red Card)", "Ayo Cole (Yellow Card)"];
  const results = [makeResult({ id: "1", teamA: club, bookings })];
  const { connection } = await openAdmin("/mls/admin-dashboard/seasons", {
    held: { results, players, seasons: [makeSeason({ id, label, players: "kept" })] },
  });
  const format = await sectionOf(`How ${label} is played`);
  choose(format, "Suspensions and yellow cards in the next season", "bans,cards");
  fireEvent.click(within(format).getByRole("button", { name: "Use this format" }));
  await waitFor(async () =>
    expect((await connection.store.list(mls, "seasons")).records[0]?.format).toMatch(
      /;carry=bans,cards$/,
    ),
  );
  fireEvent.click(await screen.findByRole("button", { name: `Close ${label}` }));
  const dialog = within(await screen.findByRole("dialog"));
  fireEvent.click(await dialog.findByRole("button", { name: /^Close and open/ }));
  await dialog.findByText(new RegExp(`^${label} is closed`));
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  const section = await sectionOf(`Suspensions from ${label}`);
  fireEvent.click(await within(section).findByRole("button", { name: "Carry over 2 players" }));
  await waitFor(async () =>
    expect(
      (await connection.store.list(mls, "players")).records
        .map(({ name, suspension }) => `${name}: ${suspension.replace(/\d{4}.*/, "")}`)
        .sort(),
    ).toEqual(["Ayo Cole: 1 yellow from ", "Ben Ito: 1 match from "]),
  );
});

it("scores a season's meets otherwise, after saying what that does to the table", async () => {
  const [{ id, label }] = mal.seasons;
  const meets = [makeMeet({ id: "spring", timetable: ["1|15:00|100 metres|time"] })];
  const events = [
    makeEvent({
      id: "spring-1",
      meet: "spring",
      number: 1,
      lines: ["1|Ada|Law Striders|11.00", "2|Bea|Medics Athletic|11.20"],
    }),
  ];
  const { connection } = await openAdmin("/mal/admin-dashboard/seasons", {
    held: { meets, events, seasons: [makeSeason({ id, label })] },
  });
  const section = await sectionOf(`How ${label} is scored`);
  choose(section, "Points by place", "5, three");
  expect(useRule(section)).toBeDisabled();
  choose(section, "Points by place", "5, 3, 1");
  expect(await within(section).findByText(/^Law Striders: 5 points instead of 8/)).toBeVisible();
  fireEvent.click(useRule(section));
  await waitFor(async () =>
    expect((await connection.store.list(mal, "seasons")).records).toMatchObject([
      { scoring: "scale=5-3-1;team=2;others=give" },
    ]),
  );
});
