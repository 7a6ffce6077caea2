import { readFigure, readText } from "@/domain/reading";
import { firstFigure, firstGiven } from "../former";
import { defineKind, type RawRecord } from "../kind";
import { standingSchema } from "./schema";

/** A row as the old site stored it: its team under other names, and figures that follow from others left out. */
function former(raw: RawRecord): RawRecord {
  const draw = firstFigure(raw["draw"], raw["drawn"]);
  const figure = (value: unknown) => readFigure(value) ?? 0;
  const or = (value: unknown, otherwise: number) =>
    readFigure(value) === null ? otherwise : value;
  const [won, drawn, lost] = [figure(raw["won"]), figure(draw), figure(raw["lost"])];
  return {
    ...raw,
    ...reasoned(raw),
    draw,
    team: firstGiven(raw["teamName"], raw["name"], raw["team"]),
    played: or(raw["played"], won + drawn + lost),
    gd: or(raw["gd"], figure(raw["gf"]) - figure(raw["ga"])),
    points: or(raw["points"], 3 * won + drawn),
  };
}

/** A number of points and its reason, as rows were stored before they had lines. */
function reasoned({ adjust, reason, out }: RawRecord): RawRecord {
  return typeof adjust === "number"
    ? { adjust: [`${adjust} ${readText(reason)}`], reason: out ? reason : "" }
    : {};
}

/** The rows of tables that are kept by hand. */
export const standings = defineKind({
  schema: standingSchema,
  words: { one: "standing", many: "standings", loadError: "Failed to load standings." },
  indispensable: ["team"],
  belongsTo: "season",
  published: "whole",
  former,
  renamed: ({ team }, today) => ({ team: today(team) }),
});
