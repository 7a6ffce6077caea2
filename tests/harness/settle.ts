import { act } from "@testing-library/react";
import { vi } from "vitest";

/** Rounds in which nothing changes: code that is asked for in one may arrive in the next. */
const QUIET_ROUNDS = 3;

/** Waits until nothing of a page changes any more, under fake timers and real ones: a part that has come may ask for another. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_ROUNDS;) {
    const before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(0));
    else await act(() => new Promise((resolve) => setTimeout(resolve)));
    quiet = document.body.innerHTML === before ? quiet + 1 : 0;
  }
}
