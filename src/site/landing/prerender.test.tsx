// @vitest-environment jsdom
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HydratedContext } from "@/ui/useHydrated";
import LandingPage from "./LandingPage";

const page = (
  <StaticRouter location="/">
    <HydratedContext value={false}>
      <LandingPage />
    </HydratedContext>
  </StaticRouter>
);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** The page as a build renders it, where there is no browser. */
function prerendered(): HTMLElement {
  for (const name of ["window", "document", "matchMedia", "IntersectionObserver"]) {
    vi.stubGlobal(name, undefined);
  }
  const html = renderToString(page);
  vi.unstubAllGlobals();
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

describe("the prerendered landing page", () => {
  it("has its heading, its first picture and every sport", () => {
    const root = prerendered();
    expect(root.querySelector("h1")?.textContent).toContain("Seven sports. One home.");
    const eager = [...root.querySelectorAll("img[loading=eager]")];
    expect(eager.map((image) => image.getAttribute("fetchpriority"))).toEqual(["high"]);
    expect(root.querySelectorAll("a[href$='/home']").length).toBeGreaterThanOrEqual(7);
  });

  it("has no style attribute, which the content policy would refuse", () => {
    expect(prerendered().querySelectorAll("[style]")).toHaveLength(0);
  });

  it("is taken over by the browser as it is", async () => {
    const root = document.body.appendChild(prerendered());
    const mismatch = vi.fn();
    const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: mismatch }));
    expect(mismatch).not.toHaveBeenCalled();
    act(() => app.unmount());
  });
});
