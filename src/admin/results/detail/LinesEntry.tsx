import FormHelperText from "@mui/material/FormHelperText";
import TextField from "@mui/material/TextField";
import { useId, useState } from "react";
import type { ScoreFormat, Targets } from "@/domain/match/detail";
import { findClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { useSuggestions } from "../../fields/suggestions";
import {
  cellsShown,
  hasTieBreak,
  linesOf,
  noCell,
  firstClash,
  textOf,
  type Cell,
  type Line,
} from "./cells";
import { PartPlayers } from "./PartPlayers";
import type { EntryProps } from "./ScoreEntry";
import styles from "./ScoreEntry.module.css";
import { useTypedScore } from "./useTypedScore";

const nouns: Partial<Record<Targets["kind"], string>> = {
  half: "Half-time",
  sets: "Set",
  games: "Game",
  rubbers: "Set",
};

function cellName(targets: Targets, at: number): string {
  if (targets.kind === "half") return "Half-time";
  if (targets.kind === "periods") {
    const { periods, noun } = targets;
    if (at >= periods) return `Overtime ${at - periods + 1}`;
    return periods === 1 ? noun : `${noun} ${at + 1}`;
  }
  return `${nouns[targets.kind] ?? ""} ${at + 1}`;
}

/** Returns the heading of a cell's column: the cell's name, shortened for periods, because a phone has little room. */
function cellHead(targets: Targets, at: number): string {
  if (targets.kind !== "periods") return cellName(targets, at);
  const { periods, noun } = targets;
  return at < periods ? `${noun.charAt(0)}${at + 1}` : `OT${at - periods + 1}`;
}

function linesIn(targets: Targets): number {
  if (targets.kind === "games") return targets.matches;
  return targets.kind === "rubbers" ? targets.rubbers : 1;
}

const digits = (text: string) => text.replace(/\D/g, "").slice(0, 3);

/** The fields for sets, games, periods or half-time, in columns. A tie has one such line for each individual match. */
export function LinesEntry({ format, text, onType, sheet, names, parts }: EntryProps) {
  const { targets } = format;
  const [typed, setTyped] = useState({ text, lines: linesOf(sheet) });
  // If the text was changed elsewhere (typed as text, or restored from a draft), the text replaces the typed cells.
  const lines = typed.text === text ? typed.lines : linesOf(sheet);
  const count = linesIn(targets);
  const lineAt = (at: number): Line => lines[at] ?? { cells: [], end: "" };

  const change = (at: number, line: Line) => {
    const all = Array.from({ length: count }, (_, nth) => (nth === at ? line : lineAt(nth)));
    const next = textOf(all, targets);
    setTyped({ text: next, lines: all });
    onType(next);
  };

  return Array.from({ length: count }, (_, at) => {
    const part = count > 1 ? parts[at] : undefined;
    const line = lineAt(at);
    return (
      <fieldset className={styles.part} key={at}>
        {count > 1 && <legend>{part?.name ?? `Match ${at + 1}`}</legend>}
        {part && <PartPlayers names={names} part={part} />}
        <LineCells
          line={line}
          names={names}
          onChange={(changed) => change(at, changed)}
          prefix={part ? `${part.name}, ` : ""}
          format={format}
        />
        {count > 1 && <EndChoice line={line} names={names} onChange={(to) => change(at, to)} />}
      </fieldset>
    );
  });
}

interface LineProps {
  readonly line: Line;
  readonly names: EntryProps["names"];
  readonly onChange: (line: Line) => void;
}

interface LineCellsProps extends LineProps {
  readonly format: ScoreFormat;
  /** The beginning of each field's name; empty if there is only one line. */
  readonly prefix: string;
}

function LineCells({ line, names, onChange, format, prefix }: LineCellsProps) {
  const { targets } = format;
  const id = useId();
  // The last cell that the user has left. A cell after it is still being typed, so its error is not shown yet. Cells
  // that were filled from the start count as left.
  const [left, setLeft] = useState(line.cells.length - 1);
  const found = firstClash(line, format, useTypedScore());
  const refused = found && found.at <= left ? found : null;
  const leave = (at: number) => line.cells[at]?.b && setLeft(Math.max(left, at));
  const shown = cellsShown(line, targets);
  const cellAt = (at: number): Cell => line.cells[at] ?? noCell;
  const change = (at: number, changed: Partial<Cell>) => {
    const length = Math.max(shown, line.cells.length);
    const cells = Array.from({ length }, (_, nth) =>
      nth === at ? { ...cellAt(nth), ...changed } : cellAt(nth),
    );
    onChange({ ...line, cells });
  };
  const input = (at: number, key: keyof Cell, name: string, label?: string) => (
    <TextField
      className={styles.cell}
      error={refused?.at === at}
      {...(label && { label })}
      onBlur={() => leave(at)}
      onChange={({ target }) => change(at, { [key]: digits(target.value) })}
      onKeyDown={(event) => event.key === "Enter" && leave(at)}
      size="small"
      slotProps={{
        htmlInput: {
          ...(refused?.at === at && { "aria-describedby": id }),
          "aria-label": `${prefix}${cellName(targets, at)}, ${name}`,
          autoComplete: "off",
          inputMode: "numeric",
        },
      }}
      value={cellAt(at)[key] ?? ""}
    />
  );
  return (
    <>
      <div className={styles.cells}>
        <div aria-hidden="true" className={styles.sides}>
          {names.map((name) => (
            <SideCrest key={name} name={name} />
          ))}
        </div>
        {Array.from({ length: shown }, (_, at) => (
          <div className={styles.column} key={at}>
            <span aria-hidden="true" className="text-caption text-secondary nowrap">
              {cellHead(targets, at)}
            </span>
            {input(at, "a", names[0])}
            {input(at, "b", names[1])}
            {targets.kind === "rubbers" &&
              hasTieBreak(cellAt(at)) &&
              input(at, "tieBreak", "loser’s points in the tie-break", "TB")}
          </div>
        ))}
      </div>
      {refused && (
        <FormHelperText error id={id}>
          {refused.words}
        </FormHelperText>
      )}
    </>
  );
}

/** The crest of the team that a row of the sheet belongs to; a name would leave the figures no room on a phone. */
function SideCrest({ name }: { readonly name: string }) {
  const club = findClub(useSuggestions().clubs, name);
  return <Crest colours={club?.colours} decorative logo={club?.logo} name={name} size={24} />;
}

/** A select for how an individual match ended: played, retired or walkover. */
function EndChoice({ line, names, onChange }: LineProps) {
  const options = [
    ["", "Played to the end"],
    ["ret A", `${names[0]} retired`],
    ["ret B", `${names[1]} retired`],
    ["wo A", `Walkover to ${names[0]}`],
    ["wo B", `Walkover to ${names[1]}`],
  ] as const;
  return (
    <label className={styles.end}>
      <span className="visually-hidden">How it ended</span>
      <select onChange={({ target }) => onChange({ ...line, end: target.value })} value={line.end}>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
