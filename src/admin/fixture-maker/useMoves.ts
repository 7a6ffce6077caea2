import { useEffect, useState } from "react";
import { sameName } from "@/domain/names";
import { formatKickOff, fromZonedInput } from "@/domain/time";
import { arena } from "@arena/arena";
import type { ResolvedClub } from "@/domain/season/clubs";
import type { Row } from "./plan";

const titleOf = ({ home, away }: Row) => `${home} v ${away}`;

/** The rows in the order in which they are shown: by game week. */
function shownOrder(rows: readonly Row[]): readonly Row[] {
  const weeks = [...new Set(rows.map(({ gameWeek }) => gameWeek))];
  return weeks.flatMap((week) => rows.filter(({ gameWeek }) => gameWeek === week));
}

/** Whether a match is played where its home club plays: it takes its ground along. */
const isAtHome = ({ home, venue }: Row, clubs: readonly ResolvedClub[]) =>
  clubs.some(({ name, ground }) => sameName(name, home) && ground === venue);

/** Two matches exchange day, time and game week, and neutral grounds; the same rows where either is not there. */
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

/** The match one place before or after; undefined at either end. */
function neighbourOf(rows: readonly Row[], id: string, by: 1 | -1): Row | undefined {
  const shown = shownOrder(rows);
  return shown[shown.findIndex((row) => row.id === id) + by];
}

/** Moves matches of a proposal: what was moved last, in words, keeps the focus. */
export function useMoves(
  rows: readonly Row[],
  clubs: readonly ResolvedClub[],
  onChange: (rows: readonly Row[]) => void,
) {
  const [moved, setMoved] = useState({ id: "", words: "" });
  useEffect(() => {
    // In another game week it is another element.
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
    setMoved({ id, words: `${titleOf(row)} is on ${when} now, in place of ${titleOf(other)}.` });
  };
  return { moved: moved.words, move };
}
