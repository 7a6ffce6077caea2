// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createListings } from "@/data/listings";
import { restReader } from "@/data/rest/restReader";
import { ListingsContext } from "@/data/useListing";
import { leagues } from "@arena/leagues";
import { mls } from "../../../tests/arena/leagues/mls";
import { clubKey, follow } from "@/ui/mine/mine";
import { makeFixture, makePlayer, makeTeam } from "../../../tests/factories/records";
import { renderPage, type Held } from "../../../tests/harness/renderPage";
import { AppBar } from "../frame/AppBar";
import { searchFound } from "./modules";
import { SearchDialog } from "./SearchDialog";

const held: Held = {
  teams: ["Kingsway Rovers", "Lagoon City", "Hilltop Hawks"].map((name) => makeTeam({ name })),
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
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each(["adebisi", "adebsi"])(
  "opens by the slash key with its field focused, and finds %j whatever the accents",
  async (typed) => {
    const { page, dialog } = await open();
    expect(dialog.getByRole("combobox")).toHaveFocus();
    await userEvent.keyboard(typed);
    // The order changes with each league that comes.
    await dialog.findByText(/All leagues of this season are searched/);
    const [first] = await dialog.findAllByRole("link", { name: /Adébísí/ });
    await waitFor(() => expect(first).toHaveAttribute("href", "/mls/players/p1"));
    expect(within(first as HTMLElement).getByText("Adébísí").tagName).toBe("MARK");
    await userEvent.keyboard("{Enter}");
    expect(page.address()).toBe("/mls/players/p1");
  },
);

it("shows what is followed and what was found last before anything is typed", async () => {
  follow("clubs", clubKey(mls, "lagoon-city"), true);
  localStorage.setItem("arena-recent", JSON.stringify(["/mls/players/p1", "/nowhere", 7]));
  const { dialog } = await open();
  const names = async (part: string) =>
    within(await dialog.findByRole("rowgroup", { name: new RegExp(`^${part}`) }))
      .getAllByRole("link")
      .map((link) => link.getAttribute("href"));
  expect(await names("Following")).toEqual(["/mls/clubs/lagoon-city"]);
  expect(await names("Recent")).toEqual(["/mls/players/p1"]);
});

it("says what it does not find, and what is most like it", async () => {
  const { dialog } = await open();
  await userEvent.keyboard("hultip");
  expect(await dialog.findByText("Nothing found like ‘hultip’.")).toBeVisible();
  const nearest = within(dialog.getByRole("rowgroup", { name: /^Nearest/ }));
  expect(nearest.getAllByRole("link", { name: /Hilltop Hawks/ })[0]).toBeVisible();
});

it("offers nothing for what is like nothing", async () => {
  const { dialog } = await open();
  await userEvent.keyboard("qqqqqq");
  expect(await dialog.findByText("Nothing found like ‘qqqqqq’.")).toBeVisible();
  expect(dialog.queryByRole("link")).toBeNull();
  expect(dialog.getByText("Nothing found")).toHaveAttribute("role", "status");
});

it("offers what is most like it by the enter key too, and begins again", async () => {
  const { page, dialog } = await open();
  await userEvent.keyboard("hultip");
  const nearest = within(await dialog.findByRole("rowgroup", { name: /^Nearest/ }));
  const links = nearest.getAllByRole("link");
  await userEvent.keyboard("{Enter}");
  expect(page.address()).toBe("/?search=open");
  expect(links[0]).toHaveFocus();
  await userEvent.click(dialog.getByRole("button", { name: "Clear and search again" }));
  expect(dialog.getByRole("combobox")).toHaveValue("");
  expect(dialog.getByRole("combobox")).toHaveFocus();
});

/** What the arrow keys have come to; the focus stays in the field. */
const active = () => {
  const field = screen.getByRole("combobox");
  expect(field).toHaveFocus();
  return document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
};

it("goes down and up what is found by the arrow keys, and sideways to the star", async () => {
  const { page, dialog } = await open();
  expect(screen.getByRole("combobox")).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("kings");
  await dialog.findByRole("link", { name: /^Kingsway Rovers MLS/ });
  const field = screen.getByRole("combobox");
  expect(field).toHaveAttribute("aria-expanded", "true");
  expect(field).toHaveAttribute("aria-controls", dialog.getByRole("grid").id);
  expect(active()).toBeNull();
  expect(dialog.getByText(/^\d+ found: \d+ clubs, /)).toHaveAttribute("role", "status");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
  expect(active()).toHaveAttribute("href", "/mls/clubs/kingsway-rovers");
  await userEvent.keyboard("{ArrowRight}");
  const [star] = dialog.getAllByRole("button", { name: "Follow Kingsway Rovers" });
  expect(active()).toContainElement(star ?? null);
  await userEvent.keyboard("{Enter}");
  expect(star).toHaveAttribute("aria-pressed", "true");
  await userEvent.keyboard("{ArrowLeft}{End}");
  expect(active()).toHaveTextContent(/^Show all \d+ matches$/);
  await userEvent.keyboard("{Home}{ArrowUp}");
  expect(active()).toBeNull();
  // What is typed begins anew.
  await userEvent.keyboard("{ArrowDown}w");
  expect(active()).toBeNull();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  expect(page.address()).toBe("/mls/clubs/kingsway-rovers");
});

it("is reached by the tab key too, from where arrows and letters lead back to the field", async () => {
  const { dialog } = await open();
  await userEvent.keyboard("kings");
  const [first] = await dialog.findAllByRole("link");
  const links = dialog.getAllByRole("link");
  act(() => first?.focus());
  await userEvent.keyboard("{ArrowDown}");
  expect(active()).toBe(links[1]);
  act(() => links[1]?.focus());
  await userEvent.keyboard("w");
  expect(screen.getByRole("combobox")).toHaveFocus();
});

it("shows six of a kind, then all that there are", async () => {
  const players = Array.from({ length: 9 }, (_, at) =>
    makePlayer({ id: `p${at}`, name: `Tunde ${"abcdefghi"[at]}` }),
  );
  const { dialog } = await open({ ...held, players });
  await userEvent.keyboard("tunde");
  const part = within(await dialog.findByRole("rowgroup", { name: /^Players/ }));
  expect(part.getAllByRole("link")).toHaveLength(6);
  // The same nine are held of each league whose players are shown.
  const all = part.getByRole("button", { name: /^Show all \d+ players$/ });
  const count = Number(/\d+/.exec(all.textContent)?.[0]);
  await userEvent.click(all);
  expect(part.getAllByRole("link")).toHaveLength(count);
  expect(part.getAllByRole("link")[6]).toHaveFocus();
});

it.each(["players", "teams"] as const)(
  "says which leagues are not read because of their %s, and tries again",
  async (kind) => {
    const { page, dialog } = await open({ ...held, [kind]: "broken" });
    const alert = await dialog.findByRole("alert");
    await waitFor(() => expect(alert).toHaveTextContent(/leagues could not be read in full/));
    page.held[kind] = [];
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
    expect(dialog.getByText(/All leagues of this season are searched/)).toBeVisible();
  },
);

it("has its field while what finds is still on its way", async () => {
  vi.spyOn(searchFound, "load").mockReturnValue(new Promise(() => {}));
  await act(async () => void renderPage(<SearchDialog onClose={() => {}} />, held));
  const field = screen.getByRole("combobox");
  expect(field).toHaveFocus();
  await act(async () => void fireEvent.change(field, { target: { value: "ade" } }));
  expect(field).toHaveValue("ade");
  expect(screen.getByText("Loading the search…")).toHaveAttribute("role", "status");
});

it("counts nothing while the leagues are loading and nothing is found", async () => {
  await act(async () => {
    renderPage(<SearchDialog onClose={() => {}} />, { ...held, waiting: ["players"] });
  });
  await act(() => vi.dynamicImportSettled());
  await userEvent.keyboard("qqqqqq");
  expect(await screen.findByText("The leagues are still loading.")).toBeVisible();
  expect(screen.queryByText(/^\d+ found/)).toBeNull();
});

it("closes by the escape key, though browsers would only empty the field", async () => {
  const onClose = vi.fn();
  await act(async () => void renderPage(<SearchDialog onClose={onClose} />, held));
  await act(() => vi.dynamicImportSettled());
  await userEvent.keyboard("ade");
  expect(fireEvent.keyDown(screen.getByRole("combobox"), { key: "Escape" })).toBe(false);
  expect(onClose).toHaveBeenCalledOnce();
});

it("reads two documents of each league at first, and nothing again", async () => {
  const read = vi.fn<typeof fetch>(async (url) => {
    const address = String(url);
    const sheet = Object.fromEntries(
      ["teams", "fixtures", "results", "standings", "seasons", "meets", "events", "news"].map(
        (kind) => [kind, { mapValue: { fields: {} } }],
      ),
    );
    const fields = address.includes("Players") ? { records: { mapValue: { fields: {} } } } : sheet;
    return Response.json({ name: address, fields });
  });
  vi.stubGlobal("fetch", read);
  const listings = createListings(restReader({ projectId: "arena", apiKey: "key" }));
  const search = async () => {
    const { unmount } = await act(async () =>
      renderPage(
        <ListingsContext value={listings}>
          <SearchDialog onClose={() => {}} />
        </ListingsContext>,
      ),
    );
    expect(await screen.findByText(/All leagues of this season are searched/)).toBeVisible();
    unmount();
  };
  await search();
  const addresses = read.mock.calls.map(([url]) => String(url));
  // And which leagues were opened in the app.
  const documents = 2 * leagues.length + 1;
  expect(new Set(addresses).size).toBe(documents);
  expect(addresses).toHaveLength(documents);
  vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
  await search();
  expect(read).toHaveBeenCalledTimes(documents);
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
