import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Waits, under vitest's fake timers, until a page is complete: a part that has come may ask for another. */
export async function settle(): Promise<void> {
  do {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(0));
  } while (document.querySelector("[aria-busy=true]") !== null);
}
