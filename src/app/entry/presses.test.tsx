import { act, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { answerPresses } from "./presses";

// The script that is in every page.
beforeAll(async () => {
  // No module of the site: its text is in the page.
  const source: { default: string } = await import("./early.js?raw");
  new Function(source.default)();
});

/** What a delivered page may hold, with what was last said to it. */
function Page() {
  const [said, setSaid] = useState("nothing");
  return (
    <>
      <button onClick={() => setSaid("menu")}>
        <i>Menu</i>
      </button>
      <select aria-label="Season" onChange={({ target }) => setSaid(target.value)} value="2026">
        <option>2026</option>
        <option>2025</option>
      </select>
      <output>{said}</output>
    </>
  );
}

let root: Root | undefined;
const page = document.createElement("div");

beforeEach(() => {
  globalThis.arenaPressed = undefined;
  page.innerHTML = renderToString(<Page />);
  document.body.append(page);
});
afterEach(() => act(() => root?.unmount()));

const takeOver = () =>
  act(async () => {
    root = hydrateRoot(page, <Page />);
    answerPresses();
  });
const said = () => screen.getByRole("status").textContent;

it("answers a press that came before the page's code", async () => {
  screen.getByText("Menu").click();
  await takeOver();
  expect(said()).toBe("menu");
});

it("answers a choice that was made before the page's code was here", async () => {
  const season = screen.getByRole<HTMLSelectElement>("combobox");
  season.value = "2025";
  season.dispatchEvent(new Event("change", { bubbles: true }));
  await takeOver();
  expect(said()).toBe("2025");
});

it("answers what was pressed last, once, and nothing where nobody pressed", async () => {
  await takeOver();
  expect(said()).toBe("nothing");
  act(() => screen.getByText("Menu").click());
  expect(globalThis.arenaPressed).toBeNull();
});
