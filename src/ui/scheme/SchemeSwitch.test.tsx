import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readFileSync } from "node:fs";
import { SCHEME_KEY } from "./scheme";
import { SchemeButton, SchemeSwitch } from "./SchemeSwitch";

const theme = () => document.documentElement.dataset["theme"];
const bars = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => [
    meta.content,
    meta.getAttribute("media"),
  ]);

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" data-scheme="light" content="white">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" data-scheme="dark" content="navy">`;
});
afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset["theme"];
  document.head.innerHTML = "";
  vi.restoreAllMocks();
});

it("follows the system until a scheme is chosen, then shows and keeps it", async () => {
  render(<SchemeSwitch />);
  expect(screen.getByRole("radio", { name: "System" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(theme()).toBe("dark");
  expect(localStorage.getItem(SCHEME_KEY)).toBe("dark");
  expect(bars()).toEqual([
    ["white", "not all"],
    ["navy", "all"],
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "System" }));
  expect(theme()).toBeUndefined();
  expect(localStorage.getItem(SCHEME_KEY)).toBeNull();
  expect(bars()).toEqual([
    ["white", "(prefers-color-scheme: light)"],
    ["navy", "(prefers-color-scheme: dark)"],
  ]);
});

it("is one state, however many switches show it", async () => {
  render(
    <>
      <SchemeButton />
      <SchemeSwitch />
    </>,
  );
  await userEvent.click(screen.getByRole("button", { name: /System\. Change to Light/ }));
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: /Light\. Change to Dark/ }));
  expect(theme()).toBe("dark");
});

it("follows the choice made in another tab", () => {
  render(<SchemeSwitch />);
  act(
    () => void dispatchEvent(new StorageEvent("storage", { key: SCHEME_KEY, newValue: "light" })),
  );
  expect(screen.getByRole("radio", { name: "Light" })).toBeChecked();
  expect(theme()).toBe("light");
});

it("works for the visit where storage is blocked", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  render(<SchemeSwitch />);
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(theme()).toBe("dark");
});

it("is in force before the first paint of the next visit", () => {
  localStorage.setItem(SCHEME_KEY, "dark");
  const script = readFileSync("public/scheme.js", "utf8");
  // The page loads this file as it is; there is no module to import.
  new Function(script)();
  expect(theme()).toBe("dark");
  expect(bars().map(([, media]) => media)).toEqual(["not all", "all"]);
});
