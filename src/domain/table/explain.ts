import type { Exact } from "./exact";
import { figuresOf, type Figures } from "./figures";
import type { Team } from "./outcome";
import { amongThem, type RankedTable, type Split } from "./rank";

/** Why one team is above another: the criteria on which they are level, in order, and the one that separates them. */
export interface RankReason {
  readonly levelOn: readonly Split[];
  readonly split: Split;
}

const places = (split: Split, upper: Team, lower: Team) =>
  [upper, lower].map((team) => split.parts.findIndex((part) => part.includes(team)));

/**
 * Returns why `upper` is above `lower`; "shared" if no criterion separates them. A withdrawn team has no reason in the
 * figures; its row itself says that it withdrew.
 */
export function why(table: RankedTable, upper: Team, lower: Team): RankReason | "shared" {
  const both = table.splits.filter(({ set }) => set.includes(upper) && set.includes(lower));
  const at = both.findIndex((split) => {
    const [one, other] = places(split, upper, lower);
    return one !== other;
  });
  const found = both[at];
  return found ? { levelOn: both.slice(0, at), split: found } : "shared";
}

/** Returns the figures of those teams from the matches among them alone, in their order, without adjustments. */
export function miniTable(
  { pack, counted }: RankedTable,
  among: readonly Team[],
): Map<Team, Figures> {
  return figuresOf(pack, among, amongThem(counted, among));
}

/** Formats a value for visitors: "+1" for a difference, "10:7" for a ratio, "44 of 84", "80.3 (241 in 3)". */
export function valueInWords(key: string, value: Exact | undefined): string {
  if (value === undefined) return "none";
  if (typeof value !== "number") {
    const [sum, count] = value;
    if (key.endsWith(".avg"))
      return count === 0 ? "none" : `${(sum / count).toFixed(1)} (${sum} in ${count})`;
    return value.join(key.endsWith(".pct") ? " of " : ":");
  }
  if (key.endsWith(".ratio")) return "0:0";
  const signed = key.endsWith(".diff") && value > 0 ? `+${value}` : `${value}`;
  return signed.replace("-", "−");
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Checks whether a figure counts something, so that the number comes before its words: "4 points". */
const counts = (key: string) => /^(points|won|lost|played|awayWon|place\.\d+)$/.test(key);

function amountInWords(value: string, words: string): string {
  return `${value} ${value === "1" ? words.replace(/(\w+?)(?:(?<=ch)es|s)\b/, "$1") : words}`;
}

/** Describes a criterion for two teams: "goals 4 and 2"; equal counts are called equal. */
function splitInWords(
  { criterion: { key, words }, values }: Split,
  upper: Team,
  lower: Team,
  called: TeamLabel,
) {
  const [one, other] = [upper, lower].map((team) => valueInWords(key, values.get(team)));
  if (key === "playOff") return `${words} won by ${called(upper)}`;
  if (key === "lastMatch")
    return one === other ? `${words} drawn` : `${words} won by ${called(upper)}`;
  return one === other && counts(key) ? `${words} equal` : `${words} ${one} and ${other}`;
}

/** Describes the criteria over all matches on which they are level: "Level on 4 points, goal difference +1". */
function levelInWords(splits: readonly Split[], team: Team): string[] {
  const figures = splits.map(({ criterion: { key, words }, values }) => {
    const value = valueInWords(key, values.get(team));
    return counts(key) ? amountInWords(value, words) : `${words} ${value}`;
  });
  return figures.length > 0 ? [`Level on ${figures.join(", ")}`] : [];
}

/** Describes the splits in sentences; splits over the same matches are in one. */
function clauses(
  splits: readonly Split[],
  upper: Team,
  lower: Team,
  { listed, called }: Names,
): string[] {
  const sentences: { readonly scope: string; readonly said: string[] }[] = [];
  for (const split of splits) {
    const { among } = split;
    const scope = !among
      ? ""
      : among.length === 2
        ? `Between ${listed(among, " and ")}: `
        : `Among ${listed(among, ", ")}: `;
    const last = sentences.at(-1);
    const said = splitInWords(split, upper, lower, called);
    if (last?.scope === scope) last.said.push(said);
    else sentences.push({ scope, said: [said] });
  }
  return sentences.map(({ scope, said }) => upperFirst(scope + said.join(", ")));
}

/** Returns the name of a team for visitors. */
export type TeamLabel = (team: Team) => string;

interface Names {
  readonly called: TeamLabel;
  /** Joins names in the order of the table. */
  readonly listed: (teams: readonly Team[], joined: string) => string;
}

/**
 * Describes in words why one team is above the other: "Level on 4 points. Among A, B, C: points equal, difference +1
 * and +1, goals 4 and 2."
 */
export function whyInWords(
  table: RankedTable,
  upper: Team,
  lower: Team,
  called: TeamLabel = (team) => team,
): string {
  const found = why(table, upper, lower);
  const shared = found === "shared";
  const all = table.splits.filter(({ set }) => set.includes(upper) && set.includes(lower));
  const before = shared ? all : found.levelOn;
  const start = before.findIndex(({ among }) => among);
  const overall = start === -1 ? before : before.slice(0, start);
  const listed: Names["listed"] = (teams, joined) =>
    table.rows.flatMap(({ team }) => (teams.includes(team) ? [called(team)] : [])).join(joined);
  const unmet = table.skipped.find(({ set }) => set.includes(upper) && set.includes(lower));
  const rest = [...before.slice(overall.length), ...(shared ? [] : [found.split])];
  const sentences = [
    ...levelInWords(overall, upper),
    ...(unmet ? [`Not all of ${listed(unmet.set, ", ")} have met equally often`] : []),
    ...clauses(rest, upper, lower, { listed, called }),
    ...(shared ? ["Nothing separates them: they share a place"] : []),
  ];
  return `${sentences.join(". ")}.`;
}
