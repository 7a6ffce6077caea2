// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeSeason, makeTeam } from "../../../tests/factories/records";
import { inputOf, openAdmin } from "../../../tests/harness/adminScene";

const clubs = ["Kingsway Rovers", "Mount Trojans", "Harbour Eagles"];
const teams = clubs.map((name) => makeTeam({ id: name.toLowerCase().replace(" ", "-"), name }));
const line = `cup|Chancellor’s Cup|4|1|no|${clubs.join(", ")}`;
const section = async () =>
  within(await screen.findByRole("region", { name: "Cups beside the league" }));
const type = (label: string, value: string) =>
  fireEvent.change(inputOf(label), { target: { value } });

async function opened(cups: readonly string[]) {
  const seasons = [makeSeason({ id: mls.seasons[0].id, cups: [...cups] })];
  const scene = await openAdmin("/mls/admin-dashboard/seasons", { held: { teams, seasons } });
  const stored = async () => (await scene.connection.store.list(mls, "seasons")).records[0]?.cups;
  return { stored, scene, cups: await section() };
}

it("is added with a name and the clubs in drawn order, whose first matches are shown", async () => {
  const { stored, cups } = await opened([]);
  fireEvent.click(cups.getByRole("button", { name: "Add a cup" }));
  expect(cups.getByRole("button", { name: "Save the cup" })).toBeDisabled();
  type("Name of the cup", "Chancellor’s Cup");
  type("Clubs", clubs.join("\n"));
  expect(cups.getByText("Mount Trojans v Harbour Eagles")).toBeVisible();
  fireEvent.click(cups.getByRole("button", { name: "Save the cup" }));
  await waitFor(async () =>
    expect(await stored()).toEqual([`chancel|Chancellor’s Cup|4|1|no|${clubs.join(", ")}`]),
  );
  expect(await cups.findByText(/3 clubs, one match a tie/)).toBeVisible();
});

it("refuses clubs that are none, and those that stand there twice", async () => {
  const { cups } = await opened([line]);
  fireEvent.click(cups.getByRole("button", { name: "Change Chancellor’s Cup" }));
  type("Clubs", "Kingsway Rovers\nNobody");
  expect(cups.getByText("Nobody is no club of this league")).toBeVisible();
  type("Clubs", "Kingsway Rovers\nKingsway Rovers");
  expect(cups.getByText("Kingsway Rovers is there twice")).toBeVisible();
  expect(cups.getByRole("button", { name: "Save the cup" })).toBeDisabled();
});

it("changes one cup alone: what else is stored stays to the letter", async () => {
  const others = [
    "two|Two legs|2|2a|played|Kingsway Rovers, Mount Trojans",
    "odd|Nobody yet|2|1|no|",
  ];
  const { stored, cups } = await opened([line, ...others]);
  fireEvent.click(cups.getByRole("button", { name: "Change Chancellor’s Cup" }));
  type("Name of the cup", "Rector’s Cup");
  fireEvent.click(cups.getByRole("button", { name: "Save the cup" }));
  const renamed = line.replace("Chancellor", "Rector");
  await waitFor(async () => expect(await stored()).toEqual([renamed, ...others]));
});

it("is removed after saying what stays", async () => {
  const { stored, cups } = await opened([line]);
  fireEvent.click(cups.getByRole("button", { name: "Remove Chancellor’s Cup" }));
  expect(cups.getByText(/^Its bracket leaves the site; 0 results of it/)).toBeVisible();
  fireEvent.click(cups.getByRole("button", { name: "Remove the cup" }));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

it("stays when another cup is changed instead of removing it", async () => {
  const two = "two|Two legs|2|2a|played|Kingsway Rovers, Mount Trojans";
  const { stored, cups } = await opened([line, two]);
  fireEvent.click(cups.getByRole("button", { name: "Remove Chancellor’s Cup" }));
  fireEvent.click(cups.getByRole("button", { name: "Change Two legs" }));
  type("Name of the cup", "Both legs");
  fireEvent.click(cups.getByRole("button", { name: "Save the cup" }));
  await waitFor(async () =>
    expect(await stored()).toEqual([line, two.replace("Two legs", "Both legs")]),
  );
});

it("has its known matches made fixtures at once, by the fixture maker", async () => {
  const { connection } = await openAdmin("/mls/admin-dashboard/make-fixtures", {
    held: { teams, seasons: [makeSeason({ id: mls.seasons[0].id, cups: [line] })] },
  });
  const due = within(
    await screen.findByRole("region", { name: "Knock-out matches that are known" }),
  );
  expect(due.getByText("Mount Trojans v Harbour Eagles")).toBeVisible();
  fireEvent.click(due.getByRole("button", { name: "Make 1 fixture" }));
  await waitFor(async () =>
    expect((await connection.store.list(mls, "fixtures")).records).toMatchObject([
      {
        teamA: "Mount Trojans",
        teamB: "Harbour Eagles",
        stage: "cup:SF1",
        gameWeek: "Chancellor’s Cup, semi-finals",
        date: null,
      },
    ]),
  );
});
