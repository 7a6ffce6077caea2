import { isUsable } from "../harness/usable";
import type { OtherBrowser } from "./otherBrowser";
import { has, until } from "./tour";

/** Notes in the page the text of a file that is saved, beside saving it. */
const NOTE_SAVED = `(() => {
  const make = URL.createObjectURL;
  URL.createObjectURL = (file) => {
    void file.text().then((text) => (globalThis.savedText = text));
    return make.call(URL, file);
  };
  return true;
})()`;

/** Marks the button of that name in the open dialog, for a driver that finds by selectors alone. */
const markButton = (name: string) => `(() => {
  const all = [...document.querySelectorAll("dialog[open] button")];
  const found = all.find((one) => one.textContent.trim() === ${JSON.stringify(name)});
  found?.setAttribute("data-wanted", "");
  return found !== undefined;
})()`;

/** Whether a press at the middle of an element reaches it: drivers press a place, whatever lies over it. */
const isInReach = (selector: string) => `(() => {
  const found = document.querySelector(${JSON.stringify(selector)});
  found?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x, y, width, height } = found?.getBoundingClientRect() ?? new DOMRect();
  return found?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
})()`;

/**
 * Finds a club by the keyboard alone, follows it, sees it among the followed ones, and saves its dates.
 * @returns the calendar file
 */
export async function followClub(
  browser: OtherBrowser,
  origin: string,
  { name, path }: { readonly name: string; readonly path: string },
): Promise<string> {
  const holds = (expression: string) =>
    until(async () => (await browser.ask(expression)) === true, expression);
  const isThere = (selector: string) => holds(has(selector));
  // A page that is still coming into place, or a dialog that is going, takes no press.
  const press = (selector: string) =>
    until(
      async () =>
        (await browser.ask(isInReach(selector))) === true &&
        browser.press(selector).then(
          () => true,
          () => false,
        ),
      `press ${selector}`,
    );
  await browser.open(`${origin}/mls/home`);
  // Until its code runs the page hears no key.
  await holds(`(${isUsable.toString()})()`);
  await browser.key("/");
  await isThere("dialog[open] input");
  await browser.type("dialog[open] input", name);
  await holds(
    `document.querySelector("dialog[open] [data-stop]")?.textContent.includes(${JSON.stringify(name)}) === true`,
  );
  await browser.key("ArrowDown");
  // The focus stays in the field, which names the row that is active.
  await holds(
    `document.getElementById(document.activeElement.getAttribute("aria-activedescendant"))?.matches("a[data-stop]") === true`,
  );
  await browser.key("Enter");
  await holds(`location.pathname === ${JSON.stringify(path)}`);
  const follow = `button[aria-label="Follow ${name}"]`;
  await press(`${follow}[aria-pressed=false]`);
  await isThere(`${follow}[aria-pressed=true]`);
  await browser.open(`${origin}/my-clubs`);
  await isThere(`${follow}[aria-pressed=true]`);
  await browser.ask(NOTE_SAVED);
  await press("button[aria-label^='Calendar of']");
  await holds(markButton("Save calendar file"));
  await press("[data-wanted]");
  await holds(`document.querySelector("dialog[open]").innerText.includes("Saved.")`);
  await holds("typeof savedText === 'string'");
  return String(await browser.ask("savedText"));
}
