// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { stubReducedMotion } from "../../../tests/factories/media";
import { collageStay, intervals } from "../intervals";
import { useMotion } from "./motionContext";
import { MotionProvider } from "./MotionProvider";
import { TOGGLE_MARK } from "./useHold";
import { useRotation } from "./useRotation";

function Slides({ interval = intervals.homeImage }: { interval?: number | (() => number) }) {
  const { paused, toggle } = useMotion();
  const { index, next, previous, holdProps } = useRotation(3, interval);
  return (
    <section {...holdProps} aria-label="Slides">
      <output>{index}</output>
      <button onClick={next}>Next</button>
      <button onClick={previous}>Previous</button>
      <button onClick={toggle} {...{ [TOGGLE_MARK]: "" }}>
        {paused ? "Play" : "Pause"}
      </button>
    </section>
  );
}

const show = (interval?: number | (() => number)) =>
  render(
    <MotionProvider>
      <Slides {...(interval === undefined ? {} : { interval })} />
    </MotionProvider>,
  );
const shown = () => screen.getByRole("status").textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

/** jsdom's events do not know what points; React hears entering as `pointerover`. */
function enter(pointerType: string) {
  const slides = screen.getByRole("region");
  const event = createEvent.pointerOver(slides);
  Object.defineProperty(event, "pointerType", { value: pointerType });
  fireEvent(slides, event);
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the constants of the specification", () => {
  it("are 4 s, 5 s and 2.5 s", () => {
    expect(intervals).toMatchObject({ slideshow: 4000, slogans: 5000, homeImage: 2500 });
  });

  it("let a collage tile stay between 2 s and 5 s", () => {
    vi.spyOn(Math, "random").mockReturnValueOnce(0).mockReturnValueOnce(0.5).mockReturnValueOnce(1);
    expect([collageStay(), collageStay(), collageStay()]).toEqual([2000, 3500, 5000]);
  });
});

describe("a rotation", () => {
  it("moves on after its interval and begins again after the last item", () => {
    show();
    wait(2499);
    expect(shown()).toBe("0");
    wait(1);
    expect(shown()).toBe("1");
    wait(5000);
    expect(shown()).toBe("0");
  });

  it("asks for a new interval after each item", () => {
    show(vi.fn<() => number>().mockReturnValueOnce(1000).mockReturnValue(3000));
    wait(1000);
    expect(shown()).toBe("1");
    wait(2999);
    expect(shown()).toBe("1");
    wait(1);
    expect(shown()).toBe("2");
  });

  it("gives an item chosen by hand its full time", () => {
    show();
    wait(2000);
    press("Previous");
    expect(shown()).toBe("2");
    wait(2499);
    expect(shown()).toBe("2");
    wait(1);
    expect(shown()).toBe("0");
  });

  it("stops under Pause and goes on under Play", () => {
    show();
    press("Pause");
    wait(10_000);
    expect(shown()).toBe("0");
    expect(vi.getTimerCount()).toBe(0);
    press("Play");
    wait(2500);
    expect(shown()).toBe("1");
  });

  it("starts paused where less motion is asked for, and can be played", () => {
    stubReducedMotion(true);
    show();
    wait(10_000);
    expect(shown()).toBe("0");
    press("Play");
    wait(2500);
    expect(shown()).toBe("1");
  });

  it("stops when less motion is asked for later", () => {
    const change = stubReducedMotion(false);
    show();
    act(() => change(true));
    wait(10_000);
    expect(shown()).toBe("0");
    expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
  });

  it("has no timer while the tab is hidden", () => {
    show();
    setHidden(true);
    expect(vi.getTimerCount()).toBe(0);
    setHidden(false);
    wait(2500);
    expect(shown()).toBe("1");
  });

  it("rests while a dialog is open", () => {
    show();
    const dialog = document.body.appendChild(document.createElement("dialog"));
    dialog.showModal();
    wait(10_000);
    expect(shown()).toBe("0");
    dialog.close();
    wait(2500);
    expect(shown()).toBe("1");
    dialog.remove();
  });

  it("rests while it is hovered or has focus, but not for focus on its own switch", () => {
    show();
    enter("mouse");
    wait(5000);
    expect(shown()).toBe("0");
    fireEvent.pointerLeave(screen.getByRole("region"));
    act(() => screen.getByRole("button", { name: "Next" }).focus());
    wait(5000);
    expect(shown()).toBe("0");
    act(() => screen.getByRole("button", { name: "Pause" }).focus());
    wait(2500);
    expect(shown()).toBe("1");
  });

  it("is not held by a touch", () => {
    show();
    enter("touch");
    wait(2500);
    expect(shown()).toBe("1");
  });

  it("clears its timer on leaving", () => {
    show().unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
