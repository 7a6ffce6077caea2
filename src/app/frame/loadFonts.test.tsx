import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { EARLY_PAGE } from "@/ui/EarlyPlace";
import { loadFonts } from "./loadFonts";

const load = vi.fn<(font: string, text: string) => Promise<readonly unknown[]>>();
let arrive: () => void;
let fail: () => void;

beforeEach(() => {
  const answer = new Promise<readonly unknown[]>((resolve, reject) => {
    arrive = () => resolve([]);
    fail = () => reject(new Error("no such file"));
  });
  load.mockReset().mockReturnValue(answer);
  Object.defineProperty(document, "fonts", { configurable: true, value: { load } });
});

afterEach(() => {
  Reflect.deleteProperty(document, "fonts");
  delete document.documentElement.dataset["fonts"];
  localStorage.clear();
  document.body.innerHTML = "";
});

const isOn = () => document.documentElement.dataset["fonts"] === "on";
/** Lets what waits for a promise or for a change of the page go on, but no task and no frame. */
const sameTask = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};

/** A page whose first data is drawn before React has it. */
function drawEarly(): HTMLElement {
  document.body.innerHTML = `<div id="${EARLY_PAGE}"><p>2–1</p></div><p aria-busy="true"></p>`;
  const early = document.getElementById(EARLY_PAGE);
  if (!early) throw new Error("There is no place for it.");
  return early;
}

it("waits with a font that is here for the moment in which the page is taken over", async () => {
  const early = drawEarly();
  loadFonts();
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.anything(), "2–1");
  arrive();
  await sameTask();
  expect(isOn()).toBe(false);
  early.replaceChildren();
  await sameTask();
  expect(isOn()).toBe(true);
  expect(localStorage.getItem("arena-fonts")).toBe("on");
});

it("turns on a font that comes after that when it comes", async () => {
  const early = drawEarly();
  loadFonts();
  early.replaceChildren();
  await sameTask();
  expect(isOn()).toBe(false);
  arrive();
  await sameTask();
  expect(isOn()).toBe(true);
});

it("asks for none before there is data, where nothing was drawn early", async () => {
  drawEarly().replaceChildren();
  loadFonts();
  expect(load).not.toHaveBeenCalled();
  document.querySelector("[aria-busy]")?.remove();
  await expect.poll(() => load.mock.calls.length).toBe(1);
  arrive();
  await sameTask();
  expect(isOn()).toBe(true);
});

it("keeps the stand-in where the font cannot be fetched", async () => {
  drawEarly().replaceChildren();
  document.querySelector("[aria-busy]")?.remove();
  loadFonts();
  fail();
  await sameTask();
  expect(isOn()).toBe(false);
  expect(localStorage.getItem("arena-fonts")).toBeNull();
});
