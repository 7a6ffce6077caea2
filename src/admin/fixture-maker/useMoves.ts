import { useEffect, useState } from "react";
import { sameName } from "@/domain/names";
import { formatKickOff, fromZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Row } from "./plan";

const titleOf = ({ home, away }: Row) => `${home} v ${away}`;

/** Sorts the rows in the order in which they are shown: by game week. */
function shownOrder(rows: readonly Row[]): readonly Row[] {
  const weeks = [...new Set(rows.map(({ gameWeek }) => gameWeek))];
  return weeks.flatMap((week) => rows.filter(({ gameWeek }) => gameWeek === week));
}

/** Checks whether a match is on the home club's ground; then it keeps its ground when it moves. */
const isAtHome = ({ home, venue }: Row, clubs: readonly ResolvedClub[]) =>
  clubs.some(({ name, ground }) => sameName(name, home) && ground === venue);

/**
 * Exchanges day, time and game week of two matches, and also the grounds if both are neutral. Returns the same rows if
 * one of the matches does not exist.
 */
function exchanged(
  rows: readonly Row[],
  one: string,
  other: string,
  clubs: readonly ResolvedClub[],
): readonly Row[] {
  const a = rows.find(({ id }) => id === one);
  const b = rows.find(({ id }) => id === other);
  if (!a || !b || a === b) return rows;
  const isNeutral = !isAtHome(a, clubs) && !isAtHome(b, clubs);
  const inPlaceOf = (row: Row, { at, gameWeek, venue }: Row): Row => ({
    ...row,
    at,
    gameWeek,
    venue: isNeutral ? venue : row.venue,
  });
  return rows.map((row) => (row === a ? inPlaceOf(b, a) : row === b ? inPlaceOf(a, b) : row));
}

/** Returns the match one place before or after; undefined at the ends of the list. */
function neighbourOf(rows: readonly Row[], id: string, by: 1 | -1): Row | undefined {
  const shown = shownOrder(rows);
  return shown[shown.findIndex((row) => row.id === id) + by];
}

/**
 * Returns a function that moves matches of a proposal, and a sentence about the last move. The moved match keeps the
 * focus.
 */
export function useMoves(
  rows: readonly Row[],
  clubs: readonly ResolvedClub[],
  onChange: (rows: readonly Row[]) => void,
) {
  const [moved, setMoved] = useState({ id: "", words: "" });
  useEffect(() => {
    // A match that moved to another game week has a new handle, which must get the focus.
    if (moved.id !== "")
      document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(moved.id)}"]`)?.focus();
  }, [moved]);
  const move = (id: string, to: string | 1 | -1) => {
    const row = rows.find((one) => one.id === id);
    const other =
      typeof to === "string" ? rows.find((one) => one.id === to) : neighbourOf(rows, id, to);
    if (!row || !other) return;
    onChange(exchanged(rows, id, other.id, clubs));
    const when = formatKickOff(fromZonedInput(other.at, arena.timeZone), arena.timeZone)?.full;
    const place = when ? `on ${when}` : "without a date";
    setMoved({ id, words: `${titleOf(row)} is ${place} now, in place of ${titleOf(other)}.` });
  };
  return { moved: moved.words, move };
}
