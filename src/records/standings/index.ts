import { readFigure, readText } from "@/domain/reading";
import { firstNonZero, firstNonEmpty } from "../former";
import { defineKind, type RawRecord } from "../kind";
import { standingSchema } from "./schema";

/** Converts a row of the old site: the team has other keys, and figures that can be computed are missing. */
function former(raw: RawRecord): RawRecord {
  const draw = firstNonZero(raw["draw"], raw["drawn"]);
  const figure = (value: unknown) => readFigure(value) ?? 0;
  const or = (value: unknown, otherwise: number) =>
    readFigure(value) === null ? otherwise : value;
  const [won, drawn, lost] = [figure(raw["won"]), figure(draw), figure(raw["lost"])];
  return {
    ...raw,
    ...reasoned(raw),
    draw,
    team: firstNonEmpty(raw["teamName"], raw["name"], raw["team"]),
    played: or(raw["played"], won + drawn + lost),
    gd: or(raw["gd"], figure(raw["gf"]) - figure(raw["ga"])),
    points: or(raw["points"], 3 * won + drawn),
  };
}

/** Converts an adjustment in its old form, a number of points and a reason, to lines. */
function reasoned({ adjust, reason, out }: RawRecord): RawRecord {
  return typeof adjust === "number"
    ? { adjust: [`${adjust} ${readText(reason)}`], reason: out ? reason : "" }
    : {};
}

/** The kind of record for the rows of tables that are kept by hand. */
export const standings = defineKind({
  schema: standingSchema,
  words: { one: "standing", many: "standings", loadError: "Failed to load standings." },
  indispensable: ["team"],
  belongsTo: "season",
  published: "whole",
  former,
  renamed: ({ team }, today) => ({ team: today(team) }),
});
