// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { makePlayer, makeTeam } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

const AT = "/mls/admin-dashboard/squads?club=kingsway-rovers";
const player = (id: string, name: string, jersey: number) =>
  makePlayer({ id, name, jersey, club: "Kingsway Rovers", position: "Defender" });
const held = {
  teams: [makeTeam({ name: "Kingsway Rovers" })],
  players: [
    player("ayo", "Ayo Bello", 4),
    player("kofi", "Kofi Mensah", 5),
    makePlayer({ id: "other", name: "Yaw", club: "Lagoon City" }),
  ],
};
const cell = (name: string) => screen.findByRole("combobox", { name }).catch(() => null);
const box = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });

it("is typed in place by keyboard, and saved in one go with one undo", async () => {
  const { user, connection } = await openAdmin(AT, { held });
  const number = await box("Number of Ayo Bello");
  expect(screen.queryByDisplayValue("Yaw")).toBeNull();
  await user.click(number);
  await user.clear(number);
  await user.keyboard("14{Enter}");
  await waitFor(async () => expect(await box("Number of Kofi Mensah")).toHaveFocus());
  await user.keyboard("{ArrowRight}");
  await waitFor(async () => expect(await box("Number of Kofi Mensah")).toHaveFocus());
  await user.keyboard("{ArrowRight}");
  await waitFor(async () => expect(await box("Name of Kofi Mensah")).toHaveFocus());
  await user.keyboard("Kofi Boateng{ArrowDown}");
  await waitFor(async () => expect(await box("Name of row 3, a new player")).toHaveFocus());
  await user.keyboard("Chidi Okafor{Tab}");
  await waitFor(async () => expect(await cell("Position of row 3, a new player")).toHaveFocus());
  await user.keyboard("Forward");
  fireEvent.click(screen.getByRole("button", { name: "Save 3 players" }));
  await screen.findByText("3 of 3 changes saved.");
  const stored = async () =>
    (await connection.store.list(mls, "players")).records
      .filter(({ club }) => club === "Kingsway Rovers")
      .map(({ name, jersey, position, formerNames }) => [name, jersey, position, ...formerNames])
      .sort();
  expect(await stored()).toEqual([
    ["Ayo Bello", 14, "Defender"],
    ["Chidi Okafor", null, "Forward"],
    ["Kofi Boateng", 5, "Defender", "Kofi Mensah"],
  ]);
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Nothing to save" })).toBeDisabled(),
  );
  fireEvent.click(screen.getByRole("button", { name: "Undo all 3 changes" }));
  await screen.findByText("3 undone.");
  expect(await stored()).toEqual([
    ["Ayo Bello", 4, "Defender"],
    ["Kofi Mensah", 5, "Defender"],
  ]);
  await waitFor(async () => expect(await box("Number of Ayo Bello")).toHaveValue("4"));
});

it("says in each cell what is wrong, and saves nothing until then", async () => {
  const update = vi.fn();
  const { user } = await openAdmin(AT, {
    held,
    change: (connection) => ({ ...connection, store: { ...connection.store, update } }),
  });
  const number = await box("Number of Ayo Bello");
  await user.clear(number);
  await user.type(number, "5");
  await user.clear(await box("Name of Kofi Mensah"));
  fireEvent.click(screen.getByRole("button", { name: "Save 2 players" }));
  expect(await screen.findByText("3 cells are to be corrected; nothing was saved.")).toBeVisible();
  await waitFor(() => expect(number).toBeInvalid());
  await waitFor(() => expect(number).toHaveAccessibleDescription(/wears 5 too/));
  await waitFor(async () =>
    expect(await box("Name of Kofi Mensah")).toHaveAccessibleDescription("Name is required"),
  );
  expect(update).not.toHaveBeenCalled();
});

it("keeps what was typed where a save fails, and goes on with it", async () => {
  let broken = true;
  const { user } = await openAdmin(AT, {
    held,
    change: (connection) => ({
      ...connection,
      store: {
        ...connection.store,
        update: (...given) =>
          broken ? Promise.reject(failure("unavailable")) : connection.store.update(...given),
      },
    }),
  });
  await user.type(await box("Name of Ayo Bello"), " junior");
  fireEvent.click(screen.getByRole("button", { name: "Save 1 player" }));
  expect(await screen.findByText(/It stopped early/)).toBeVisible();
  await waitFor(async () => expect(await box("Name of Ayo Bello")).toHaveValue("Ayo Bello junior"));
  broken = false;
  fireEvent.click(screen.getByRole("button", { name: "Go on with 1" }));
  await screen.findByText("Saved.");
});

it("lets nobody leave unasked while saves are under way", async () => {
  const { user } = await openAdmin(AT, {
    held,
    change: (connection) => ({
      ...connection,
      store: { ...connection.store, update: () => new Promise(() => {}) },
    }),
  });
  await user.type(await box("Name of Ayo Bello"), " junior");
  fireEvent.click(screen.getByRole("button", { name: "Save 1 player" }));
  await screen.findByText("Saving 1 of 1.");
  fireEvent.click(screen.getByRole("link", { name: "Fixtures" }));
  const dialog = await screen.findByRole("dialog", { name: "Stop halfway?" });
  fireEvent.click(within(dialog).getByRole("button", { name: "Wait here" }));
  expect(screen.getByText("Saving 1 of 1.")).toBeVisible();
});
