import { isMeasured, type Goal, type GoalOutcome } from "../../tests/reliability/goal";

type Row = readonly [id: string, goal: string, target: string, figure: string, ok: string];

const HEAD: Row = ["id", "goal", "target", "figure", "ok"];
/** How wide a column may get on a screen; longer texts go on below. */
const WIDEST = [4, 34, 44, 60, 4];

function rowOf(goal: Goal, outcomes: ReadonlyMap<string, GoalOutcome>): Row {
  const { id, what, target } = goal;
  if (!isMeasured(goal)) return [id, what, target, `not run here: ${goal.notHere}`, "–"];
  const outcome = outcomes.get(id);
  if (!outcome) return [id, what, target, `not run: npm run verify -- ${id}`, "–"];
  return [id, what, target, outcome.figure, outcome.ok ? "yes" : "NO"];
}

/** A text in lines of at most that many characters, broken between words. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** The goals as a table for a screen. */
export function screenTable(goals: readonly Goal[], outcomes: readonly GoalOutcome[]): string {
  const byId = new Map(outcomes.map((outcome) => [outcome.goal.id, outcome]));
  const rows = [HEAD, ...goals.map((goal) => rowOf(goal, byId))];
  return rows.map(screenRow).join("\n");
}

function screenRow(row: Row): string {
  const cells = row.map((text, column) => wrap(text, WIDEST[column] ?? 60));
  const height = Math.max(...cells.map(({ length }) => length));
  const lines = Array.from({ length: height }, (_, line) =>
    cells
      .map((cell, column) => (cell[line] ?? "").padEnd(WIDEST[column] ?? 60))
      .join(" | ")
      .trimEnd(),
  );
  return lines.join("\n");
}

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("\n", " ");

/** When and how the figures of a run came about. */
interface Occasion {
  /** 2026-11-20 */
  readonly day: string;
  readonly full: boolean;
}

/** A goal's row of the document. */
function documentRow({ goal, figure, ok }: GoalOutcome, { day, full }: Occasion): string {
  const command = `\`npm run verify -- ${goal.id}${full ? " --full" : ""}\``;
  const cells = [goal.id, goal.what, goal.target, figure, ok ? "yes" : "**no**", command, day];
  return `| ${cells.map(cell).join(" | ")} |`;
}

/**
 * The document with the rows of these goals renewed; rows of goals that were not run stay as they are.
 * @throws Error when the document has no row for one of them
 */
export function renewRows(
  document: string,
  outcomes: readonly GoalOutcome[],
  occasion: Occasion,
): string {
  let renewed = document;
  for (const outcome of outcomes) {
    const row = new RegExp(`^\\| ${outcome.goal.id} \\|.*\\|$`, "m");
    if (!row.test(renewed)) throw new Error(`The document has no row for ${outcome.goal.id}.`);
    renewed = renewed.replace(row, () => documentRow(outcome, occasion));
  }
  return renewed;
}
