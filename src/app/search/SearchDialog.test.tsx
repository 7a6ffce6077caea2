// @vitest-environment jsdom
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { mls } from "@/leagues/mls";
import { clubKey, follow } from "@/ui/mine/mine";
import { makeFixture, makePlayer } from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { AppBar } from "../frame/AppBar";

const held: Held = {
  fixtures: [makeFixture({ id: "m1" })],
  players: [makePlayer({ id: "p1", name: "Káyọ̀dé Adébísí", club: "Kingsway Rovers" })],
};

const open = async (of: Held = held) => {
  const page = renderPage(<AppBar />, of);
  // Reaching for the button fetches the code.
  act(() => screen.getByRole("button", { name: "Search" }).focus());
  await vi.dynamicImportSettled();
  await act(async () => {});
  await userEvent.keyboard("/");
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  return { page, dialog: within(dialog) };
};

beforeEach(() => localStorage.clear());

it("opens by the slash key with its field focused, and finds whatever accents are typed", async () => {
  const { page, dialog } = await open();
  expect(dialog.getByRole("searchbox")).toHaveFocus();
  await userEvent.keyboard("adebisi");
  const [first] = await dialog.findAllByRole("link", { name: /Adébísí/ });
  expect(first).toHaveAttribute("href", "/mls/players/p1");
  await userEvent.keyboard("{Enter}");
  expect(page.address()).toBe("/mls/players/p1");
});

it("shows what is followed and what was found last before anything is typed", async () => {
  follow("clubs", clubKey(mls, "lagoon-city"), true);
  localStorage.setItem("arena-recent", JSON.stringify(["/mls/players/p1", "/nowhere", 7]));
  const { dialog } = await open();
  const names = (part: string) =>
    within(dialog.getByRole("region", { name: part }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(names("Following")).toEqual(["/mls/clubs/lagoon-city"]);
  expect(await dialog.findByRole("region", { name: "Recent" })).toBeVisible();
  expect(names("Recent")).toEqual(["/mls/players/p1"]);
});

it("says what it does not find, and what is most like it", async () => {
  const { dialog } = await open();
  await userEvent.keyboard("hultip");
  expect(await dialog.findByText("No player or club like ‘hultip’.")).toBeVisible();
  const nearest = within(dialog.getByRole("region", { name: "Nearest" }));
  expect(nearest.getAllByRole("link", { name: /Hilltop Hawks/ })[0]).toBeVisible();
});

it("offers three for what is like nothing, by the enter key too, and begins again", async () => {
  const { page, dialog } = await open();
  await userEvent.keyboard("qqqqqq");
  const nearest = within(await dialog.findByRole("region", { name: "Nearest" }));
  const links = nearest.getAllByRole("link");
  expect(links).toHaveLength(3);
  await userEvent.keyboard("{Enter}");
  expect(page.address()).toBe("/?search=open");
  expect(links[0]).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: "Clear and search again" }));
  expect(dialog.getByRole("searchbox")).toHaveValue("");
  expect(dialog.getByRole("searchbox")).toHaveFocus();
});

it("says that players could not be read", async () => {
  const { dialog } = await open({ ...held, players: "broken" });
  expect(await dialog.findByText(/^Some players could not be read/)).toBeVisible();
});

it("leaves the slash to whoever types", async () => {
  renderPage(<AppBar />, held);
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await userEvent.keyboard("/");
  await act(async () => {});
  expect(field).toHaveValue("/");
  expect(screen.queryByRole("dialog")).toBeNull();
  field.remove();
});
