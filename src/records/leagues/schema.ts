import { limits } from "@/domain/limits";
import { storedSettingsPattern } from "@/domain/league/settingsPattern";
import { sportList } from "@/sports/sports";
import { flag, lines, moment, optionalInteger, text } from "../field";
import { schemaOf, type FieldsOf } from "../schema";

/**
 * The states of a league: only an open league accepts new fixtures and scores; a removed league is not shown anywhere.
 */
const leagueStates = ["open", "closed", "removed"] as const;

/** The id of a poster, a page or a section of the menu. */
const wordPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,39}$/;

/** A league that an owner opened in the app (`leagues/{slug}`); its slug is the record's id. */
export const leagueSchema = schemaOf({
  /** Fixed, because the names of the league's collections contain it. */
  sport: text("Sport", {
    required: true,
    fixed: true,
    max: limits.shortText,
    pattern: new RegExp(`^(${sportList.map(({ id }) => id).join("|")})$`),
  }),
  name: text("Name", { required: true }),
  shortName: text("Short name", { required: true, max: limits.shortText }),
  strapline: text("Strapline"),
  /** The id of the menu section that contains the league; "" if it is listed with the leagues of its sport. */
  section: text("Menu section", { max: limits.shortText, pattern: wordPattern }),
  /** The position within the menu section; null if it comes after the leagues with a position. */
  order: optionalInteger("Order in the menu", { max: 999, optional: true }),
  /** The name of the first season; the season's id is made from it. */
  season: text("First season", { required: true, fixed: true, max: limits.shortText }),
  posters: lines("Posters", wordPattern, { max: 20 }),
  /** The ids of the pages that visitors see. */
  pages: lines("Pages", wordPattern, { max: 20 }),
  championship: flag("Counts in the arena championship"),
  /**
   * The settings of the score (src/domain/league/settings.ts). Fixed, because stored results are parsed by them; "" if
   * they are those of the sport.
   */
  score: text("Score", {
    fixed: true,
    optional: true,
    max: limits.note,
    pattern: storedSettingsPattern,
  }),
  /** All other settings of the game (src/domain/league/settings.ts); "" if they are those of the sport. */
  settings: text("Settings", { max: limits.detail, pattern: storedSettingsPattern }),
  state: text("State", {
    required: true,
    max: 7,
    pattern: new RegExp(`^(${leagueStates.join("|")})$`),
  }),
  openedAt: moment("Opened", { required: true, fixed: true }),
});

export type LeagueFields = FieldsOf<typeof leagueSchema>;
