import type { SportSettings } from "@/domain/league/settings";
import { BAN_POLICY } from "@/domain/people/banPolicy";
import type { Sport, StatisticField, TableColumn } from "@/domain/sport";
import { entry } from "./entry";
import { extraMinutes, liveOf, partNouns } from "./live";
import { namedSport, partCounts, regularMinutes } from "./looks";
import { packs, packsOf } from "./rules";
import { scoreOf } from "./score";

/** The words for a score, in full and for the head of a column. */
const scoreWords = {
  goals: { one: "goal", many: "Goals", letter: "G" },
  points: { one: "point", many: "Points", letter: "P" },
  frames: { one: "frame", many: "Frames", letter: "F" },
} as const;

type ScoreWord = (typeof scoreWords)[keyof typeof scoreWords];

function columnsOf({ one, many, letter }: ScoreWord, draws: boolean): readonly TableColumn[] {
  return [
    { key: "played", short: "P", label: "Played", always: true },
    { key: "won", short: "W", label: "Won" },
    ...(draws ? ([{ key: "draw", short: "D", label: "Drawn" }] as const) : []),
    { key: "lost", short: "L", label: "Lost" },
    { key: "gf", short: `${letter}F`, label: `${many} for` },
    { key: "ga", short: `${letter}A`, label: `${many} against` },
    {
      key: "gd",
      short: `${letter}D`,
      label: `${one.charAt(0).toUpperCase()}${one.slice(1)} difference`,
      always: true,
      signed: true,
    },
    { key: "points", short: "Pts", label: "Points", always: true, decisive: true },
  ];
}

const setTable: Sport["table"] = {
  teamField: "name",
  crossed: ["points"],
  columns: [
    { key: "played", short: "P", label: "Played", always: true },
    { key: "won", short: "W", label: "Won" },
    { key: "lost", short: "L", label: "Lost" },
    { key: "gf", short: "SW", label: "Sets won" },
    { key: "ga", short: "SL", label: "Sets lost" },
    { key: "points", short: "Pts", label: "Points", always: true, decisive: true },
  ],
  figures: [
    { of: "score", as: "ratio", short: "SR", label: "Set ratio" },
    { of: "rally", as: "ratio", short: "RR", label: "Ratio of points in sets" },
  ],
};

interface GoalSettings {
  readonly scorers: boolean;
  readonly assists: boolean;
  /** Whether each goal is a separate entry with its minute. */
  readonly hasMinutes: boolean;
}

/** Returns the statistics of players. */
function statisticsOf(
  { one, many }: ScoreWord,
  { scorers, assists, hasMinutes }: GoalSettings,
): readonly StatisticField[] {
  const goals: StatisticField = {
    key: "goals",
    label: many,
    unit: one,
    fromResults: hasMinutes ? "goals" : "points",
  };
  // Only entries of single goals contain the assist.
  const passes: StatisticField = {
    key: "assists",
    label: "Assists",
    unit: "assist",
    ...(hasMinutes && { fromResults: "assists" }),
  };
  const matches: StatisticField = {
    key: "appearances",
    label: "Appearances",
    unit: "match",
    units: "matches",
    fromResults: "appearances",
  };
  return [...(scorers ? [goals] : []), ...(scorers && assists ? [passes] : []), matches];
}

/** Makes the sport of these settings; missing settings are those of handball. */
function made(settings: SportSettings): Sport {
  const { base = "goals", parts = "halves", players = 7 } = settings;
  const { scorers = true, assists = true, cards = true } = settings;
  const isSets = base === "sets";
  const hasMinutes = base === "goals" && scorers;
  const draws = !isSets && (settings.draws ?? true);
  const word = scoreWords[settings.word ?? (base === "goals" ? "goals" : "points")];
  // In a match of sets, players score points.
  const scored = isSets ? scoreWords.points : word;
  const count = partCounts[parts];
  const stretch = isSets ? "Set" : partNouns[count];
  const regular = regularMinutes(settings);
  return {
    ...namedSport(entry, settings),
    id: entry.id,
    packs: packsOf(isSets, draws, word.one),
    scoreFormat: scoreOf(settings),
    posters: [],
    // Live entry with a clock needs goals with scorers and minutes.
    ...(hasMinutes &&
      regular !== null && {
        live: liveOf(count, regular, { one: word.one, cards }),
        playingMinutes: { regular, withExtraTime: regular + extraMinutes(regular) },
      }),
    ...(stretch !== undefined && { stretch }),
    venue: "Sports hall",
    positions: [],
    lineUp: { size: players, fields: ["teamALineUp", "teamBLineUp"], label: "Line-up" },
    ...(base === "points" && word === scoreWords.points && { scoreSteps: [1, 2, 3] as const }),
    table: isSets
      ? setTable
      : { teamField: "name", crossed: ["points", "gd"], columns: columnsOf(word, draws) },
    statistics: statisticsOf(scored, { scorers, assists, hasMinutes }),
    topLists: [
      ...(scorers ? ([{ source: "goals", title: scored.many }] as const) : []),
      ...(scorers && assists ? ([{ source: "assists", title: "Assists" }] as const) : []),
      ...(cards
        ? ([
            { source: "yellowCards", title: "Yellow cards" },
            { source: "redCards", title: "Red cards" },
          ] as const)
        : []),
    ],
    words: {
      scored: scored.many,
      score: isSets ? "Sets" : word.many,
      one: scored.one,
      scorers: hasMinutes ? word.many : "Scorers",
      scorerDetail: hasMinutes ? "Minute" : scored.many,
      manOfTheMatch: "Player of the match",
    },
    scorerFigure: hasMinutes ? "minute" : "points",
    matchFields: [
      ...(scorers ? (["goalsA", "goalsB"] as const) : []),
      ...(cards ? (["bookings", "cards"] as const) : []),
      "substitutionsA",
      "substitutionsB",
    ],
    ...(cards && { bans: BAN_POLICY }),
    draws,
    endings: isSets ? ["retired"] : ["extraTime", "shootOut"],
    teamOfTheWeek: [],
  };
}

/**
 * A sport that an owner names, made from its league's settings. Without settings it has everything that any settings
 * can have.
 */
export const other: Sport = {
  ...made({}),
  packs,
  // With "minute", the security rules refuse more goals than the score; here one entry may be several goals.
  scorerFigure: "points",
  // A league may later show what it hides now, so its records have all fields.
  withSettings: (settings) => ({ ...made(settings), records: other }),
};
