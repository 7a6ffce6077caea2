import { useState } from "react";
import { PartPlayers } from "./PartPlayers";
import type { EntryProps } from "./ScoreEntry";
import styles from "./ScoreEntry.module.css";

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

/** Stands for a board of which nothing is entered yet; no sheet has it. */
const OPEN = "?";

/** Board by board: who sat there with which colour, and 1, ½ or 0. */
export function BoardsEntry({ format, text, onType, sheet, names, parts }: EntryProps) {
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
