import { amountOf } from "@/domain/wording";
import { sameName } from "@/domain/names";
import type { RecordOf } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
import { formatKickOff } from "@/domain/time";
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
  const notes = lines.flatMap(({ row: { team }, adjusted, rank, reason }) => {
    const word = words.find((one) => sameName(one.team, team));
    // Filing saved it again: on which day it was said, nobody knows now.
    const wasFiled = closed !== null || (word?.updatedAt ?? 0) <= (filed ?? -1);
    const on = wasFiled ? undefined : formatKickOff(word?.updatedAt ?? null, zone)?.date;
    const said = reason && ` ${reason.replace(/[.\s]+$/, "")}.`;
    const since = on ? ` on ${on}` : "";
    return [
      ...(adjusted === 0 ? [] : [{ team, mark: "* ", text: adjustedInWords(adjusted) + since }]),
      ...(rank === null && word?.out ? [{ team, mark: "", text: outWords[word.out] }] : []),
    ].map((note) => ({ ...note, said }));
  });
  if (notes.length === 0) return null;
  return (
    <ul className={styles.notes} role="list">
      {notes.map(({ team, mark, text, said }) => (
        <li key={team + text}>
          {mark}
          {team}: <b>{text}</b>.{said}
        </li>
      ))}
    </ul>
  );
}
