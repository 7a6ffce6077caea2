import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { WhenSeen } from "./WhenSeen";

const margins: (string | undefined)[] = [];

/** Nothing is ever near. */
class FarAway {
  constructor(_: unknown, { rootMargin }: IntersectionObserverInit) {
    margins.push(rootMargin);
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  margins.length = 0;
  vi.stubGlobal("IntersectionObserver", FarAway);
  render(
    <WhenSeen>
      <h2>Past seasons</h2>
    </WhenSeen>,
  );
});
afterEach(() => vi.unstubAllGlobals());

const part = () => screen.queryByRole("heading", { name: "Past seasons" });

it("waits until it is a screen away", () => {
  expect(part()).toBeNull();
  expect(margins).toEqual(["100%"]);
});

it.each([
  ["keys are pressed, as before a search in the page", () => fireEvent.keyDown(document.body)],
  ["the page is printed", () => fireEvent(globalThis.window, new Event("beforeprint"))],
])("is in the page once %s", (_, read) => {
  read();
  expect(part()).toBeVisible();
});
