import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation, useNavigate } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { stubReducedMotion } from "../../tests/factories/media";
import { Link, PrefetchContext, type Prefetch } from "./Link";

function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      <button onClick={() => void navigate(-1)} type="button">
        Back
      </button>
      <Link to="/mls/results?week=2">Results</Link>
    </>
  );
}

const show = (prefetch: Prefetch) =>
  render(
    <MemoryRouter initialEntries={["/mls/home"]}>
      <PrefetchContext value={prefetch}>
        <Page />
      </PrefetchContext>
    </MemoryRouter>,
  );
const link = () => screen.getByRole("link", { name: "Results" });
const address = () => screen.getByRole("status").textContent;

function stubViewTransition() {
  const start = vi.fn((update: () => void) => update());
  Object.defineProperty(document, "startViewTransition", { value: start, configurable: true });
  return start;
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "startViewTransition");
});

it("fetches the page's code when it is pointed at or focused", () => {
  const prefetch = vi.fn(() => false);
  show(prefetch);
  fireEvent.pointerEnter(link());
  expect(prefetch).toHaveBeenLastCalledWith("/mls/results");
  fireEvent.focus(link());
  expect(prefetch).toHaveBeenCalledTimes(2);
});

it("navigates without a reload, and a second time replaces itself", async () => {
  show(() => false);
  await userEvent.click(link());
  expect(address()).toBe("/mls/results?week=2");
  await userEvent.click(link());
  await userEvent.click(screen.getByRole("button", { name: "Back" }));
  expect(address()).toBe("/mls/home");
});

it("leaves clicks for a new tab to the browser", () => {
  show(() => false);
  const navigation = vi.fn((event: Event) => event.preventDefault());
  addEventListener("click", navigation, { once: true });
  expect(fireEvent.click(link(), { ctrlKey: true })).toBe(false);
  expect(navigation).toHaveBeenCalledOnce();
  expect(address()).toBe("/mls/home");
});

it("fades a page in only when its code is here and motion is welcome", async () => {
  const start = stubViewTransition();
  stubReducedMotion(false);
  const { unmount } = show(() => true);
  await userEvent.click(link());
  expect(start).toHaveBeenCalledOnce();
  expect(address()).toBe("/mls/results?week=2");
  unmount();

  show(() => false).unmount();
  stubReducedMotion(true);
  show(() => true);
  await userEvent.click(link());
  expect(address()).toBe("/mls/results?week=2");
  expect(start).toHaveBeenCalledOnce();
});
