import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Profiler } from "react";
import { BrowserRouter, useLocation, useNavigate } from "react-router-dom";
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

function show(prefetch: Prefetch, page = <Page />) {
  history.replaceState(null, "", "/mls/home");
  return render(
    <BrowserRouter>
      <PrefetchContext value={prefetch}>{page}</PrefetchContext>
    </BrowserRouter>,
  );
}
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
  // A browser goes back a moment later.
  await waitFor(() => expect(address()).toBe("/mls/home"));
});

it("adds a query to where the visitor is by then", async () => {
  show(
    () => false,
    <>
      <Page />
      <Link to="?week=3">Week 3</Link>
    </>,
  );
  await userEvent.click(link());
  await userEvent.click(screen.getByRole("link", { name: "Week 3" }));
  expect(address()).toBe("/mls/results?week=3");
});

it("is not drawn again when the address changes", async () => {
  const drawn = vi.fn();
  const links = (
    <Profiler id="links" onRender={drawn}>
      <Link to="/mls/players">Players</Link>
    </Profiler>
  );
  show(
    () => false,
    <>
      <Page />
      {links}
    </>,
  );
  await userEvent.click(link());
  expect(address()).toBe("/mls/results?week=2");
  expect(drawn).toHaveBeenCalledOnce();
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
