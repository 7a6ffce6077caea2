/*
 * The time of the server. A device's clock may be minutes or a day wrong, but the security rules and other users'
 * screens follow the server's clock. Therefore the server's time decides who may score now, how many minutes are played
 * and which matches are live.
 */

/** From this difference on, in milliseconds, a notice says that the device's clock is wrong. */
export const CLOCK_WRONG = 60_000;

let offset = 0;
let isLearnt = false;

/**
 * Returns the server's time in epoch milliseconds, as far as this device knows it; the device's own time until then.
 */
export const serverNow = (): number => Date.now() + offset;

/**
 * Returns how far the server's clock is ahead of the device's, in milliseconds: positive if the device's clock is slow.
 */
export const clockOffset = (): number => offset;

/** Checks whether the server's time is known, and not only a lower limit of it. */
export const isClockKnown = (): boolean => isLearnt;

/**
 * Sets the server's time from something that the server did between two moments of the device's clock. All arguments
 * are in epoch milliseconds.
 */
export function learnClock(server: number, from: number, to: number): void {
  offset = server - (from + to) / 2;
  isLearnt = true;
}

/**
 * Raises the known time to that of something that the server did earlier, because now cannot be before it.
 * @param server in epoch milliseconds
 */
export function learnPast(server: number): void {
  offset = Math.max(offset, server - Date.now());
}

/** Resets the server's time, for tests. */
export function forgetClock(): void {
  offset = 0;
  isLearnt = false;
}
