import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

it("asks for none before there is data", async () => {
  document.body.innerHTML = '<p aria-busy="true"></p>';
  loadFonts();
  expect(load).not.toHaveBeenCalled();
  document.body.innerHTML = "<p>2–1</p>";
  await expect.poll(() => load.mock.calls.length).toBe(1);
  expect(load).toHaveBeenCalledExactlyOnceWith(expect.anything(), "2–1");
  expect(isOn()).toBe(false);
  arrive();
  await sameTask();
  expect(isOn()).toBe(true);
  expect(localStorage.getItem("arena-fonts")).toBe("on");
});

it("keeps the stand-in where the font cannot be fetched", async () => {
  loadFonts();
  fail();
  await sameTask();
  expect(isOn()).toBe(false);
  expect(localStorage.getItem("arena-fonts")).toBeNull();
});
