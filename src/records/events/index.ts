import { firstNonEmpty } from "../former";
import { defineKind } from "../kind";
import { eventSchema } from "./schema";

/** The kind of record for events of meets. */
export const events = defineKind({
  schema: eventSchema,
  // Visitors see events on the page of results.
  words: {
    one: "event",
    many: "events",
    shown: "results",
    loadError: "Failed to fetch results.",
  },
  indispensable: ["meet"],
  belongsTo: "season",
  // `shown` has the entries without the data that visitors must not see. It is stored, because security rules cannot
  // compute it.
  published: { meet: "m", number: "n", shown: "p", version: "v", updatedAt: "u" },
  section: "results",
  former: (raw) => ({ ...raw, lines: firstNonEmpty(raw["lines"], raw["shown"]) }),
  // An athlete's line is "number|name|team|…"; this replaces the team.
  renamed: ({ lines }, today) => ({
    lines: lines.map((line) =>
      line.replace(
        /^([^|]*\|[^|]*\|)([^|]+)/,
        (_, before: string, team: string) => before + today(team),
      ),
    ),
  }),
});
