// @vitest-environment jsdom
import { fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeResult } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";

it("lets an administrator confirm a scorer's result with one press", async () => {
  const { user, connection } = await openAdmin("/mls/admin-dashboard/players");
  const entity = makeResult({ goalsA: [], goalsB: [] });
  const given = { id: "match", version: 0, entity, unconfirmed: true };
  const later = makeResult({ goalsA: [], goalsB: [], gameWeek: "9", teamA: "Old Library FC" });
  await connection.store.create(mls, "results", { id: "later", version: 0, entity: later });
  await connection.store.create(mls, "results", given);
  // The menu says that it waits, and the list begins with it.
  await user.click(await screen.findByRole("link", { name: "Results 1 waiting" }));
  const [, first] = await screen.findAllByRole("row");
  await user.click(within(first ?? document.body).getByRole("button", { name: /^Confirm / }));
  await screen.findByText("Result confirmed");
  expect(await screen.findByRole("link", { name: "Results" })).toBeVisible();
  await expect.poll(() => screen.queryByText("Unconfirmed")).toBeNull();
  const { records } = await connection.store.list(mls, "results");
  expect(records.find(({ id }) => id === "match")).toMatchObject({
    unconfirmed: false,
    version: 2,
  });
});

it("keeps a result unconfirmed when something else of it is changed", async () => {
  const { connection } = await openAdmin("/mls/admin-dashboard/players");
  const entity = makeResult({ goalsA: [], goalsB: [] });
  const { store } = connection;
  await store.create(mls, "results", { id: "match", version: 0, entity, unconfirmed: true });
  const next = { ...entity, scoreA: 9 };
  const saved = await store.update(mls, "results", { id: "match", version: 1, entity: next });
  expect(saved).toMatchObject({ scoreA: 9, unconfirmed: true });
});

it("says that passwords of a store in the browser cannot change", async () => {
  const { user } = await openAdmin("/mls/admin-auth", { as: null });
  await user.type(await screen.findByLabelText("Email"), "boss@arena.example");
  await user.click(screen.getByRole("button", { name: "Forgot password?" }));
  expect(await screen.findByText(/Passwords cannot be changed here/)).toBeVisible();
});

it("says in the list of results that a match is void", async () => {
  const { connection } = await openAdmin("/mls/admin-dashboard/players");
  const entity = makeResult({ scoreA: 0, scoreB: 0, goalsA: [], goalsB: [], ending: "void" });
  await connection.store.create(mls, "results", { id: "match", version: 0, entity });
  fireEvent.click(await screen.findByRole("link", { name: "Results" }));
  expect(await screen.findByText("Void")).toBeVisible();
});
