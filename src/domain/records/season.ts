import * as v from "valibot";
import { field, names, text } from "./field";
import { limits } from "./limits";
import { readText } from "./reading";

/** Whether figures follow from results, or stand as an administrator typed them. */
export type Bookkeeping = "kept" | "computed";

const readBookkeeping = (raw: unknown): Bookkeeping =>
  readText(raw).toLowerCase() === "computed" ? "computed" : "kept";

const bookkeeping = (label: string) =>
  field(readBookkeeping, { label, control: "text", max: 8, pattern: /^(kept|computed)$/ });

/** A season of a league (`…Seasons/{id}`): what it is called and how its tables come about. */
export const seasonSchema = v.object({
  label: text("Name", { required: true, max: limits.shortText }),
  table: bookkeeping("Table"),
  players: bookkeeping("Players’ figures"),
  /** The id of the rule pack; '' means the first of the sport. */
  pack: text("Rules", { max: limits.shortText, optional: true }),
  /** The knock-out rounds and groups of the season, as the league's file would say them; '' means the league's own. */
  format: text("Format", { max: limits.detail, optional: true }),
  /** Pages that are open although the registry begins without them, by id. */
  open: names("Open pages", { optional: true }),
  champion: text("Champion", { optional: true }),
  /** The final places, the champion first. */
  places: names("Final places", { optional: true }),
});

export type SeasonSettings = v.InferOutput<typeof seasonSchema>;
