import { arena } from "@arena/arena";
import { oneTable } from "@/domain/league/oneTable";
import type { League } from "@/domain/league/league";
import { addressProblem, proposeAddress } from "@/domain/league/leagueAddress";
import { storedSettings, type SportSettings } from "@/domain/league/settings";
import { limits } from "@/domain/limits";
import { foldName } from "@/domain/names";
import type { ResolvedClub } from "@/domain/season/clubs";
import { CUP_CLUBS } from "@/domain/season/cups";
import type { FormatChoice } from "@/domain/season/format";
import { emptyEntity } from "@/records/record";
import type { LeagueFields } from "@/records/leagues/schema";
import type { SeasonSettings } from "@/records/seasons/schema";
import type { Team } from "@/records/teams/schema";
import { addressContext } from "@/leagues/leagueAddresses";
import { sportEntryOf, sportList } from "@/sports/sports";
import { formatProblems, pointsIn } from "../seasons/formatWords";
import { stepOf, type Step } from "../steps/steps";
import { ownProblems, tidySport, withDefaults, type OwnProblems } from "./ownSport";

/*
 * The form that opens a league: its values, their checks, and the saves that they lead to.
 */

/** The formats that a league can be opened with; details can be changed later on the page Seasons. */
export const formatKinds = ["table", "groups", "cup"] as const;
export type FormatKind = (typeof formatKinds)[number];

/** The ways to get the first teams of the league. */
export const teamSources = ["none", "typed", "copied", "houses"] as const;
export type TeamSource = (typeof teamSources)[number];

/** The values of the form, as they are typed and chosen. */
export interface OpeningValues {
  readonly sport: string;
  readonly name: string;
  /** '' while none is typed: it is then made from the name. */
  readonly shortName: string;
  /** '' while none is typed: it is then made from the name. */
  readonly address: string;
  /** The id of the menu section; '' for the usual one, with the leagues of its sport. */
  readonly section: string;
  readonly season: string;
  readonly format: FormatKind;
  readonly groups: number;
  readonly rounds: 1 | 2;
  /** The league's own settings of its sport. */
  readonly own: SportSettings;
  /** The points for a win, a draw and a defeat as typed, such as "3-1-0"; '' for those of the rules. */
  readonly points: string;
  readonly teams: TeamSource;
  /** The typed names of teams, one on each line. */
  readonly typed: string;
  /** The slug of the league whose clubs are copied. */
  readonly from: string;
  readonly pages: readonly string[];
  readonly championship: boolean;
}

/** The maximum number of teams that a league can be opened with. */
const MOST_TEAMS = 64;

/** The pages that visitors can see in addition to the home page and the pages of clubs. */
export const openingPages = [
  "matches",
  "standings",
  "results",
  "stats",
  "clubs",
  "players",
  "news",
] as const;

/** Returns the first values of the form. @param year the current year */
export const firstValues = (year: number): OpeningValues => ({
  sport: sportList[0]?.id ?? "",
  name: "",
  shortName: "",
  address: "",
  section: "",
  season: `Season ${year}`,
  format: "table",
  groups: 2,
  rounds: 1,
  own: {},
  points: "",
  teams: "none",
  typed: "",
  from: "",
  pages: openingPages,
  championship: true,
});

/** Shortens a name to its initials, "FFC" for "Freshers futsal cup"; a single word to its first 12 letters. */
function shortOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const [first = ""] = words;
  if (words.length < 2) return first.slice(0, 12);
  return words
    .map((word) => word.slice(0, 1).toUpperCase())
    .join("")
    .slice(0, 6);
}

/** Fills in values that are not typed but follow from others. @param taken slugs of leagues ever opened in the app */
export function completed(values: OpeningValues, taken: readonly string[]): OpeningValues {
  return {
    ...values,
    own: isNamed(values.sport) ? withDefaults(values.own) : values.own,
    shortName: values.shortName.trim() || shortOf(values.name.trim()),
    address:
      values.address.trim() ||
      proposeAddress(values.name, addressContext(values.sport, values.section, taken)),
  };
}

/** Splits a typed text into names of teams, one on each line. */
export const namesIn = (typed: string): readonly string[] =>
  typed
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line !== "");

function namesProblem(names: readonly string[]): string {
  if (names.length === 0) return "Type a name in each line, or choose “None yet”";
  if (names.length > MOST_TEAMS) return `A league is opened with at most ${MOST_TEAMS} teams`;
  const tooLong = names.find((name) => name.length > limits.name);
  if (tooLong !== undefined)
    return `At most ${limits.name} characters: “${tooLong.slice(0, 30)}…” is longer`;
  const folded = names.map(foldName);
  const twice = names.find((_, at) => folded.indexOf(folded[at] ?? "") !== at);
  return twice === undefined ? "" : `“${twice}” is in the list twice`;
}

export type OpeningProblems = Readonly<Partial<Record<keyof OpeningValues, string>>> & {
  /** The errors in the league's own settings of its sport, by setting. */
  readonly ofSport?: OwnProblems;
};

/** Checks whether leagues of a sport hold meets; they have no format of matches and no table. */
export const isInMeets = (sport: string): boolean => sportEntryOf(sport).inMeets === true;

/** Checks whether the owner of a league names the sport and sets all its rules. */
export const isNamed = (sport: string): boolean => sportEntryOf(sport).isNamedByLeagues === true;

/** Checks whether the league is a knock-out only. */
const isKnockOut = ({ format, sport }: OpeningValues): boolean =>
  format === "cup" && !isInMeets(sport);

/** The clubs and houses that can become teams. */
export interface TeamsAtHand {
  /** The clubs of the other league; null while they are loading. */
  readonly copied: readonly ResolvedClub[] | null;
  /** The houses that clubs play for; null while they are loading. */
  readonly houses: readonly string[] | null;
}

/**
 * Returns the errors that prevent opening the league, by field.
 * @param given the completed values
 * @param taken slugs of all leagues ever opened in the app
 */
export function openingProblems(
  given: OpeningValues,
  { copied, houses }: TeamsAtHand,
  taken: readonly string[],
): OpeningProblems {
  const problems: Partial<Record<keyof OpeningValues, string>> = {};
  const required = (key: "name" | "shortName" | "season", label: string, max: number) => {
    const length = given[key].trim().length;
    if (length === 0) problems[key] = `${label} is required`;
    else if (length > max) problems[key] = `${label} may have at most ${max} characters`;
  };
  required("name", "Name", limits.name);
  // Without a name there is no default for it, so the error about the name is enough.
  if (problems.name === undefined) required("shortName", "Short name", limits.shortText);
  required("season", "Season", limits.shortText);
  if (problems.name === undefined) {
    const address = addressProblem(
      given.address,
      addressContext(given.sport, given.section, taken),
    );
    if (address !== null) problems.address = address;
  }
  const { points } = formatProblems(formatChoice(given) ?? { ...oneTable, contests: null });
  if (points !== undefined) problems.points = points;
  const ofSport = ownProblems(given.own, isNamed(given.sport));
  if (given.teams === "typed") {
    const typed = namesProblem(namesIn(given.typed));
    if (typed !== "") problems.typed = typed;
  }
  if (given.teams === "copied") {
    if (given.from === "") problems.from = "Choose the league";
    else if (copied === null) problems.from = "Its clubs are still being loaded";
    else if (copied.length === 0) problems.from = "That league has no clubs yet";
  }
  if (given.teams === "houses" && houses === null)
    problems.teams = "The clubs are still being loaded";
  if (given.teams === "houses" && houses?.length === 0)
    problems.teams = `No club says yet which ${arena.house} it plays for`;
  if (isKnockOut(given)) {
    const fields = { none: "teams", typed: "typed", copied: "from", houses: "teams" } as const;
    const count = teamsOf(given, { copied, houses }).length;
    if (count > CUP_CLUBS.most)
      problems[fields[given.teams]] ??= `A knock-out has at most ${CUP_CLUBS.most} teams`;
  }
  return { ...problems, ...(Object.keys(ofSport).length > 0 && { ofSport }) };
}

/** Makes the format of the first season from the chosen values; null if the sport has no formats. */
function formatChoice({
  sport,
  format,
  groups,
  rounds,
  points: typed,
}: OpeningValues): FormatChoice | null {
  if (isInMeets(sport)) return null;
  const points = pointsIn(typed);
  const paid = points.length > 0 && { points };
  const plain: FormatChoice = { ...oneTable, rounds, contests: null, ...paid };
  if (format !== "groups") return plain;
  const names = ["A", "B", "C", "D", "E", "F", "G", "H"].slice(0, groups);
  return { ...plain, groups: names, through: 2, cup: cupOf(groups * 2), third: "played" };
}

const cupOf = (teams: number): FormatChoice["cup"] =>
  [2, 4, 8, 16, 32].find((size) => size >= teams) ?? 32;

/** Makes the record of the new league. @param now in epoch milliseconds */
export function leagueRecord(values: OpeningValues, now: number): LeagueFields {
  const sport = tidySport(values.own);
  return {
    ...emptyEntity("leagues"),
    sport: values.sport,
    name: values.name.trim(),
    shortName: values.shortName.trim(),
    section: values.section,
    season: values.season.trim(),
    pages: [...values.pages],
    championship: values.championship && values.format !== "cup",
    ...storedSettings({ format: formatChoice(values), sport, others: [] }),
    state: "open",
    openedAt: now,
  };
}

/** Makes the first teams of the league; if it has groups, deals them to the groups in turn. */
export function teamsOf(values: OpeningValues, { copied, houses }: TeamsAtHand): readonly Team[] {
  const plain = emptyEntity("teams");
  const teams: Readonly<Record<TeamSource, () => readonly Team[]>> = {
    none: () => [],
    typed: () => namesIn(values.typed).map((name) => ({ ...plain, name })),
    copied: () =>
      (copied ?? []).map(({ name, logo, nickname, ground, founded, house, colours }) => ({
        ...plain,
        name,
        logo,
        nickname,
        ground,
        founded,
        house,
        colours: [...colours],
      })),
    houses: () => (houses ?? []).map((house) => ({ ...plain, name: house, house })),
  };
  const groups = values.format === "groups" && !isInMeets(values.sport) ? values.groups : 0;
  return teams[values.teams]().map((team, at) =>
    groups === 0 ? team : { ...team, group: "ABCDEFGH"[at % groups] ?? "" },
  );
}

/**
 * Writes a knock-out of all teams as a season's record stores it, with the clubs in the order of the draw. If a name
 * contains a separator of that text ("," or "|"), no clubs are written, and the draw is made on the page Seasons.
 */
function cupLine(names: readonly string[]): string {
  const drawn = names.some((name) => /[,|]/.test(name)) ? [] : names;
  const size = cupOf(Math.max(2, names.length));
  return ["cup", "Knock-out", String(size), "1", "no", drawn.join(", ")].join("|");
}

/**
 * Makes the saves that open a league: first its record, then its first season, whose figures are computed from
 * results, then its teams.
 * @param opened the league that is made from the record
 * @param newId makes the id of a team
 */
export function openingSteps(
  { values, record }: { readonly values: OpeningValues; readonly record: LeagueFields },
  opened: League,
  atHand: TeamsAtHand,
  newId: () => string,
): readonly Step[] {
  const teams = teamsOf(values, atHand);
  const isCup = isKnockOut(values);
  const season: SeasonSettings = {
    ...emptyEntity("seasons"),
    label: record.season,
    table: "computed",
    players: "computed",
    cups: isCup ? [cupLine(teams.map(({ name }) => name))] : [],
  };
  const [{ id }] = opened.seasons;
  return [
    stepOf({ kind: "leagues", does: "add", id: opened.slug, entity: record }),
    stepOf({ kind: "seasons", does: "add", id, entity: season, league: opened }),
    ...teams.map((entity) =>
      stepOf({ kind: "teams", does: "add", id: newId(), entity, league: opened }),
    ),
  ];
}
