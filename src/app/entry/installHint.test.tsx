import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InstallHint } from "@/site/mine/InstallHint";

const prompt = vi.fn<() => Promise<unknown>>().mockResolvedValue(undefined);
const hint = () => screen.queryByText(/opens at once/);

/** The browser tells that it could install the site, as it does before the page's code is here. */
const browserOffers = () => {
  const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), { prompt });
  globalThis.dispatchEvent(event);
  return event;
};

beforeEach(async () => {
  localStorage.clear();
  const source: { default: string } = await import("./early.js?raw");
  new Function(source.default)();
});
afterEach(() => {
  globalThis.arenaInstall = undefined;
  Reflect.deleteProperty(navigator, "standalone");
  vi.clearAllMocks();
});

it("asks once on a device, in the page’s own words and by the browser’s own question", () => {
  expect(browserOffers().defaultPrevented).toBe(true);
  render(<InstallHint />);
  expect(hint()).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Install" }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
  cleanup();
  render(<InstallHint />);
  expect(hint()).toBeNull();
});

it("does not come again where nobody answered", () => {
  browserOffers();
  render(<InstallHint />);
  cleanup();
  render(<InstallHint />);
  expect(hint()).toBeNull();
});

it("names the way of a browser that installs by its own menu alone", () => {
  Object.assign(navigator, { standalone: false });
  render(<InstallHint />);
  expect(hint()).toHaveTextContent("choose Add to Home Screen");
  expect(screen.queryByRole("button", { name: "Install" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "No, thanks" }));
  expect(hint()).toBeNull();
});

it("is silent where the site is installed, and where it cannot be", () => {
  const page = render(<InstallHint />);
  expect(hint()).toBeNull();
  page.unmount();
  Object.assign(navigator, { standalone: true });
  render(<InstallHint />);
  expect(hint()).toBeNull();
});
