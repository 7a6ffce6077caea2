import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Number of rounds without a change. Several are needed, because code requested in one round may arrive in the next.
 */
const QUIET_ROUNDS = 3;

/** Waits until the page no longer changes, with fake or real timers. A loaded part may request another part. */
export async function settle(): Promise<void> {
  for (let quiet = 0; quiet < QUIET_ROUNDS;) {
    const before = document.body.innerHTML;
    await act(() => vi.dynamicImportSettled());
    if (vi.isFakeTimers()) await act(() => vi.advanceTimersByTimeAsync(0));
    else await act(() => new Promise((resolve) => setTimeout(resolve)));
    quiet = document.body.innerHTML === before ? quiet + 1 : 0;
  }
}
