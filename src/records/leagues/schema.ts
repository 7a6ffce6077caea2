import { limits } from "@/domain/limits";
import { storedSettingsPattern } from "@/domain/league/settingsPattern";
import { sportList } from "@/sports/sports";
import { flag, lines, moment, optionalInteger, text } from "../field";
import { schemaOf, type FieldsOf } from "../schema";

/** Whether a league is played: only an open one takes new fixtures and scores; a removed one is shown nowhere. */
const leagueStates = ["open", "closed", "removed"] as const;

/** The id of a poster, a page or a section of the menu. */
const wordPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** A league that an owner opened in the app (`leagues/{slug}`); its slug is the record's id. */
export const leagueSchema = schemaOf({
  /** Its collections are called after it, so that it stays. */
  sport: text("Sport", {
    required: true,
    fixed: true,
    max: limits.shortText,
    pattern: new RegExp(`^(${sportList.map(({ id }) => id).join("|")})$`),
  }),
  name: text("Name", { required: true }),
  shortName: text("Short name", { required: true, max: limits.shortText }),
  strapline: text("Strapline"),
  /** The section of the menu that it is in, by id; '' among the leagues of its sport. */
  section: text("Menu section", { max: limits.shortText, pattern: wordPattern }),
  /** Its place among the leagues of its section; null: after those that have one. */
  order: optionalInteger("Order in the menu", { max: 999, optional: true }),
  /** The name of the season that it begins with, whose id follows from it. */
  season: text("First season", { required: true, fixed: true, max: limits.shortText }),
  posters: lines("Posters", wordPattern, { max: 20 }),
  /** The pages that visitors see, by id. */
  pages: lines("Pages", wordPattern, { max: 20 }),
  championship: flag("Counts in the arena championship"),
  /** How a score is written (src/domain/league/settings.ts): results are read by it, so that it stays; '' as its sport has it. */
  score: text("Score", {
    fixed: true,
    optional: true,
    max: limits.note,
    pattern: storedSettingsPattern,
  }),
  /** How else it is played (src/domain/league/settings.ts); '' as its sport is played. */
  settings: text("Settings", { max: limits.detail, pattern: storedSettingsPattern }),
  state: text("State", {
    required: true,
    max: 7,
    pattern: new RegExp(`^(${leagueStates.join("|")})$`),
  }),
  openedAt: moment("Opened", { required: true, fixed: true }),
});

export type LeagueFields = FieldsOf<typeof leagueSchema>;
