// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubReducedMotion } from "../../../tests/factories/media";
import { mls } from "../../../tests/arena/leagues/mls";
import { HomeImage } from "./HomeImage";

const shown = () =>
  document.querySelector("[data-shown] [class*='art-']")?.className.match(/art-(\S+)/)?.[1];
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const posters = mls.homePosters;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the home image", () => {
  it("changes every 2.5 seconds", () => {
    render(<HomeImage posters={posters} />);
    expect(shown()).toBe(posters[0]);
    wait(2499);
    expect(shown()).toBe(posters[0]);
    wait(1);
    expect(shown()).toBe(posters[1]);
    wait(2500 * (posters.length - 1));
    expect(shown()).toBe(posters[0]);
  });

  it("stops and goes on with its switch", () => {
    render(<HomeImage posters={posters} />);
    fireEvent.click(screen.getByRole("button", { name: "Pause moving pictures" }));
    wait(10_000);
    expect(shown()).toBe(posters[0]);
    fireEvent.click(screen.getByRole("button", { name: "Play moving pictures" }));
    wait(2500);
    expect(shown()).toBe(posters[1]);
  });

  it("stands still where less motion is asked for", () => {
    stubReducedMotion(true);
    render(<HomeImage posters={posters} />);
    wait(10_000);
    expect(shown()).toBe(posters[0]);
    expect(screen.getByRole("button", { name: "Play moving pictures" })).toBeVisible();
  });

  it("fetches one picture with the page and only the next one ahead", () => {
    render(<HomeImage posters={posters} />);
    expect(document.querySelectorAll("img")).toHaveLength(2);
    wait(2500);
    expect(document.querySelectorAll("img")).toHaveLength(3);
  });

  it("has no switch for a single picture, and no timer either", () => {
    render(<HomeImage posters={["01-penalty"]} />);
    expect(screen.queryByRole("button")).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
