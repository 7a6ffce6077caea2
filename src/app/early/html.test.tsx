import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { EarlySample } from "../../../tests/harness/earlySample";
import { Fragment, jsx } from "./element";
import { htmlOf } from "./html";

function parsed(html: string): HTMLElement {
  const place = document.createElement("div");
  place.innerHTML = html;
  // An option is chosen with the attribute or without.
  for (const option of place.querySelectorAll("option")) {
    if (option.selected) option.setAttribute("selected", "");
  }
  place.normalize();
  return place;
}

it("draws a page as React does", async () => {
  const byReact = parsed(renderToStaticMarkup(createElement(EarlySample)));
  vi.doMock("react", () => import("./react"));
  vi.doMock("react/jsx-dev-runtime", () => ({ jsxDEV: jsx, Fragment }));
  vi.resetModules();
  const early = await import("../../../tests/harness/earlySample");
  const drawn = parsed(htmlOf(jsx(early.EarlySample, {})));
  expect(drawn.querySelectorAll("em, h3")).toHaveLength(2);
  expect(drawn.innerHTML).not.toBe("");
  expect(drawn.isEqualNode(byReact), `${drawn.innerHTML}\n${byReact.innerHTML}`).toBe(true);
});
