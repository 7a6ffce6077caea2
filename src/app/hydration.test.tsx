import { act } from "@testing-library/react";
import { StrictMode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { BrowserRouter, StaticRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import type * as connection from "@/data/connection";
import { deliveredAt } from "@/leagues/paths";
import { chooseScheme } from "@/ui/scheme/scheme";
import { App } from "./App";
import { preload } from "./pages/preload";

// Data that is in the browser takes no network: here it counts as a database somewhere else.
vi.mock("@/data/connection", async (original) => ({
  ...(await original<typeof connection>()),
  isHere: () => Promise.resolve(false),
}));

let root: Root | undefined;

afterEach(() => {
  act(() => root?.unmount());
  document.body.innerHTML = "";
  chooseScheme("system");
  vi.restoreAllMocks();
});

// React tells of every difference on console.error, which fails a test by itself.
it.each([
  "/nowhere",
  "/mal/home",
  "/mls/news",
  "/mbl/transfers",
  "/mls/standings",
  "/mls/players",
  "/mls/matches/m1",
  "/mls/players/p1",
  "/mls/seasons/2025",
  "/mal/seasons/2025",
  "/grounds/main-bowl",
  "/mls/clubs/new-comers",
  "/mls/clubs/kingsway-rovers/against/mount-trojans",
])("%s, delivered rendered, is taken over without a difference", async (path) => {
  await preload(path);
  const html = renderToString(
    <StaticRouter location={deliveredAt(path)}>
      <App isDelivered />
    </StaticRouter>,
  );
  const container = document.createElement("div");
  container.innerHTML = html;
  document.body.append(container);
  history.replaceState(null, "", path);
  const heading = container.querySelector("h1");

  // What only the browser knows must not differ in the first rendering.
  chooseScheme("dark");
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter useTransitions={false}>
          <App isDelivered />
        </BrowserRouter>
      </StrictMode>,
    );
  });
  expect(container.querySelector("h1")).toBe(heading);
  expect(container.textContent).toContain("You are offline.");
});
