import { limits } from "@/domain/limits";
import { closedPattern, hoursPattern } from "@/domain/schedule/groundPatterns";
import { lines, names, optionalInteger, text, url } from "../field";
import { schemaOf, type FieldsOf } from "../schema";
import { sportsField } from "../playedSports";

/** A place where matches are played (`grounds/{id}`), in any league of the arena. */
export const groundSchema = schemaOf({
  name: text("Name", { required: true }),
  place: text("Place", { max: limits.booking }),
  /** The address of a map that shows the ground. */
  link: url("Link to a map", { link: true }),
  note: text("Note", { max: limits.reason }),
  sports: sportsField(),
  /** The number of matches at the same time (courts, tables or boards); null means one. */
  courts: optionalInteger("Matches at a time", { min: 1, max: 40, optional: true }),
  /**
   * The opening hours in the arena's zone: "08:00-22:00", or "22:00-02:00" until the next day; "" if the arena's
   * general hours apply.
   */
  hours: text("Open", { max: 11, optional: true, pattern: hoursPattern }),
  /** The days without matches: "2026-12-24", or the first and last day of several "2026-12-24/2027-01-02". */
  closed: lines("Closed", closedPattern, { max: 40, spans: true }),
  /** Former names, the latest first: matches that name one of these are at this ground. */
  formerNames: names("Former names", { max: 10, optional: true }),
});

export type GroundFields = FieldsOf<typeof groundSchema>;
