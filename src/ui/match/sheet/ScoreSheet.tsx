import type { PlayedMatch } from "@/domain/match/listed";
import { readEnding, wasPlayed } from "@/domain/match/ending";
import { sheetOf } from "@/domain/match/check";
import { boardsLeft } from "@/domain/match/detail/boards";
import { formatIn } from "@/domain/season/format";
import { amountOf } from "@/domain/wording";
import { useLeague } from "@/ui/where";
import { BoardRows } from "./BoardRows";
import { ColumnsTable } from "./ColumnsTable";
import { TieRows } from "./TieRows";
import styles from "./ScoreSheet.module.css";

interface ScoreSheetProps {
  readonly match: PlayedMatch;
}

/** A score as its sport keeps it: sets and periods in columns, ties and boards line by line; nothing where none is kept. */
export function ScoreSheet({ match }: ScoreSheetProps) {
  const league = useLeague();
  const { result } = match.match.outcome;
  const scoreFormat = formatIn(league, result.season).score;
  if (!scoreFormat || !wasPlayed(readEnding(result.ending))) return null;
  const sheet = sheetOf(result, scoreFormat);
  if (!sheet) {
    const { targets } = scoreFormat;
    const score = [result.scoreA ?? 0, result.scoreB ?? 0] as const;
    const left = targets.kind === "boards" ? boardsLeft(score, targets) : null;
    return left && <p className={styles.line}>{amountOf(left, "board")} not played</p>;
  }
  const names = [match.teamA, match.teamB] as const;
  const sides = [result.playersA, result.playersB] as const;
  const parts = league.game.tie ?? [];
  const { sport } = league;
  const shared = { sport, names, sides, parts };
  switch (sheet.kind) {
    case "half":
      return <p className={styles.line}>{scoreFormat.words(sheet)}</p>;
    case "sets":
      return (
        <ColumnsTable
          sport={sport}
          heads={numbered("Set", sheet.sets)}
          names={names}
          pairs={sheet.sets}
        />
      );
    case "periods":
      return (
        <ColumnsTable
          sport={sport}
          heads={[
            ...numbered("Quarter", sheet.periods),
            ...numbered("Overtime", sheet.overtimes).map(
              ([short, long, of]) => [`OT${short}`, long, of] as const,
            ),
          ]}
          names={names}
          pairs={[...sheet.periods, ...sheet.overtimes]}
          isSum
        />
      );
    case "games":
      return (
        <TieRows
          {...shared}
          contests={sheet.matches.map(({ sets, end }) => ({
            end,
            sets: sets.map((score) => ({ score, tieBreak: null, instead: false })),
          }))}
        />
      );
    case "rubbers":
      return <TieRows {...shared} contests={sheet.rubbers} />;
    case "boards":
      return <BoardRows {...shared} boards={sheet.boards} />;
  }
}

/** "1", "Set 1" and "Set" of the first of them. */
const numbered = (noun: string, of: readonly unknown[]) =>
  of.map((_, at) => [`${at + 1}`, `${noun} ${at + 1}`, noun] as const);
