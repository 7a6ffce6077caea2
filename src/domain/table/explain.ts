import type { Exact } from "./exact";
import { figuresOf, type Figures } from "./figures";
import type { Team } from "./outcome";
import type { Criterion } from "./pack";
import { amongThem, type RankedTable, type Split } from "./rank";

/** Why one team stands above another: what they were level on, in turn, and what split them. */
export interface Why {
  readonly levelOn: readonly Split[];
  readonly split: Split;
}

const places = (split: Split, upper: Team, lower: Team) =>
  [upper, lower].map((team) => split.parts.findIndex((part) => part.includes(team)));

/**
 * Why `upper` stands above `lower`; "shared" where nothing separates them. A team that is out has
 * no reason in the figures and counts as shared with nobody: its row says why itself.
 */
export function why(table: RankedTable, upper: Team, lower: Team): Why | "shared" {
  const both = table.splits.filter(({ set }) => set.includes(upper) && set.includes(lower));
  const at = both.findIndex((split) => {
    const [one, other] = places(split, upper, lower);
    return one !== other;
  });
  const found = both[at];
  return found ? { levelOn: both.slice(0, at), split: found } : "shared";
}

/** The table of the matches among those teams alone, in their order; no adjustments. */
export function miniTable(
  { pack, counted }: RankedTable,
  among: readonly Team[],
): Map<Team, Figures> {
  return figuresOf(pack, among, amongThem(counted, among));
}

/** A value for readers: "+1" for a difference, "10:7" for a ratio, "44 of 84", "241 in 3". */
function valueInWords(key: string, value: Exact | undefined): string {
  if (value === undefined) return "none";
  if (typeof value !== "number") {
    const join = key.endsWith(".pct") ? " of " : key.endsWith(".avg") ? " in " : ":";
    return value.join(join);
  }
  const signed = key.endsWith(".diff") && value > 0 ? `+${value}` : `${value}`;
  return signed.replace("-", "−");
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Counts that were equal are called so; scores are shown even when they were. */
const counted = ({ key }: Criterion) => !key.includes(".");

function splitInWords({ criterion, values }: Split, upper: Team, lower: Team): string {
  const [one, other] = [upper, lower].map((team) => valueInWords(criterion.key, values.get(team)));
  return one === other && counted(criterion)
    ? `${criterion.words} equal`
    : `${criterion.words} ${one} and ${other}`;
}

function levelInWords(levelOn: readonly Split[], team: Team): string {
  const figures = levelOn.map(({ criterion: { key, words }, values }) =>
    counted({ key } as Criterion)
      ? `${valueInWords(key, values.get(team))} ${words}`
      : `${words} ${valueInWords(key, values.get(team))}`,
  );
  return figures.length ? `Level on ${figures.join(", ")}. ` : "";
}

/**
 * The same in words: "Level on 4 points. Among A, B, C: points equal, difference +1 and +1, goals 4
 * and 2 (UEFA EURO 2022–24, 20.01 c)."
 */
export function whyInWords(table: RankedTable, upper: Team, lower: Team): string {
  const found = why(table, upper, lower);
  if (found === "shared") return `Nothing separates ${upper} and ${lower}: they share a place.`;
  const { levelOn, split } = found;
  const first = levelOn.findIndex(({ among }) => among);
  const overall = first === -1 ? levelOn : levelOn.slice(0, first);
  const rest = [...(first === -1 ? [] : levelOn.slice(first)), split];
  const clauses: string[] = [];
  let scope: readonly Team[] | undefined;
  for (const one of rest) {
    const words = splitInWords(one, upper, lower);
    const last = clauses.pop();
    if (last !== undefined && scope === one.among) clauses.push(`${last}, ${words}`);
    else {
      const begin = one.among ? `Among ${one.among.join(", ")}: ${words}` : upperFirst(words);
      clauses.push(...(last === undefined ? [] : [last]), begin);
    }
    scope = one.among;
  }
  const { cite } = split.criterion;
  return `${levelInWords(overall, upper)}${clauses.join(". ")}${cite && ` (${cite})`}.`;
}
