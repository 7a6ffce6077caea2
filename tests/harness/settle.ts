import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Waits, under vitest's fake timers, until nothing of a page changes any more: a part that has come may ask for another. */
export async function settle(): Promise<void> {
  let before: string;
  do {
    before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  } while (document.body.innerHTML !== before);
}
