import { readFormat, type FormatChoice } from "../season/format";
import { writeFormat } from "../season/formatText";
import { oneTable } from "./oneTable";

/** A closed choice of words, in the order of the form. */
const words = {
  base: ["goals", "points", "sets"],
  word: ["goals", "points", "frames"],
  parts: ["none", "halves", "thirds", "quarters"],
} as const;

type Words = { readonly [K in keyof typeof words]?: (typeof words)[K][number] };

/** Whole numbers, with the least and the most that each may be. */
export const numberBounds = {
  minutes: [1, 120],
  players: [1, 30],
  sets: [1, 5],
  setPoints: [1, 99],
  lastPoints: [1, 99],
  lead: [1, 9],
} as const;

const switches = ["draws", "scorers", "assists", "cards"] as const;

/** Ids and names: what they may be, who shows them knows. */
const texts = ["pack", "called", "glyph", "colour"] as const;

/**
 * How a score is written, and whether a match may end level: results that are stored are read by these. They are in a text of
 * their own, which stays as it was when the league was opened.
 */
const scoreKeys: readonly string[] = "base parts sets setPoints lastPoints lead draws".split(" ");

/** What a league changes of its sport, or says of a sport that nobody programmed; what is absent is as the sport has it. */
export interface SportSettings
  extends
    Words,
    Readonly<Partial<Record<keyof typeof numberBounds, number>>>,
    Readonly<Partial<Record<(typeof switches)[number], boolean>>>,
    Readonly<Partial<Record<(typeof texts)[number], string>>> {}

/** The settings of an opened league, as its record holds them in one text. */
export interface LeagueSettings {
  /** How its seasons are played that have no format of their own; null: everybody in one table. */
  readonly format: FormatChoice | null;
  readonly sport: SportSettings;
  /** Parts that this reader does not know, as they are stored: a later version wrote them. */
  readonly others: readonly string[];
}

/** The parts of a season's format, in the order in which it stores them. */
const formatKeys =
  "groups rounds through cup third legs contests play boards by between bye figures points split".split(
    " ",
  );

const isOneOf = <T extends string>(list: readonly T[], text: string): text is T =>
  list.some((one) => one === text);

/** The value of a setting of the sport; undefined where the key or the value is not known. */
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

/** What the first table of a league is like where its settings name only some parts of a format. */
const usual = new Map(
  writeFormat({ ...oneTable, contests: null })
    .split(";")
    .map((part) => [part.slice(0, part.indexOf("=")), part]),
);

/** A format of these parts; what it cannot do without is as in one table. Null where they say nothing that can be played. */
function formatOfParts(parts: ReadonlyMap<string, string>): FormatChoice | null {
  const said = formatKeys.flatMap((key) => parts.get(key) ?? usual.get(key) ?? []);
  return readFormat(said.join(";"));
}

/** The texts in which the record of a league holds its settings. */
export interface StoredSettings {
  /** How a score is written, which stays. */
  readonly score: string;
  /** All others. */
  readonly settings: string;
}

/** Reads the settings of an opened league: what its record says of the score comes first. Never throws. */
export const settingsOfLeague = ({ score, settings }: StoredSettings): LeagueSettings =>
  readSettings(`${score};${settings}`);

/** The settings of a league as its record stores them, in two texts. */
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

/** Reads such a text. Never throws; of two parts with one key the first counts. */
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
  // Parts that cannot be played stay in the record until somebody changes them.
  if (formatParts.size > 0 && format === null) others.push(...formatParts.values());
  return { format, sport, others };
}

const written = (value: string | number | boolean) =>
  typeof value === "boolean" ? (value ? "yes" : "no") : String(value);

/** Settings as one text of parts. */
export function writeSettings({ format, sport, others }: LeagueSettings): string {
  const parts = Object.entries(sport).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${written(value)}`],
  );
  return [...(format ? [writeFormat(format)] : []), ...parts, ...others].join(";");
}
