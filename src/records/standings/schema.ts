import { club, count, decimal, field, lines, optionalInteger, text } from "../field";
import { limits } from "@/domain/limits";
import { readText } from "@/domain/reading";
import { adjustmentPattern } from "@/domain/table/adjustmentPattern";
import { schemaOf, type FieldsOf } from "../schema";

/** What happens to the matches of a withdrawn team; "" if the team did not withdraw. */
export type Withdrawal = "" | "keep" | "void" | "lose";

const withdrawals: readonly Withdrawal[] = ["keep", "void", "lose"];

function readOut(raw: unknown): Withdrawal {
  const out = readText(raw).toLowerCase();
  return withdrawals.find((one) => one === out) ?? "";
}

const signed = { min: -limits.statistic };

/**
 * One row of a league table with the columns of all sports; `sports/` declares which columns a sport has. Old rows have
 * the team in `teamName` or `name`; both become `team`.
 */
export const standingSchema = schemaOf({
  team: club("Team name"),
  group: text("Group", { max: limits.shortText }),
  played: count("Played"),
  won: count("Won"),
  draw: count("Drawn"),
  lost: count("Lost"),
  gf: count("Goals for"),
  ga: count("Goals against"),
  gd: count("Goal difference", signed),
  points: count("Points", signed),
  streak: text("Streak", { max: limits.shortText }),
  ppg: decimal("Points per game", { max: limits.score }),
  adjust: lines("Points adjustment", adjustmentPattern, {
    max: limits.adjustments,
    optional: true,
  }),
  reason: text("Reason of the withdrawal", { max: limits.reason, optional: true }),
  out: field(readOut, {
    label: "Withdrawn",
    control: "text",
    max: 4,
    optional: true,
    pattern: /^(keep|void|lose)$/,
  }),
  lot: optionalInteger("Lot", { min: 1, max: limits.adjustment, optional: true }),
});

export type Standing = FieldsOf<typeof standingSchema>;

/** The columns that a table can have besides rank and team. */
export type StandingColumn = Exclude<
  keyof Standing,
  "team" | "group" | "adjust" | "reason" | "out" | "lot"
>;
