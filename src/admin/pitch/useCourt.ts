import { useState } from "react";
import { liveLimits, type LiveMatch } from "@/domain/match/live";
import type { ScoreFormat } from "@/domain/match/detail";
import { OPEN_BOARD } from "@/domain/match/detail/boards";
import { notBegun, type SheetStep } from "@/domain/match/pitch";
import { courseOf, isTurn, scoreOfLines } from "@/domain/match/running/course";
import { linesOf, noLine, sheetOfLines, type Line } from "@/domain/match/running/lines";
import { stageInWords } from "@/domain/match/running/words";
import type { League } from "@/domain/league/league";
import { keep, readKeptTaps, type Tap } from "./pitchStorage";
import type { PitchState, PitchSteps } from "./pitchSteps";
import { usePitch } from "./usePitch";

/** How many taps can be undone. */
const TAPS = 30;

/** The state of a match that is scored on its score sheet, with functions to enter more. */
export interface Court extends PitchState, PitchSteps {
  readonly now: LiveMatch;
  readonly lines: readonly Line[];
  /** A character for the result of each board, with `OPEN_BOARD` for a board in play; '' if there are none. */
  readonly boards: string;
  /** Saves a new state of a line of the score sheet. @param at the line's index @param says what was done, in words */
  readonly tellLine: (at: number, line: Line, says: string) => void;
  readonly tellBoard: (at: number, board: string, says: string) => void;
  /** The last tap that can be undone; null if there is none, or if another user has entered more since. */
  readonly last: Tap | null;
  readonly undo: () => void;
}

const stepOf = ({ scoreA, scoreB, detail, phase }: LiveMatch): SheetStep => ({
  scoreA,
  scoreB,
  detail,
  phase,
});

/** Says what is being played, in the 40 characters of a live document: "Singles 2, set 1"; "Ended" if all is over. */
function phaseOf(
  lines: readonly Line[],
  at: number,
  names: readonly string[],
  format: ScoreFormat,
) {
  const { targets, contests } = format;
  const line = lines[at] ?? noLine;
  const stage = stageInWords(line, targets);
  if (contests === null) return stage === "" ? "Ended" : stage;
  const isOver = (one: Line | undefined) => one && courseOf(one, targets).open === null;
  if (stage === "" && Array.from({ length: contests }, (_, nth) => lines[nth]).every(isOver)) {
    return "Ended";
  }
  const name = names[at] ?? `Match ${at + 1}`;
  const [first = "", ...rest] = stage;
  return stage === "" ? `${name} over` : `${name}, ${first.toLowerCase()}${rest.join("")}`;
}

/** Keeps the score sheet of a match that is scored live, point by point. */
export function useCourt(league: League, fixture: string, format: ScoreFormat): Court {
  const pitch = usePitch(league, fixture);
  const [taps, setTaps] = useState(() => readKeptTaps(league.slug, fixture));
  const now = pitch.match ?? notBegun;
  const reading = now.detail === "" ? null : format.read(now.detail);
  const sheet = reading?.ok ? reading.sheet : null;
  const lines = linesOf(sheet);
  const boards = sheet?.kind === "boards" ? sheet.boards : "";
  const { targets } = format;
  const names = (league.game.tie ?? []).map(({ name }) => name);

  const keepTaps = (next: readonly Tap[]) => {
    setTaps(next);
    keep("taps", league.slug, fixture, next);
  };
  const tell = (step: SheetStep, says: string, send: "take" | "gather" = "take") => {
    if (step.detail === now.detail || !liveLimits.detailPattern.test(step.detail)) return;
    keepTaps([...taps.slice(1 - TAPS), { says, before: stepOf(now), after: step.detail }]);
    pitch[send]({ do: "sheet", ...step });
  };
  const tellLine = (at: number, line: Line, says: string) => {
    const length = Math.max(at + 1, lines.length);
    const all = Array.from({ length }, (_, nth) => (nth === at ? line : (lines[nth] ?? noLine)));
    const next = sheetOfLines(all, targets);
    const [scoreA, scoreB] = scoreOfLines(all, targets);
    const phase = phaseOf(all, at, names, format);
    const send = isTurn(lines[at] ?? noLine, line, targets) ? "take" : "gather";
    tell({ scoreA, scoreB, phase, detail: next ? format.write(next) : "" }, says, send);
  };
  const tellBoard = (at: number, board: string, says: string) => {
    const count = format.contests ?? 0;
    const all = Array.from({ length: count }, (_, nth) =>
      nth === at ? board : (boards[nth] ?? OPEN_BOARD),
    );
    const [scoreA, scoreB] = format.headline({ kind: "boards", boards: all.join("") }) ?? [0, 0];
    const over = all.filter((one) => one !== OPEN_BOARD).length;
    const phase = over === count ? "Ended" : `${over} of ${count} boards`;
    tell({ scoreA, scoreB, phase, detail: all.join("") }, says);
  };
  const latest = taps.at(-1);
  const last = latest?.after === now.detail ? latest : null;
  const undo = () => {
    if (!last) return;
    keepTaps(taps.slice(0, -1));
    pitch.take({ do: "sheet", ...last.before });
  };
  return { ...pitch, now, lines, boards, tellLine, tellBoard, last, undo };
}
