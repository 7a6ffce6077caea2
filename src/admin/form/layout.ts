import { fieldsOf, keepsField } from "@/records/document";
import type { Control, FieldMeta } from "@/records/field";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { EntityKind } from "@/records/record";
import { formatOf, UNSAID, type Format } from "@/domain/season/format";
import type { League } from "@/domain/league/league";
import { shapeOf } from "@/records/shape";
import type { Sport } from "@/domain/sport";
import type { FormValues } from "../fields/values";

/**
 * How much of a line a field takes. `most` and `rest` make one line, as a team and its score do;
 * a `moment` takes half a line where a date and a time fit into it.
 */
export type FieldWidth = "full" | "half" | "third" | "most" | "rest" | "moment";

export interface FormField {
  readonly name: string;
  readonly meta: FieldMeta;
  readonly width: FieldWidth;
}

/** Fields that belong together, under one legend. */
export interface FormGroup {
  readonly legend: string;
  readonly fields: readonly FormField[];
  /** Rarely needed: folded away until somebody opens it, or a mistake is in it. */
  readonly folded: boolean;
  /** A grid of many cells, which takes the whole line. */
  readonly wide: boolean;
}

interface Plan {
  /** Where it depends on what the sport keeps, made from the labels of the fields that are left. */
  readonly legend: string | ((labels: ReadonlyMap<string, string>) => string);
  readonly names: readonly string[];
  readonly folded?: boolean;
  readonly wide?: boolean;
}

/** Where each kind's fields stand; a field that is named nowhere comes last, under "More". */
const plans: Readonly<Record<EntityKind, readonly Plan[]>> = {
  fixtures: [
    { legend: "Match", names: ["teamA", "teamB"] },
    {
      legend: "When and where",
      names: ["date", "gameWeek", "stadium", "status", "reason", "movedFrom"],
    },
    { legend: "Line-ups", names: ["lineUpA", "lineUpB"] },
    { legend: "Logo addresses", names: ["teamALogo", "teamBLogo"], folded: true },
  ],
  results: [
    { legend: "Match", names: ["teamA", "scoreA", "teamB", "scoreB", "gameWeek", "date"] },
    { legend: "Score in detail", names: ["detail"] },
    { legend: "Ending and stage", names: ["ending", "reason", "stage"] },
    { legend: "Scorers", names: ["goalsA", "goalsB"] },
    {
      legend: (labels) => (labels.has("bookings") ? "Bookings and substitutions" : "Substitutions"),
      names: ["bookings", "substitutionsA", "substitutionsB"],
    },
    {
      legend: (labels) => labels.get("manOfTheMatch") ?? "Man of the match",
      names: ["manOfTheMatch"],
    },
    { legend: "Possession", names: ["possessionA"] },
    { legend: "Who played", names: ["playersA", "playersB"], folded: true },
    { legend: "Logo addresses", names: ["teamALogo", "teamBLogo"], folded: true },
  ],
  players: [
    { legend: "Player", names: ["name", "club", "jersey", "position"] },
    {
      legend: "Figures",
      names: [
        "goals",
        "assists",
        "rebounds",
        "steals",
        "blocks",
        "appearances",
        "cleanSheets",
        "rating",
      ],
    },
    { legend: "Picture", names: ["picture"] },
    { legend: "The organiser’s word", names: ["suspension"], folded: true },
    { legend: "Former names and clubs", names: ["formerNames", "formerClubs"], folded: true },
    { legend: "Logo address", names: ["teamLogo"], folded: true },
  ],
  standings: [
    { legend: "Team", names: ["team", "group"] },
    {
      legend: "Figures",
      names: ["played", "won", "draw", "lost", "gf", "ga", "gd", "points", "ppg", "streak"],
    },
    { legend: "The organiser’s word", names: ["adjust", "reason", "out", "lot"], folded: true },
  ],
  teams: [
    { legend: "Club", names: ["name", "nickname", "ground", "founded", "group", "house"] },
    { legend: "Crest", names: ["colours", "logo"] },
    { legend: "Former names", names: ["formerNames"], folded: true },
    { legend: "Address of its page", names: ["slug"], folded: true },
  ],
  seasons: [
    { legend: "Season", names: ["label", "table", "players", "pack", "format", "open"] },
    {
      legend: "How it ended",
      names: ["champion", "places", "ended", "closed", "bests", "changes", "filed"],
    },
  ],
  meets: [
    { legend: "Meet", names: ["name", "date", "place", "status"] },
    { legend: "Timetable", names: ["timetable"] },
  ],
  news: [
    { legend: "Announcement", names: ["title", "text", "picture"] },
    { legend: "When", names: ["date", "until"] },
  ],
  events: [
    { legend: "Event", names: ["lines"], wide: true },
    { legend: "Which event it is", names: ["meet", "number"], folded: true },
  ],
};

const lowerFirst = (text: string) => text.slice(0, 1).toLowerCase() + text.slice(1);

/** The sport's own words for fields that every sport shares. */
function labelIn(sport: Sport, kind: EntityKind, name: string): string | undefined {
  const { words, lineUp, statistics, table, scoreUnit } = sport;
  const ofKind: Partial<Record<EntityKind, string | undefined>> = {
    fixtures: {
      lineUpA: `Team A ${lowerFirst(lineUp.label)}`,
      lineUpB: `Team B ${lowerFirst(lineUp.label)}`,
    }[name],
    results: {
      goalsA: `Team A ${lowerFirst(words.scorers)}`,
      goalsB: `Team B ${lowerFirst(words.scorers)}`,
      manOfTheMatch: words.manOfTheMatch,
      ending: "How it ended",
      ...(scoreUnit === 2 && { scoreA: "Team A half points", scoreB: "Team B half points" }),
    }[name],
    players: statistics.find(({ key }) => key === name)?.label,
    standings: table.columns.find(({ key }) => key === name)?.label,
  };
  return ofKind[kind];
}

/** What people usually type, offered while they may type anything. */
function optionsIn(league: League, format: Format, name: string): readonly string[] | undefined {
  const sport = league.game;
  switch (name) {
    case "position":
      return sport.positions;
    case "group":
      return format.groups;
    case "stadium":
      return [...new Set([sport.venue, ...league.clubs.map(({ ground }) => ground)])];
    default:
      return undefined;
  }
}

/** Whether the form asks for the field: clean sheets only of goalkeepers. */
function asks(league: League, kind: EntityKind, name: string, values: FormValues): boolean {
  if (!keepsField(kind, name, shapeOf(league))) return false;
  // It follows from the bookings.
  if (name === "cards") return false;
  return name !== "cleanSheets" || isGoalkeeper({ position: String(values["position"]) });
}

const widths: Partial<Record<EntityKind, Readonly<Record<string, FieldWidth>>>> = {
  results: { teamA: "most", scoreA: "rest", teamB: "most", scoreB: "rest" },
  players: { jersey: "half", position: "half" },
  teams: { nickname: "half", ground: "half", founded: "third", group: "third", house: "third" },
};

const widthsByControl: Partial<Record<Control, FieldWidth>> = {
  integer: "third",
  decimal: "third",
  dateTime: "moment",
  gameWeek: "half",
};

const halves: readonly string[] = ["status", "stadium"];

function widthOf(kind: EntityKind, name: string, control: Control): FieldWidth {
  const own = widths[kind]?.[name] ?? widthsByControl[control];
  return own ?? (halves.includes(name) ? "half" : "full");
}

/**
 * A form's groups in a league, with the fields its records keep and the words of its sport.
 * @param format how the season is played, where suggestions should follow it
 */
export function formGroups(
  league: League,
  kind: EntityKind,
  values: FormValues,
  format: Format = formatOf(league, UNSAID),
): readonly FormGroup[] {
  const sport = league.game;
  const fields = new Map<string, FormField>(
    fieldsOf(kind)
      .filter(([name]) => asks(league, kind, name, values))
      .map(([name, meta]) => {
        const options = optionsIn(league, format, name);
        const label = labelIn(sport, kind, name) ?? meta.label;
        const width = widthOf(kind, name, meta.control);
        return [name, { name, meta: { ...meta, label, ...(options && { options }) }, width }];
      }),
  );
  const labels = new Map([...fields].map(([name, { meta }]) => [name, meta.label]));
  const planned = plans[kind].map(({ legend, names, folded = false, wide = false }) => ({
    legend: typeof legend === "string" ? legend : legend(labels),
    folded,
    wide,
    fields: names.flatMap((name) => fields.get(name) ?? []),
  }));
  const placed = new Set(plans[kind].flatMap(({ names }) => names));
  const rest = [...fields.values()].filter(({ name }) => !placed.has(name));
  return [...planned, { legend: "More", folded: false, wide: false, fields: rest }].filter(
    (group) => group.fields.length > 0,
  );
}
