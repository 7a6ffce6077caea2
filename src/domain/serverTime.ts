/*
 * The time as the server has it. A device's clock may be minutes or a day wrong, while rules and other people's screens go by
 * the server's: who may score now, how many minutes are played and what is on are measured by this one.
 */

/** From this difference on, in milliseconds, a notice says that the device's clock is wrong. */
export const CLOCK_WRONG = 60_000;

let offset = 0;
let isLearnt = false;

/** The server's time now, in epoch milliseconds, as far as this device knows; its own until it knows better. */
export const serverNow = (): number => Date.now() + offset;

/** How far the server's clock is ahead of the device's, in milliseconds: positive where the device is slow. */
export const clockOffset = (): number => offset;

/** Whether the server has said what time it is, and not only that it is later than something. */
export const isClockKnown = (): boolean => isLearnt;

/** Learns from what the server did between two moments of the device, all in epoch milliseconds. */
export function learnClock(server: number, from: number, to: number): void {
  offset = server - (from + to) / 2;
  isLearnt = true;
}

/** Learns from what the server did some time ago: it is no earlier than that now. */
export function learnPast(server: number): void {
  offset = Math.max(offset, server - Date.now());
}

/** Forgets what was learnt, for tests. */
export function forgetClock(): void {
  offset = 0;
  isLearnt = false;
}
