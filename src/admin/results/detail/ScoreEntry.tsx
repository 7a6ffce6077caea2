import { useWatch } from "react-hook-form";
import { useState } from "react";
import { scoreFigure } from "@/domain/match/figure";
import type { ScoreFormat, Sheet } from "@/domain/match/detail";
import { leaderOf } from "@/domain/match/pair";
import type { TiePart } from "@/domain/people/parts";
import { pointsOf } from "@/domain/table/pack";
import { goOn } from "../../fields/enterKey";
import { useSuggestions } from "../../fields/suggestions";
import type { FormValues } from "../../fields/values";
import { linesOf, firstClash } from "./cells";
import { LinesEntry } from "./LinesEntry";
import styles from "./ScoreEntry.module.css";
import { useTypedScore } from "./useTypedScore";
import { PartPlayers } from "./PartPlayers";

interface ScoreEntryProps {
  readonly format: ScoreFormat;
  /** The score detail typed so far, in its stored form. */
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The props of the entry forms of the kinds of score sheet. */
export interface EntryProps extends ScoreEntryProps {
  readonly sheet: Sheet | null;
  readonly names: readonly [a: string, b: string];
  readonly parts: readonly TiePart[];
}

/** The score detail of a match, entered field by field in the sport's format. Below it, the score that follows. */
export function ScoreEntry(props: ScoreEntryProps) {
  const { format, text } = props;
  const { league } = useSuggestions();
  const [teamA, teamB] = useWatch<FormValues>({ name: ["teamA", "teamB"] });
  const nameOf = (team: unknown, otherwise: string) =>
    (typeof team === "string" && team.trim()) || otherwise;
  const names = [nameOf(teamA, "Team A"), nameOf(teamB, "Team B")] as const;
  const { tie: parts = [] } = league.game;
  const reading = text.trim() === "" ? null : format.read(text);
  const sheet = reading?.ok ? reading.sheet : null;
  const shared = { ...props, sheet, names, parts };
  return (
    // The key events come from the fields inside; the handler only moves the focus from one field to the next.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div aria-label="Score sheet" className={styles.sheet} onKeyDown={goOn} role="group">
      {format.kind === "boards" ? <BoardsEntry {...shared} /> : <LinesEntry {...shared} />}
      <p aria-live="polite" className={styles.result}>
        {sheet && <SheetTotal format={format} names={names} sheet={sheet} />}
      </p>
    </div>
  );
}

/** The score that the sheet adds up to, the winner and the points; or what is missing or impossible. */
function SheetTotal({
  format,
  names,
  sheet,
}: Pick<EntryProps, "format" | "names"> & { readonly sheet: Sheet }) {
  const { league, format: season } = useSuggestions();
  const [stage] = useWatch<FormValues>({ name: ["stage"] });
  const { scoreUnit, draws } = league.game;
  const score = format.headline(sheet);
  const typed = useTypedScore();
  const leader = score && leaderOf(score);
  const winner = leader && names[leader === "A" ? 0 : 1];
  // The cell shows this error too; the text here is for screen readers.
  const atCell = linesOf(sheet).flatMap((line) => firstClash(line, format, typed) ?? [])[0];
  const problem = format.problem(sheet, { draws, gaveUp: null }) ?? atCell?.words ?? null;
  const points =
    score && problem === null && !stage
      ? pointsOf(season.pack.points, {
          winner: leader,
          lostBy: "play",
          units: { score },
        })
      : null;
  return (
    <>
      {score && (
        <b>
          {names[0]} {score.map((one) => scoreFigure(one, scoreUnit)).join("–")} {names[1]}
        </b>
      )}
      {problem === null ? (
        score && ` · ${winner ? `${winner} win` : "a draw"}`
      ) : (
        <span className={atCell && "visually-hidden"}> · {problem}</span>
      )}
      {points && ` · ${points.join("–")} points in the table`}
    </>
  );
}

const results = [
  ["1", "1–0"],
  ["=", "½–½"],
  ["0", "0–1"],
  ["+", "+ –"],
  ["-", "– +"],
  ["*", "Not played"],
] as const;

const spoken: Readonly<Record<string, (names: EntryProps["names"]) => string>> = {
  "1": ([a]) => `${a} win`,
  "=": () => "draw",
  "0": ([, b]) => `${b} win`,
  "+": ([a]) => `${a} win without play`,
  "-": ([, b]) => `${b} win without play`,
  "*": () => "not played",
};

/** The mark of a board without an entry yet; it is never stored. */
const OPEN = "?";

/** The fields of each board: its players, which team has White, and its result (1, ½ or 0). */
function BoardsEntry({ format, text, onType, sheet, names, parts }: EntryProps) {
  const count = format.targets.kind === "boards" ? format.targets.boards : 0;
  const [typed, setTyped] = useState({ text, boards: text });
  const stored = sheet?.kind === "boards" ? sheet.boards : "";
  const boards = typed.text === text ? typed.boards : stored;

  const choose = (at: number, board: string) => {
    const all = Array.from({ length: count }, (_, nth) =>
      nth === at ? board : (boards[nth] ?? OPEN),
    ).join("");
    setTyped({ text: all, boards: all });
    onType(all);
  };

  return Array.from({ length: count }, (_, at) => {
    const part = parts[at];
    // FIDE team matches: the first named team has White on the odd boards.
    const white = names[at % 2];
    return (
      <fieldset className={styles.part} key={at}>
        <legend>
          Board {at + 1} · White: {white}
        </legend>
        {part && <PartPlayers names={names} part={part} />}
        <div className={styles.choices}>
          {results.map(([value, label]) => (
            <label className={styles.choice} key={value}>
              <input
                aria-label={`Board ${at + 1}: ${spoken[value]?.(names) ?? label}`}
                checked={boards[at] === value}
                name={`board-${at}`}
                onChange={() => choose(at, value)}
                type="radio"
                value={value}
              />
              <span aria-hidden="true">{label}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  });
}
