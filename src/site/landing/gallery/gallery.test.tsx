// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { swipe } from "../../../../tests/factories/pointer";
import { makeFixture, makeResult, makeSeason } from "../../../../tests/factories/records";
import { renderPage } from "../../../../tests/harness/renderPage";
import LandingPage from "../LandingPage";
import { takePageLoad } from "./pageLoad";

vi.mock("./pageLoad", () => ({ takePageLoad: vi.fn(() => false) }));

const open = (at = "/", records: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(
    <div id="main">
      <LandingPage />
    </div>,
    records,
    at,
  );

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.getByRole("button", { name });
const press = (name: string) => fireEvent.click(button(name));
const dialog = () => screen.queryByRole("dialog");

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(takePageLoad).mockReturnValue(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("the gallery", () => {
  const greet = () => vi.mocked(takePageLoad).mockReturnValue(true);
  const loadCode = async () => {
    await vi.dynamicImportSettled();
    await wait(0);
  };
  const position = () => within(dialog() as HTMLElement).getByText(/^\d of 5$/).textContent;
  const steps = ["Previous", "Next", "Close"] as const;

  it("opens by itself on a full page load, once the page has been seen", async () => {
    greet();
    open();
    await loadCode();
    await wait(300);
    expect(dialog()).toBeNull();
    await wait(300);
    await loadCode();
    expect(dialog()).toBeVisible();
    for (const name of steps) expect(button(name)).toBeVisible();
  });

  it("opens by itself only with its picture", async () => {
    greet();
    let arrive = () => {};
    const picture = new Promise<void>((resolve) => (arrive = resolve));
    HTMLImageElement.prototype.decode = () => picture;
    open();
    await wait(3000);
    await loadCode();
    await wait(3000);
    expect(dialog()).toBeNull();
    arrive();
    await wait(0);
    await wait(100);
    await loadCode();
    expect(dialog()).toBeVisible();
    Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  });

  it("stays closed on the way back to the page", async () => {
    open();
    await wait(5000);
    await loadCode();
    expect(dialog()).toBeNull();
  });

  it("waits while anything is still loading", async () => {
    greet();
    open();
    const skeleton = document.body.appendChild(document.createElement("div"));
    skeleton.setAttribute("aria-busy", "true");
    await wait(3000);
    await loadCode();
    expect(dialog()).toBeNull();
    skeleton.remove();
    await wait(200);
    await loadCode();
    expect(dialog()).toBeVisible();
  });

  it("does not open over another dialog", async () => {
    greet();
    open();
    const other = document.body.appendChild(document.createElement("dialog"));
    other.showModal();
    await wait(3000);
    await loadCode();
    expect(screen.getAllByRole("dialog")).toEqual([other]);
    other.remove();
  });

  it.each(["pointerDown", "keyDown", "wheel", "scroll", "focusIn"] as const)(
    "does not open over somebody who has begun: %s",
    async (touch) => {
      greet();
      open();
      await wait(200);
      fireEvent[touch](window);
      await wait(3000);
      await loadCode();
      await wait(3000);
      expect(dialog()).toBeNull();
    },
  );

  it("does not open over somebody who began before the page's code was here", async () => {
    greet();
    vi.spyOn(window, "scrollY", "get").mockReturnValue(300);
    open();
    await wait(3000);
    await loadCode();
    await wait(3000);
    expect(dialog()).toBeNull();
  });

  it("comes no more when it could not come at once", async () => {
    greet();
    open();
    const skeleton = document.body.appendChild(document.createElement("div"));
    skeleton.setAttribute("aria-busy", "true");
    await wait(11_000);
    skeleton.remove();
    await wait(1000);
    await loadCode();
    expect(dialog()).toBeNull();
  });

  it("comes no more when its picture took too long", async () => {
    greet();
    let arrive = () => {};
    const picture = new Promise<void>((resolve) => (arrive = resolve));
    HTMLImageElement.prototype.decode = () => picture;
    open();
    await wait(1000);
    await loadCode();
    await wait(11_000);
    arrive();
    await wait(1000);
    expect(dialog()).toBeNull();
    Reflect.deleteProperty(HTMLImageElement.prototype, "decode");
  });

  it("no longer opens when the page has been left", async () => {
    greet();
    open().unmount();
    await wait(3000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("leaves the focus on the heading of the page", async () => {
    greet();
    open();
    await wait(0);
    await wait(600);
    await loadCode();
    press("Close");
    expect(dialog()).toBeNull();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("opens by its button, and closes on the way back", async () => {
    const page = open();
    press("Open the gallery");
    await loadCode();
    expect(page.address()).toBe("/?gallery=open");
    fireEvent(dialog() as HTMLElement, new Event("cancel", { cancelable: true }));
    await wait(0);
    expect(page.address()).toBe("/");
    expect(dialog()).toBeNull();
  });

  it("goes through five pictures by button, key and swipe, and stops at both ends", async () => {
    open("/?gallery=open");
    await loadCode();
    const box = dialog() as HTMLElement;
    expect(position()).toBe("1 of 5");
    press("Previous");
    expect(position()).toBe("1 of 5");
    press("Next");
    expect(position()).toBe("2 of 5");
    expect(within(box).getByText("Opening night")).toBeVisible();
    fireEvent.keyDown(button("Close"), { key: "ArrowRight" });
    expect(position()).toBe("3 of 5");
    fireEvent.keyDown(button("Close"), { key: "ArrowLeft" });
    expect(position()).toBe("2 of 5");
    const figure = within(box).getByRole("figure");
    swipe(figure, 300, 100);
    expect(position()).toBe("3 of 5");
    swipe(figure, 300, 100);
    swipe(figure, 300, 100);
    swipe(figure, 300, 100);
    expect(position()).toBe("5 of 5");
  });

  it("says something under each picture", async () => {
    open("/?gallery=open");
    await loadCode();
    const captions = new Set<string | null>();
    for (let step = 0; step < 5; step += 1) {
      const caption = screen.getByRole("figure").querySelector("figcaption span");
      expect(caption?.textContent).not.toBe("");
      captions.add(caption?.textContent ?? "");
      press("Next");
    }
    expect(captions.size).toBe(5);
  });

  it("says of the week what its matches and tables tell", async () => {
    vi.setSystemTime(Date.UTC(2026, 2, 14, 15));
    const day = 86_400_000;
    open("/?gallery=open", {
      seasons: [makeSeason({ id: "2026", table: "computed" })],
      fixtures: [makeFixture({ id: "next", teamA: "Home", teamB: "Away", date: Date.now() + day })],
      results: [
        makeResult({
          id: "last",
          teamA: "Lagoon Waves",
          teamB: "Hilltop Hawks",
          scoreA: 80,
          scoreB: 70,
          date: Date.now() - day,
        }),
      ],
    });
    await loadCode();
    await loadCode();
    const said: (string | null | undefined)[] = [];
    for (let step = 0; step < 5; step += 1) {
      await loadCode();
      said.push(screen.getByRole("figure").querySelector("figcaption span")?.textContent);
      press("Next");
    }
    expect(said[0]).toMatch(/Follow a club by its star/);
    expect(said[1]).toMatch(/^Next: Home v Away, \w+ 15 Mar, /);
    expect(said[2]).toMatch(/^Lagoon Waves lead .+\.$/);
    expect(said[3]).toMatch(/^Last result: Lagoon Waves 80–70 Hilltop Hawks, \w+ 13 Mar\.$/);
    expect(said[4]).toMatch(/ lead .+, if all ended today\.$/);
  });
});
