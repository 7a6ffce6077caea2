import { slugOf } from "../names";

const NUMBERED = /^(?:(?:game|match)?[\s-]*(?:week|day)|gw|md)?[\s#.:-]*0*(\d{1,3})$/i;

/**
 * Returns the number of a game week, from "10", "Game Week 10" or "GW 10"; null for names such as "Final" or "Round of
 * 16".
 */
export function gameWeekNumber(gameWeek: string): number | null {
  const number = NUMBERED.exec(gameWeek.trim())?.[1];
  return number === undefined ? null : Number(number);
}

/** Returns the heading of a game week: "Game week 10", the name as it was typed, or "No game week". */
export function gameWeekLabel(gameWeek: string): string {
  const number = gameWeekNumber(gameWeek);
  if (number !== null) return `Game week ${number}`;
  return gameWeek.trim() === "" ? "No game week" : gameWeek.trim();
}

/** Returns the key of a game week in a web address: its number, a slug of its name, or "none". */
export function gameWeekKey(gameWeek: string): string {
  return String(gameWeekNumber(gameWeek) ?? (slugOf(gameWeek) || "none"));
}
