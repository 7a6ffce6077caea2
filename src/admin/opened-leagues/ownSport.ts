import { numberBounds, writeSettings, type SportSettings } from "@/domain/league/settings";
import { storedSettingsPattern } from "@/domain/league/settingsPattern";
import { limits } from "@/domain/limits";
import type { Sport } from "@/domain/sport";
import { usualMinutes } from "@/sports/other/looks";

/*
 * A league's own settings of its sport: all settings of a sport that the owner names, or the few that may be changed
 * in any other sport.
 */

/** The usual settings of a well-known sport, to start from. */
export interface SportExample {
  readonly own: SportSettings & { readonly called: string };
  /** The points for a win, a draw and a defeat, then for a win and a defeat after extra time. */
  readonly points: string;
}

const goals = { base: "goals", word: "goals", draws: true } as const;
const manyGoals = { base: "points", word: "goals", draws: true, assists: false } as const;

/** The sports that the form offers to start from. */
export const sportExamples: readonly SportExample[] = [
  {
    own: {
      ...manyGoals,
      called: "Handball",
      parts: "halves",
      minutes: 30,
      players: 7,
      glyph: "ball",
      colour: "rose",
    },
    points: "2-1-0",
  },
  {
    own: {
      ...goals,
      called: "Futsal",
      parts: "halves",
      minutes: 20,
      players: 5,
      glyph: "goal",
      colour: "indigo",
      pack: "other.head-to-head",
    },
    points: "3-1-0",
  },
  {
    own: {
      ...goals,
      called: "Hockey",
      parts: "quarters",
      minutes: 15,
      players: 11,
      glyph: "stick",
      colour: "olive",
    },
    points: "3-1-0",
  },
  {
    own: {
      ...goals,
      called: "Ice hockey",
      parts: "thirds",
      minutes: 20,
      players: 6,
      draws: false,
      glyph: "stick",
      colour: "slate",
    },
    points: "3-0-0-2-1",
  },
  {
    own: {
      ...manyGoals,
      called: "Water polo",
      parts: "quarters",
      minutes: 8,
      players: 7,
      glyph: "waves",
      colour: "indigo",
    },
    points: "3-1-0",
  },
  {
    own: {
      ...manyGoals,
      called: "Netball",
      parts: "quarters",
      minutes: 15,
      players: 7,
      cards: false,
      glyph: "goal",
      colour: "plum",
    },
    points: "2-1-0",
  },
  {
    own: {
      called: "Beach volleyball",
      base: "sets",
      sets: 2,
      setPoints: 21,
      lastPoints: 15,
      lead: 2,
      players: 2,
      scorers: false,
      assists: false,
      cards: false,
      glyph: "ball",
      colour: "brown",
    },
    points: "2-0-1",
  },
  {
    own: {
      called: "E-sports",
      base: "points",
      word: "points",
      parts: "none",
      draws: false,
      players: 5,
      scorers: false,
      assists: false,
      cards: false,
      glyph: "controller",
      colour: "plum",
    },
    points: "3-0-0",
  },
];

/** The settings that only apply if a match is decided by sets, and those that only apply if it is not. */
const ofSets = ["sets", "setPoints", "lastPoints", "lead"] as const;
const ofScores = ["parts", "minutes", "word", "draws"] as const;

/** Fills in the usual settings of a sport that an owner names, and leaves out settings without a meaning in it. */
export function withDefaults(own: SportSettings): SportSettings {
  const { base = "goals", parts = "halves", scorers = true, assists = true } = own;
  const usual = {
    base,
    parts,
    word: base === "goals" ? "goals" : "points",
    draws: true,
    players: 7,
    sets: 3,
    setPoints: 25,
    lastPoints: 15,
    lead: 2,
    cards: true,
    glyph: "ball",
    colour: "slate",
  } as const;
  const whole: SportSettings = {
    ...usual,
    ...(parts !== "none" && { minutes: usualMinutes[parts] }),
    ...own,
    scorers,
    assists: scorers && assists,
  };
  const without: readonly string[] = base === "sets" ? ofScores : ofSets;
  return Object.fromEntries(
    Object.entries(whole).filter(([key, value]) => value !== undefined && !without.includes(key)),
  );
}

/** Returns the settings as they are stored: the name of the sport without extra spaces. */
export function tidySport(own: SportSettings): SportSettings {
  const { called } = own;
  return called === undefined ? own : { ...own, called: called.replace(/\s+/g, " ").trim() };
}

/** The settings that are numbers, with their labels in the form. */
export const numberNames = {
  minutes: "Minutes of a part",
  players: "Players of a team on the field",
  sets: "Sets that win a match",
  setPoints: "Points of a set",
  lastPoints: "Points of the last set",
  lead: "Points to be ahead by",
} as const;
export type NumberName = keyof typeof numberNames;

const isNumberName = (key: string): key is NumberName => Object.hasOwn(numberNames, key);

export type OwnProblems = Readonly<Partial<Record<keyof SportSettings, string>>>;

/** Returns the errors in these settings, by setting. @param isNamed whether the owner names the sport */
export function ownProblems(own: SportSettings, isNamed: boolean): OwnProblems {
  const problems: Partial<Record<keyof SportSettings, string>> = {};
  const { called = "" } = tidySport(own);
  if (isNamed && called.trim() === "") problems.called = "Say what the sport is called";
  else if (called.length > limits.shortText)
    problems.called = `At most ${limits.shortText} characters`;
  else if (called !== "" && !storedSettingsPattern.test(settingOf(called)))
    problems.called = "Letters, digits, and . , : / + & ’ ( ) - alone, with single spaces";
  for (const [key, value] of Object.entries(own)) {
    if (!isNumberName(key) || typeof value !== "number") continue;
    const [least, most] = numberBounds[key];
    if (value < least || value > most) problems[key] = `From ${least} to ${most}`;
  }
  return problems;
}

const settingOf = (called: string) =>
  writeSettings({ format: null, sport: { called }, others: [] });

/** Checks which settings a league of that sport may change: minutes, whether a match may end level, players. */
export const mayChange = ({ playingMinutes, packs, inMeets }: Sport) => ({
  minutes: playingMinutes !== undefined,
  draws: packs.some(({ points }) => points?.kind === "result"),
  players: inMeets !== true,
});
