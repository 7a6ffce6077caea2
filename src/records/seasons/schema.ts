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

/** Whether figures are computed from results, or kept by hand by an administrator. */
export type SeasonMode = "kept" | "computed";

const readBookkeeping = (raw: unknown): SeasonMode =>
  readText(raw).toLowerCase() === "computed" ? "computed" : "kept";

const seasonMode = (label: string) =>
  field(readBookkeeping, { label, control: "text", max: 8, pattern: /^(kept|computed)$/ });

/** A season of a league (`…Seasons/{id}`): its name, and how its tables are made. */
export const seasonSchema = schemaOf({
  label: text("Name", { required: true, max: limits.shortText }),
  table: seasonMode("Table"),
  players: seasonMode("Players’ figures"),
  /** The id of the rule pack; "" means the league's rule pack. */
  pack: text("Rules", { max: limits.shortText, optional: true }),
  /** Groups, rounds and knock-out of the season; "" means those in the league's file. */
  format: text("Format", { max: limits.detail, optional: true, pattern: storedFormatPattern }),
  /** The scoring of meets; "" means the scoring in the league's file. */
  scoring: text("Scoring", { max: limits.detail, optional: true, pattern: scoringPattern }),
  /** The suspensions for cards; "" means those in the league's file. */
  bans: text("Suspensions", { max: limits.reason, optional: true, pattern: bansPattern }),
  /** The cups (knock-outs beside the league) of the season. */
  cups: lines("Cups", cupPattern, { max: limits.cups, optional: true }),
  /** The part of a split table in which each club continues, "clubId=1"; empty before the split. */
  split: lines("Parted table", splitPattern, { max: limits.split, optional: true }),
  /** When an administrator confirmed the split, in epoch milliseconds; null if the table is not split. */
  splitAt: moment("Table parted", { optional: true }),
  /** The ids of pages that were opened, although they are closed in the registry. */
  open: names("Open pages", { optional: true }),
  champion: text("Champion", { optional: true }),
  /** The final places, the champion first. */
  places: names("Final places", { optional: true }),
  /** The best mark of each event, `100 metres|10.88;Long jump|7.41`; "" if there is none. */
  bests: text("Best marks", { max: limits.detail, optional: true }),
  /**
   * When the closing of the season began: later saves belong to the next season. Null if the season is running or the
   * time is unknown.
   */
  ended: moment("Ended", { optional: true }),
  /** When all its records were archived; null if they are not. */
  closed: moment("Closed", { optional: true }),
  /**
   * The results that changed its tables last, before the records were saved again for archiving: "1763900000000 id"
   * (epoch milliseconds and the result's id), one for each.
   */
  changes: names("Last changes", { optional: true }),
  /** Saves of its results until this time only archived or restored them, and changed nothing. */
  filed: moment("Filed", { optional: true }),
});

export type SeasonSettings = FieldsOf<typeof seasonSchema>;
