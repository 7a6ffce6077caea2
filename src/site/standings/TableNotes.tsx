import { amountOf } from "@/domain/wording";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { adjustmentsOf } from "@/domain/table/adjustments";
import { kickOffOf } from "@/domain/when";
import type { TableLine } from "@/domain/season/competition";
import { useZone } from "@/ui/match/useZone";
import styles from "./StandingsPage.module.css";

interface Props {
  readonly lines: readonly TableLine[];
  /** The organiser's word about each team. */
  readonly words: readonly RecordOf<"standings">[];
  readonly settings: Pick<SeasonSettings, "closed" | "filed">;
}

const outWords = {
  keep: "withdrawn; its results so far stand, its matches left go to the opponents",
  void: "withdrawn; none of its results count",
  lose: "withdrawn; all its matches go to the opponents",
} as const;

function adjustedInWords(points: number): string {
  const amount = Math.abs(points);
  return `${amountOf(amount, "point")} ${points < 0 ? "deducted" : "added"}`;
}

/** What the organiser decided about teams of a table, with the public reason. */
export function TableNotes({ lines, words, settings: { closed, filed } }: Props) {
  const zone = useZone();
  const notes = lines.flatMap(({ row: { team }, adjusted, figures, rank }) => {
    const word = words.find((one) => sameName(one.team, team));
    // A table that is kept by hand has it in its figures.
    if (!word || figures === null) return [];
    // Filing saved it again: on which day it was said, nobody knows now.
    const wasFiled = closed !== null || (word.updatedAt ?? 0) <= (filed ?? -1);
    const saved = wasFiled ? null : word.updatedAt;
    return [
      ...adjustmentsOf(word).map(({ on, points, reason }) => {
        const day =
          on === null ? kickOffOf({ date: saved }, zone) : kickOffOf({ date: null, day: on }, zone);
        const since = day ? ` on ${day.date}` : "";
        return {
          team,
          mark: adjusted === 0 ? "" : "* ",
          text: adjustedInWords(points) + since,
          reason,
        };
      }),
      ...(rank === null && word.out !== ""
        ? [{ team, mark: "", text: outWords[word.out], reason: word.reason }]
        : []),
    ].map(({ reason, ...note }) => ({
      ...note,
      said: reason && ` ${reason.replace(/[.\s]+$/, "")}.`,
    }));
  });
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} role="list">
      {notes.map(({ team, mark, text, said }) => (
        <li key={team + text + said}>
          {mark}
          {team}: <b>{text}</b>.{said}
        </li>
      ))}
    </ul>
  );
}
