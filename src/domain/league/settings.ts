import { readFormat, type FormatChoice } from "../season/format";
import { writeFormat } from "../season/formatText";
import { oneTable } from "./oneTable";

/** Settings with a fixed list of values, in the order of the form. */
const words = {
  base: ["goals", "points", "sets"],
  word: ["goals", "points", "frames"],
  parts: ["none", "halves", "thirds", "quarters"],
} as const;

type Words = { readonly [K in keyof typeof words]?: (typeof words)[K][number] };

/** Settings that are whole numbers, with the least and the greatest value of each. */
export const numberBounds = {
  minutes: [1, 120],
  players: [1, 30],
  sets: [1, 5],
  setPoints: [1, 99],
  lastPoints: [1, 99],
  lead: [1, 9],
} as const;

const switches = ["draws", "scorers", "assists", "cards"] as const;

/** Settings that are ids or names. They are not checked here; the code that uses them does that. */
const texts = ["pack", "called", "glyph", "colour"] as const;

/**
 * The settings that say how a score is written and whether a match may end level. Stored results are read by them, so
 * they are stored in a text of their own, which does not change after the league is opened.
 */
const scoreKeys: readonly string[] = "base parts sets setPoints lastPoints lead draws".split(" ");

/**
 * The settings that a league changes in its sport, or sets for a sport named by an owner; an absent setting is as in
 * the sport.
 */
export interface SportSettings
  extends
    Words,
    Readonly<Partial<Record<keyof typeof numberBounds, number>>>,
    Readonly<Partial<Record<(typeof switches)[number], boolean>>>,
    Readonly<Partial<Record<(typeof texts)[number], string>>> {}

/** The settings of a league that was opened in the app. */
export interface LeagueSettings {
  /** The format of seasons that have none of their own; null: all clubs in one table. */
  readonly format: FormatChoice | null;
  readonly sport: SportSettings;
  /** Parts that this version does not know, unchanged: a later version wrote them. */
  readonly others: readonly string[];
}

/** The keys of a season's format, in the order in which they are stored. */
const formatKeys =
  "groups rounds through cup third legs contests play boards by between bye figures points split".split(
    " ",
  );

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((one) => one === text);

/** Returns the value of a setting of the sport; undefined if the key or the value is not known. */
function valueOf(key: string, text: string): string | number | boolean | undefined {
  if (isOneOf(texts, key)) return text || undefined;
  if (isOneOf(switches, key)) return text === "yes" ? true : text === "no" ? false : undefined;
  if (Object.hasOwn(words, key))
    return isOneOf<string>(words[key as keyof typeof words], text) ? text : undefined;
  if (!Object.hasOwn(numberBounds, key) || !/^\d{1,3}$/.test(text)) return undefined;
  const [least, most] = numberBounds[key as keyof typeof numberBounds];
  const number = Number(text);
  return number >= least && number <= most ? number : undefined;
}

/** The parts of the default format, for settings that name only some parts. */
const usual = new Map(
  writeFormat({ ...oneTable, contests: null })
    .split(";")
    .map((part) => [part.slice(0, part.indexOf("=")), part]),
);

/**
 * Builds a format from these parts; required parts that are missing come from the default. Null if they make no valid
 * format.
 */
function formatOfParts(parts: ReadonlyMap<string, string>): FormatChoice | null {
  const said = formatKeys.flatMap((key) => parts.get(key) ?? usual.get(key) ?? []);
  return readFormat(said.join(";"));
}

/** The two texts in which a league's record stores its settings. */
export interface StoredSettings {
  /** The settings of the score, which do not change. */
  readonly score: string;
  /** All other settings. */
  readonly settings: string;
}

/**
 * Reads the settings of a league that was opened in the app. A setting of the score has precedence over one in the
 * other text. Never throws.
 */
export const settingsOfLeague = ({ score, settings }: StoredSettings): LeagueSettings =>
  readSettings(`${score};${settings}`);

/** Returns the settings in the two texts that a league's record stores. */
export function storedSettings(said: LeagueSettings): StoredSettings {
  const of = (isScore: boolean) =>
    Object.fromEntries(
      Object.entries(said.sport).filter(([key]) => scoreKeys.includes(key) === isScore),
    );
  return {
    score: writeSettings({ format: null, sport: of(true), others: [] }),
    settings: writeSettings({ ...said, sport: of(false) }),
  };
}

/** Reads the settings from one text. Never throws; if a key occurs twice, the first part counts. */
export function readSettings(text: string): LeagueSettings {
  const formatParts = new Map<string, string>();
  const sport: Record<string, string | number | boolean> = {};
  const others: string[] = [];
  for (const part of text.split(";").map((one) => one.trim())) {
    const at = part.indexOf("=");
    const [key, said] = [part.slice(0, at), part.slice(at + 1)];
    const value = at < 1 || Object.hasOwn(sport, key) ? undefined : valueOf(key, said);
    if (value !== undefined) sport[key] = value;
    else if (formatKeys.includes(key) && !formatParts.has(key)) formatParts.set(key, part);
    else if (part !== "") others.push(part);
  }
  const format = formatParts.size > 0 ? formatOfParts(formatParts) : null;
  // Parts that make no valid format stay in the record until an administrator changes them.
  if (formatParts.size > 0 && format === null) others.push(...formatParts.values());
  return { format, sport, others };
}

const written = (value: string | number | boolean) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

/** Writes settings as one text. */
export function writeSettings({ format, sport, others }: LeagueSettings): string {
  const parts = Object.entries(sport).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${written(value)}`],
  );
  return [...(format ? [writeFormat(format)] : []), ...parts, ...others].join(";");
}
