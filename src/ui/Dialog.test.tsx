import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Dialog } from "./Dialog";

function Page({ openFirst = false }: { readonly openFirst?: boolean }) {
  const [isOpen, setIsOpen] = useState(openFirst);
  return (
    <main id="main">
      <h1>Results</h1>
      <button onClick={() => setIsOpen(true)} type="button">
        Open match
      </button>
      {isOpen && (
        <Dialog onClose={() => setIsOpen(false)} title="Match details">
          <p>Two goals</p>
        </Dialog>
      )}
    </main>
  );
}

const dialog = () => screen.queryByRole<HTMLDialogElement>("dialog", { name: "Match details" });

/** Lets dialogs fade, as a browser would, until what it gives is called. */
function fadeAway(): () => Promise<void> {
  let end: (animation: Animation) => void = () => undefined;
  const finished = new Promise<Animation>((resolve) => {
    end = resolve;
  });
  const animation: Partial<Animation> = { finished };
  vi.spyOn(HTMLDialogElement.prototype, "getAnimations").mockReturnValue([animation as Animation]);
  return async () => {
    end(animation as Animation);
    await finished;
    // What follows it follows in microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  };
}
afterEach(() => vi.restoreAllMocks());

const showOne = (onClose: () => void) =>
  render(
    <Dialog onClose={onClose} title="Match details">
      <p>Two goals</p>
    </Dialog>,
  );

describe("a dialog", () => {
  it("is modal, has its title as a heading, and closes by its button", async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
    render(<Page />);
    await userEvent.click(screen.getByRole("button", { name: "Open match" }));
    expect(showModal).toHaveBeenCalledOnce();
    expect(dialog()?.open).toBe(true);
    expect(screen.getByRole("heading", { level: 2, name: "Match details" })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(dialog()).toBeNull();
    expect(screen.getByRole("button", { name: "Open match" })).toHaveFocus();
  });

  it("closes on Esc, which the browser tells as cancel", () => {
    render(<Page openFirst />);
    const open = screen.getByRole("dialog");
    expect(fireEvent(open, new Event("cancel", { cancelable: true }))).toBe(false);
    expect(dialog()).toBeNull();
  });

  it("follows a browser that closed it past cancel", () => {
    render(<Page openFirst />);
    dialog()?.close();
    expect(dialog()).toBeNull();
  });

  it("closes on a press beside it, but not when the press began inside", () => {
    render(<Page openFirst />);
    const open = screen.getByRole("dialog");
    fireEvent.pointerDown(screen.getByText("Two goals"));
    fireEvent.click(open);
    expect(dialog()).not.toBeNull();
    fireEvent.pointerDown(open);
    fireEvent.click(open);
    expect(dialog()).toBeNull();
  });

  it("is out of sight first, and given up when its fading has ended", async () => {
    const end = fadeAway();
    const onClose = vi.fn();
    showOne(onClose);
    expect(dialog()).not.toHaveAttribute("data-leaving");
    for (let press = 0; press < 2; press += 1) {
      fireEvent.click(screen.getByRole("button", { name: "Close" }));
      expect(dialog()).toHaveAttribute("data-leaving");
      expect(onClose).not.toHaveBeenCalled();
    }
    await end();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it("is not closed again when the back button was quicker than its fading", async () => {
    const end = fadeAway();
    const onClose = vi.fn();
    const { unmount } = showOne(onClose);
    fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
    unmount();
    await end();
    expect(onClose).not.toHaveBeenCalled();
  });

  it("leaves the focus on the heading when the page was opened with it", async () => {
    render(<Page openFirst />);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });
});

describe("steps of a dialog", () => {
  const show = (previous?: () => void, next?: () => void) =>
    render(
      <Dialog
        onClose={() => {}}
        steps={{
          previous: { label: "Previous", onSelect: previous },
          next: { label: "Next", onSelect: next },
        }}
        title="Player"
      >
        <input aria-label="Note" />
      </Dialog>,
    );

  it("are taken by buttons and by arrow keys, but not while typing", async () => {
    const next = vi.fn();
    const previous = vi.fn();
    show(previous, next);
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(next).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    expect(next).toHaveBeenCalledTimes(2);
    expect(previous).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}");
    expect(previous).toHaveBeenCalledTimes(1);
    await userEvent.type(screen.getByLabelText("Note"), "{ArrowRight}");
    expect(next).toHaveBeenCalledTimes(2);
  });

  it("keep their buttons at the end of the list, so that the focus stays", async () => {
    show(undefined, vi.fn());
    const previous = screen.getByRole("button", { name: "Previous" });
    expect(previous).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(previous);
    expect(previous).toHaveFocus();
  });
});
