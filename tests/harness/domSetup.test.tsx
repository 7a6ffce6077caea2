import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";

describe("the dialog of the test browser", () => {
  it("opens, closes and tells its listeners", () => {
    const onClose = vi.fn();
    render(
      <dialog onClose={onClose}>
        <p>Match details</p>
      </dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>("dialog", { hidden: true });
    expect(dialog).not.toBeVisible();
    dialog.showModal();
    expect(dialog).toBeVisible();
    expect(() => dialog.showModal()).toThrow("already open");
    dialog.close("done");
    expect(dialog.returnValue).toBe("done");
    expect(dialog).not.toBeVisible();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe("the test set-up", () => {
  // oxlint-disable-next-line vitest/expect-expect -- what is expected is that the test fails
  it.fails("fails a test in which something is written to console.error", () => {
    console.error("a warning of React's, say");
  });

  it("lets a test expect an error", () => {
    const expected = vi.spyOn(console, "error").mockImplementation(() => {});
    console.error("expected");
    expect(expected).toHaveBeenCalledWith("expected");
    expected.mockRestore();
  });
});
