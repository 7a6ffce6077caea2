import {
  bansPattern,
  cupPattern,
  scoringPattern,
  splitPattern,
  storedFormatPattern,
} from "@/domain/season/formatPattern";
import { field, lines, moment, names, text } from "../field";
import { limits } from "@/domain/limits";
import { readText } from "@/domain/reading";
import { schemaOf, type FieldsOf } from "../schema";

/** Whether figures follow from results, or stay as an administrator typed them. */
export type SeasonMode = "kept" | "computed";

const readBookkeeping = (raw: unknown): SeasonMode =>
  readText(raw).toLowerCase() === "computed" ? "computed" : "kept";

const seasonMode = (label: string) =>
  field(readBookkeeping, { label, control: "text", max: 8, pattern: /^(kept|computed)$/ });

/** A season of a league (`…Seasons/{id}`): what it is called and how its tables come about. */
export const seasonSchema = schemaOf({
  label: text("Name", { required: true, max: limits.shortText }),
  table: seasonMode("Table"),
  players: seasonMode("Players’ figures"),
  /** The id of the rule pack; '' means the league's own. */
  pack: text("Rules", { max: limits.shortText, optional: true }),
  /** Groups, rounds and knock-out of the season; '' means those of the league's file. */
  format: text("Format", { max: limits.detail, optional: true, pattern: storedFormatPattern }),
  /** How its meets are scored; '' means as the league's file says. */
  scoring: text("Scoring", { max: limits.detail, optional: true, pattern: scoringPattern }),
  /** What cards lead to; '' means as the league's file says. */
  bans: text("Suspensions", { max: limits.reason, optional: true, pattern: bansPattern }),
  /** Knock-outs beside the league. */
  cups: lines("Cups", cupPattern, { max: limits.cups, optional: true }),
  /** In which part of the table each club plays on, "clubId=1", once the table has parted. */
  split: lines("Parted table", splitPattern, { max: limits.split, optional: true }),
  /** When somebody confirmed that; null: it has not parted. */
  splitAt: moment("Table parted", { optional: true }),
  /** Pages that are open although the registry begins without them, by id. */
  open: names("Open pages", { optional: true }),
  champion: text("Champion", { optional: true }),
  /** The final places, the champion first. */
  places: names("Final places", { optional: true }),
  /** The best mark of each event of its meets, `100 metres|10.88;Long jump|7.41`; '' if it has none. */
  bests: text("Best marks", { max: limits.detail, optional: true }),
  /** When its closing began: what was saved later belongs to the season after it. Null: it is running, or nobody said. */
  ended: moment("Ended", { optional: true }),
  /** When all that belongs to it was filed; null while it is not. */
  closed: moment("Closed", { optional: true }),
  /** What changed its tables last before its records were saved again to be filed: "1763900000000 id", a result each. */
  changes: names("Last changes", { optional: true }),
  /** Saves of its results up to then filed them, or brought them back, and changed nothing. */
  filed: moment("Filed", { optional: true }),
});

export type SeasonSettings = FieldsOf<typeof seasonSchema>;
