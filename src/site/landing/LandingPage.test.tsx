// @vitest-environment jsdom
import { act, fireEvent, screen, within } from "@testing-library/react";
import { arena } from "@arena/arena";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubReducedMotion } from "../../../tests/factories/media";
import { openedLeagues } from "@/leagues/openedLeague";
import { setOpenedLeagues } from "@/leagues/registry";
import posters from "@/ui/art/posters.json";
import { makeLeague } from "../../../tests/factories/records";
import { point, swipe } from "../../../tests/factories/pointer";
import { renderPage } from "../../../tests/harness/renderPage";
import LandingPage from "./LandingPage";

const open = () => renderPage(<LandingPage />);

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const hero = () => screen.getByRole("region", { name: "Pictures of the arena" });
const slide = () => within(hero()).getByRole("img").getAttribute("alt");
const count = () => within(hero()).getByRole("group").getAttribute("aria-label");
const slogan = () => screen.getByRole("heading", { level: 1 }).textContent;
const collage = () =>
  [...document.querySelectorAll("[data-shape]")].map((tile) => {
    const shown = tile.querySelector("[data-layer=first], [data-layer=entering]");
    return shown?.querySelector("[class*='art-']")?.className.match(/art-(\S+)/)?.[1];
  });
const everything = () => [count(), slogan(), ...collage()];

function setHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setOpenedLeagues([]);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the slideshow", () => {
  it("shows the next poster every 4 s", async () => {
    open();
    expect(count()).toBe(`1 of ${posters.length}`);
    await wait(3999);
    expect(count()).toBe(`1 of ${posters.length}`);
    await wait(1);
    expect(count()).toBe(`2 of ${posters.length}`);
    expect(slide()).toMatch(/^Basketball/);
    for (let step = 1; step < posters.length; step += 1) await wait(4000);
    expect(count()).toBe(`1 of ${posters.length}`);
  });

  it("changes its slogan every 5 s, in the one heading of the page", async () => {
    open();
    expect(slogan()).toBe(`${arena.name}: Seven sports. One home.`);
    await wait(4999);
    expect(slogan()).toContain("Seven sports.");
    await wait(1);
    expect(slogan()).toContain("Play hard.");
    expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  });

  it("keeps its words in the visit in which an eighth sport is read, and counts it in the next", () => {
    const { unmount } = open();
    const handball = makeLeague({ sport: "other", settings: "called=Handball" });
    act(() => setOpenedLeagues(openedLeagues([handball])));
    expect(slogan()).toContain("Seven sports.");
    unmount();
    open();
    expect(slogan()).toContain("Eight sports.");
  });

  it("leads into the sport of its poster; one of the arena leads nowhere", () => {
    open();
    const link = () => within(hero()).queryByRole("link");
    expect(link()).toHaveAttribute("href", "/mls/home");
    press("Next picture");
    expect(link()).toHaveAttribute("href", "/mbl/home");
    expect(link()?.parentElement).toHaveTextContent(`Basketball · 2 of ${posters.length}`);
    for (let step = 0; step < 6; step += 1) press("Next picture");
    expect(link()).toBeNull();
    expect(within(hero()).getByText(`The arena · 8 of ${posters.length}`)).toBeVisible();
  });

  it("goes back and on by buttons and swipes", () => {
    open();
    press("Previous picture");
    expect(count()).toBe(`${posters.length} of ${posters.length}`);
    press("Next picture");
    expect(count()).toBe(`1 of ${posters.length}`);
    swipe(hero(), 300, 200);
    expect(count()).toBe(`2 of ${posters.length}`);
    swipe(hero(), 200, 300);
    expect(count()).toBe(`1 of ${posters.length}`);
    swipe(hero(), 200, 190);
    expect(count()).toBe(`1 of ${posters.length}`);
  });

  it("fetches the first poster at once and no other but the next one", () => {
    open();
    const images = [...hero().querySelectorAll("img")];
    const all = (attribute: string) => images.map((image) => image.getAttribute(attribute));
    expect(all("loading")).toEqual(["eager", "lazy"]);
    expect(all("fetchpriority")).toEqual(["high", "auto"]);
    const first = images[0]?.closest("picture")?.querySelector("source");
    expect(first).toHaveAttribute("media", "(max-width: 599.98px)");
  });

  it("waits for the page itself before it fetches the next poster", () => {
    vi.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    open();
    expect(hero().querySelectorAll("img")).toHaveLength(1);
    vi.spyOn(document, "readyState", "get").mockReturnValue("complete");
    fireEvent(window, new Event("load"));
    expect(hero().querySelectorAll("img")).toHaveLength(2);
  });

  it("announces slides only while it is paused", () => {
    open();
    const live = hero().querySelector("[aria-live]");
    expect(live).toHaveAttribute("aria-live", "off");
    press("Pause moving pictures");
    expect(live).toHaveAttribute("aria-live", "polite");
  });

  it("rests, slogans too, while it is pointed at", async () => {
    open();
    point("pointerOver", hero(), { pointerType: "mouse" });
    await wait(20_000);
    expect([count(), slogan()]).toEqual([
      `1 of ${posters.length}`,
      expect.stringContaining("Seven sports."),
    ]);
    fireEvent.pointerLeave(hero());
    await wait(5000);
    expect([count(), slogan()]).toEqual([
      `2 of ${posters.length}`,
      expect.stringContaining("Play hard."),
    ]);
  });
});

describe("the collage", () => {
  it.each([
    ["2 s", 0, 2000],
    ["5 s", 1, 5000],
  ])("keeps a tile for %s when chance says %d", async (_, random, stay) => {
    vi.spyOn(Math, "random").mockReturnValue(random);
    open();
    const first = collage();
    await wait(stay - 1);
    expect(collage()).toEqual(first);
    await wait(1);
    expect(collage().filter((id, tile) => id !== first[tile])).toHaveLength(7);
  });

  it("changes each tile on its own, and never shows a picture twice", async () => {
    open();
    const changes = new Set<number>();
    let last = collage();
    for (let time = 0; time < 20_000; time += 100) {
      await wait(100);
      const now = collage();
      expect(new Set(now).size).toBe(7);
      if (now.join() !== last.join()) changes.add(time);
      last = now;
    }
    expect(changes.size).toBeGreaterThan(10);
  });

  it("is decoration, and rests while it is pointed at", async () => {
    open();
    const box = document.querySelector("[data-shape]")?.parentElement as HTMLElement;
    expect(box).toHaveAttribute("aria-hidden", "true");
    const first = collage();
    point("pointerOver", box, { pointerType: "mouse" });
    await wait(10_000);
    expect(collage()).toEqual(first);
  });
});

describe("the one pause", () => {
  // Each tile changes once in the 5 s after: by chance one would be back at its first picture.
  beforeEach(() => {
    vi.spyOn(Math, "random").mockReturnValue(1);
  });

  it("stops slideshow, slogans and collage, and lets them go on", async () => {
    open();
    press("Pause moving pictures");
    const still = everything();
    await wait(60_000);
    expect(everything()).toEqual(still);
    press("Play moving pictures");
    await wait(5000);
    everything().forEach((now, part) => expect(now).not.toBe(still[part]));
  });

  it("is on from the start where less motion is asked for", async () => {
    stubReducedMotion(true);
    open();
    const still = everything();
    await wait(60_000);
    expect(everything()).toEqual(still);
    press("Play moving pictures");
    await wait(4000);
    expect(count()).toBe(`2 of ${posters.length}`);
  });

  it("is there once", () => {
    open();
    expect(screen.getAllByRole("button", { name: /moving pictures/ })).toHaveLength(1);
  });

  it("holds everything while the tab is hidden", async () => {
    open();
    const still = everything();
    setHidden(true);
    await wait(60_000);
    expect(everything()).toEqual(still);
    setHidden(false);
    await wait(5000);
    everything().forEach((now, part) => expect(now).not.toBe(still[part]));
  });

  it("holds everything while a dialog is open", async () => {
    open();
    const still = everything();
    const other = document.body.appendChild(document.createElement("dialog"));
    other.showModal();
    await wait(60_000);
    expect(everything()).toEqual(still);
    other.close();
    await wait(5000);
    everything().forEach((now, part) => expect(now).not.toBe(still[part]));
    other.remove();
  });

  it("leaves no timer behind", async () => {
    const { unmount } = open();
    await wait(1000);
    expect(vi.getTimerCount()).toBeGreaterThan(8);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
