import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { beforeAll, describe, expect, it } from "vitest";
import { sharedRoutes, siteRoutes } from "@/leagues/siteRoutes";
import { App } from "./App";
import { preload } from "./pages/preload";

/** Pages of the administrators and redirects are not rendered ahead. */
const paths = [...siteRoutes(), ...sharedRoutes()].flatMap(([path, route]) =>
  ["signIn", "dashboard", "adminSection", "redirect"].includes(route.kind) ? [] : [path],
);

const html = new Map<string, string>();

function render(location: string): string {
  return renderToString(createElement(StaticRouter, { location }, createElement(App)));
}

/** The paths whose HTML is not as it should be. */
const failing = (check: (page: string) => boolean) =>
  [...html].flatMap(([path, page]) => (check(page) ? [] : [path]));

// In node there is no window: whatever reaches for one while rendering throws here.
beforeAll(async () => {
  for (const path of [...paths, "/nowhere"]) {
    await preload(path);
    html.set(path, render(path));
  }
});

describe("every public page, rendered without a browser", () => {
  it("is there", () => {
    expect(typeof window).toBe("undefined");
    expect(paths.length).toBeGreaterThan(60);
    expect(failing((page) => page.includes('id="main"'))).toEqual([]);
  });

  it("has one first heading", () => {
    expect(failing((page) => page.match(/<h1[ >]/g)?.length === 1)).toEqual([]);
    const words = (page: string) =>
      /<h1.*?<\/h1>/s
        .exec(page)?.[0]
        .replaceAll(/<[^>]*>/g, "")
        .trim();
    expect(failing((page) => words(page) !== "")).toEqual([]);
  });

  it("has no style attribute, which the content security policy would refuse", () => {
    expect(failing((page) => !page.includes(' style="'))).toEqual([]);
  });

  it("is itself, not what stands in for it while its code is on the way", () => {
    expect(failing((page) => !page.includes("Loading page"))).toEqual([]);
  });
});
