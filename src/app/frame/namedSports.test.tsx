import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { openedLeagues } from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import { makeLeague } from "../../../tests/factories/records";
import { AppBar } from "./AppBar";
import { SportDrawer } from "./SportDrawer";

afterEach(() => setOpenedLeagues([]));

const open = (...names: readonly string[]) =>
  setOpenedLeagues(
    openedLeagues(
      names.map((name, at) =>
        makeLeague({
          id: `league-${at}`,
          name: `${name} league`,
          sport: "other",
          settings: `called=${name};colour=plum;glyph=waves`,
        }),
      ),
    ),
  );

it("lists sports that owners named under their own names and drawings", () => {
  open("Water polo");
  render(
    <MemoryRouter>
      <SportDrawer onClose={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText("Water polo").closest("details")).toHaveAttribute(
    "data-sport",
    "other-plum-waves-water-polo",
  );
});

it.each([
  ["beside each other in a usual window", [], undefined],
  ["beside each other in a wide window", ["Handball"], "wide"],
  ["beside each other in the widest windows", ["Handball", "Netball", "Water polo"], "widest"],
  [
    "in the drawer alone",
    ["Beach volleyball", "Ice hockey", "Netball", "Ultimate frisbee"],
    "none",
  ],
])("has the sports %s", (_, names, room) => {
  open(...names);
  render(
    <MemoryRouter>
      <AppBar />
    </MemoryRouter>,
  );
  const row = screen.getByRole("link", { name: /arena|ground/i }).parentElement;
  expect(row?.dataset["sports"]).toBe(room);
});
