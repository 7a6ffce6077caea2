import { useEffect, useState } from "react";
import { formatKickOff, fromZonedInput } from "@/domain/time";
import { brand } from "@/leagues/brand";
import type { ResolvedClub } from "@/leagues/clubs";
import { exchanged, neighbourOf } from "./exchange";
import type { Row } from "./plan";

const titleOf = ({ home, away }: Row) => `${home} v ${away}`;

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
    const when = formatKickOff(fromZonedInput(other.at, brand.timeZone), brand.timeZone)?.full;
    setMoved({ id, words: `${titleOf(row)} is on ${when} now, in place of ${titleOf(other)}.` });
  };
  return { moved: moved.words, move };
}
