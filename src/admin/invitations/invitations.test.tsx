// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import { encode } from "uqr";
import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { makeTeam } from "../../../tests/factories/records";
import { openAdmin } from "../../../tests/harness/adminScene";
import { mls } from "../../../tests/arena/leagues/mls";

vi.mock(import("uqr"), async (original) => {
  const real = await original();
  return { ...real, encode: vi.fn(real.encode) };
});

const PAGE = "/mls/admin-dashboard/administrators";

async function withClub(path: string, as: "boss" | "football") {
  const scene = await openAdmin(path, { as });
  const team = { id: "rovers", version: 0, entity: makeTeam({ name: "Kingsway Rovers" }) };
  await scene.connection.store.create(mls, "teams", team);
  return scene;
}

it("invites a captain in five clicks, shows the link again, and takes it back", async () => {
  const { user, connection } = await withClub(PAGE, "boss");
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  await dialog.findByRole("option", { name: "Kingsway Rovers" });
  await user.selectOptions(dialog.getByLabelText("Club"), "Kingsway Rovers");
  await user.click(dialog.getByRole("button", { name: "Create the invitation" }));
  const [made] = await connection.invitations.invitations(null);
  expect(made).toMatchObject({
    role: "captain",
    league: "mls",
    club: "rovers",
    byName: "Ada Nwafor",
  });
  const shown = within(await screen.findByRole("dialog", { name: /Invitation for captain/ }));
  expect(shown.getByLabelText("Link")).toHaveValue(
    `${window.location.origin}/join#${made?.token ?? ""}`,
  );
  expect(await shown.findByRole("img", { name: "QR code of the link" })).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Copy the link" }));
  expect(await shown.findByText("Copied.")).toBeVisible();
  await user.click(shown.getByRole("button", { name: "Close" }));
  expect(await screen.findByRole("button", { name: /^Show the link/ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Take back/ }));
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(await connection.invitations.invitations(null)).toMatchObject([{ state: "withdrawn" }]);
});

it("lists the clubs in the order of every other list: numbers by value", async () => {
  const { user, connection } = await withClub(PAGE, "boss");
  for (const name of ["Faculty 10", "Faculty 2"])
    await connection.store.create(mls, "teams", {
      id: name.replace(" ", "-"),
      version: 0,
      entity: makeTeam({ name }),
    });
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  await dialog.findByRole("option", { name: "Faculty 2" });
  const names = within(dialog.getByLabelText("Club"))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Choose a club", "Faculty 2", "Faculty 10", "Kingsway Rovers"]);
});

it("invites an administrator by the address of the account that can accept", async () => {
  const { user, connection } = await withClub(PAGE, "boss");
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  await user.selectOptions(dialog.getByLabelText("As"), "administrator");
  const create = dialog.getByRole("button", { name: "Create the invitation" });
  expect(create).toBeDisabled();
  await user.type(dialog.getByLabelText("Their email"), "Chi@Arena.example");
  await user.click(create);
  await screen.findByRole("dialog", { name: /Invitation for administrator/ });
  expect(await connection.invitations.invitations(null)).toMatchObject([
    { role: "administrator", league: "mls", club: "", email: "chi@arena.example" },
  ]);
});

it("offers administrators of a league captains and scorers of it alone", async () => {
  const { user } = await withClub("/mls/admin-dashboard/captains", "football");
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  const optionsOf = (label: string) =>
    within(dialog.getByLabelText(label))
      .getAllByRole("option")
      .map(({ textContent }) => textContent);
  expect(optionsOf("As")).toEqual(["Captain", "Scorer"]);
  expect(optionsOf("League")).toHaveLength(1);
});

it("revokes a captain of the league", async () => {
  const { user, connection } = await withClub("/mls/admin-dashboard/captains", "boss");
  const made = await connection.invitations.invite({
    role: "captain",
    league: "mls",
    leagueName: "MLS football",
    club: "rovers",
    clubName: "Kingsway Rovers",
    email: "",
    note: "",
    byName: "Ada",
  });
  await connection.identity.signIn("visitor@arena.example", "secret");
  await connection.invitations.accept(made, "Ayo Bello");
  await connection.identity.signIn("football@arena.example", "secret");
  await user.click(await screen.findByRole("button", { name: "Revoke Ayo Bello" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Revoke the rights/ }));
  await user.click(dialog.getByRole("button", { name: "Revoke" }));
  await waitFor(async () => expect(await connection.captainWork.people(mls)).toEqual([]));
  expect(await screen.findByText("The league has no captains and no scorers.")).toBeVisible();
});

it("says that the clubs could not be loaded, not that there are none, and loads them again", async () => {
  const { user, connection } = await withClub(PAGE, "boss");
  const invite = await screen.findByRole("button", { name: "Invite" });
  const list = vi.spyOn(connection.store, "list").mockRejectedValue(failure("offline"));
  await user.click(invite);
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  expect(await dialog.findByText("Failed to load clubs.")).toBeVisible();
  expect(dialog.queryByText(/^No club has a record/)).toBeNull();
  list.mockRestore();
  await user.click(dialog.getByRole("button", { name: "Try again" }));
  expect(await dialog.findByRole("option", { name: "Kingsway Rovers" })).toBeVisible();
});

it("says that the QR code could not be made", async () => {
  vi.mocked(encode).mockImplementationOnce(() => {
    throw new Error("too long");
  });
  const { user } = await withClub("/mls/admin-dashboard/captains", "football");
  await user.click(await screen.findByRole("button", { name: "Invite" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite somebody" }));
  await user.selectOptions(dialog.getByLabelText("As"), "scorer");
  await user.click(dialog.getByRole("button", { name: "Create the invitation" }));
  const shown = within(await screen.findByRole("dialog", { name: /Invitation for scorer/ }));
  expect(await shown.findByText(/^The QR code could not be made/)).toBeVisible();
});
