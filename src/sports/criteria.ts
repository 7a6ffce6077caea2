import { enumerated } from "@/domain/wording";
import { ordinal } from "@/domain/ordinal";
import type { Criterion, Points, RulePack } from "@/domain/table/pack";
import type { Unit } from "@/domain/table/outcome";

function worth(points: Points): string {
  if (points.kind === "margin") {
    const scores = Object.entries(points.table).map(
      ([score, [winner, loser]]) =>
        `${score.replace("-", "–")} brings the winner ${winner} and the loser ${loser}`,
    );
    return enumerated(scores);
  }
  if (points.kind === "score") return "1 for each single, doubles or rubber won";
  const { win, draw, loss, late, forfeitLoss = loss } = points;
  return enumerated([
    `${win} for a win`,
    ...(draw === undefined ? [] : [`${draw} for a draw`]),
    `${loss} for a defeat`,
    ...(late ? [`${late.win} for a win and ${late.loss} for a defeat after extra time`] : []),
    ...(forfeitLoss === loss ? [] : [`${forfeitLoss} for not turning up`]),
  ]);
}

/**
 * Returns one sentence about the points for a match under a rule pack.
 * @param pack undefined if the rules are unknown
 */
export function pointsMeaning(pack: Pick<RulePack, "points"> | undefined): string {
  return pack?.points
    ? `What the matches are worth: ${worth(pack.points)}.`
    : "The points for the matches, under the league's rules.";
}

/** The words for the units of a score; "score" itself has no word, because its unit differs between sports. */
const things: Readonly<Record<Exclude<Unit, "score">, string>> = {
  sets: "sets",
  games: "games",
  rally: "points within the sets or games",
};

function counted(unit: Unit, as: string): string {
  const [won, lost] =
    unit === "score"
      ? ["what was scored", "what the opponents scored"]
      : [`${things[unit]} won`, `${things[unit]} lost`];
  switch (as) {
    case "diff":
      return `${won} minus ${lost}`;
    case "ratio":
      return `${won} divided by ${lost}`;
    case "pct":
      return unit === "score"
        ? `${won} as a share of what both scored`
        : `${won} as a share of all ${things[unit]}`;
    case "avg":
      return `${won}, divided by the matches played`;
    case "awayFor":
      return `${won} in matches away`;
    default:
      return `${won}, added up over the matches`;
  }
}

const plain: Readonly<Record<string, string>> = {
  won: "how many matches were won",
  lost: "how many matches were lost",
  played: "how many matches were played",
  awayWon: "how many matches away were won",
  lastMatch: "who won the last match between them",
  conduct: "points taken off for yellow and red cards",
  seed: "the order that was fixed before the season",
  lot: "the lot that the organiser drew",
};

/** Returns one sentence about what a criterion compares, with the rule. */
export function criterionMeaning(
  { key, among, cite }: Criterion,
  pack: Pick<RulePack, "points">,
): string {
  const [first = "", as = ""] = key.split(".");
  const said =
    key === "points"
      ? pointsMeaning(pack).slice(0, -1).replace("What", "what")
      : first === "place"
        ? `how often the ${ordinal(Number(as))} place was taken`
        : first === "esb"
          ? "the figures of every opponent, weighted by what was won against it"
          : (plain[key] ?? counted(first as Unit, as));
  const words = among ? `in the matches among the teams that are level, ${said}` : said;
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} (${cite}).`;
}
