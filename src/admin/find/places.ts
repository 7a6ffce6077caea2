import { hasResult, listedMatches } from "@/domain/match/listed";
import { apostrophesToSpaces, foldName } from "@/domain/names";
import { kickOffOf, momentOf } from "@/domain/when";
import { clubTitle } from "@/domain/league/clubTitle";
import type { League } from "@/domain/league/league";
import { upkeepViews, viewPath, type WorkView } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import type { RecordOf } from "@/records/record";
import { formatScore, scoreText } from "@/ui/match/score";
import { arena } from "@arena/arena";
import { workViewNames, hasWorkView, isOwnersWorkView } from "../address/workViews";
import { editPath } from "../address/sectionPaths";
import { isOwnersUpkeepView, upkeepNames } from "../address/upkeep";
import { matchPath } from "../match/matchParts";
import { sectionOf, sectionsOf } from "../sections";
import { jobsOf } from "./jobs";
import type { Destination } from "./destination";

/** The kinds of record that Find searches. */
export const foundKinds = ["teams", "players", "meets", "fixtures", "results"] as const;

export type FoundRecords = {
  readonly [K in (typeof foundKinds)[number]]: readonly RecordOf<K>[];
};

function pagesOf(league: League, isOwner: boolean): readonly Destination[] {
  const about = "Page";
  const workPages = Object.keys(workViewNames) as readonly WorkView[];
  return [
    { title: "Dashboard", about, to: paths.dashboard(league) },
    ...sectionsOf(league).map(({ name, path }) => ({ title: name, about, to: path })),
    ...workPages
      .filter((view) => hasWorkView(league, view) && (isOwner || !isOwnersWorkView(view)))
      .map((view) => ({ title: workViewNames[view], about, to: viewPath(league, view) })),
    ...upkeepViews
      .filter((view) => isOwner || !isOwnersUpkeepView(view))
      .map((view) => ({ title: upkeepNames[view], about, to: viewPath(league, view) })),
  ];
}

const joined = (...parts: readonly string[]) => parts.filter((part) => part !== "").join(" · ");

/** Lists the matches, the latest first, because that is most often the one that is searched. */
function matchesOf(league: League, { fixtures, results }: FoundRecords): readonly Destination[] {
  return listedMatches(fixtures, results)
    .toSorted((a, b) => (momentOf(b) ?? 0) - (momentOf(a) ?? 0))
    .map((listed) => {
      const { id, teamA, teamB, gameWeek } = listed;
      const isPlayed = hasResult(listed);
      const score = isPlayed ? scoreText(formatScore(listed.match.outcome.result, league)) : "";
      const when = kickOffOf(listed, arena.timeZone)?.short ?? "";
      return {
        title: `${teamA} v ${teamB}`,
        about: joined("Match", score, when, gameWeek && `game week ${gameWeek}`),
        to: matchPath(league, id, isPlayed ? "after" : "before"),
        also: gameWeek && `round ${gameWeek}`,
      };
    });
}

/** Lists everything that Find searches in a league: pages, jobs, clubs, players, meets and matches. */
export function placesOf(
  league: League,
  records: FoundRecords,
  isOwner: boolean,
): readonly Destination[] {
  // A section that is not open yet has no forms, so its records are left out.
  const formsOf = <K extends "teams" | "players" | "meets">(
    kind: K,
    inWords: (record: RecordOf<K>) => Omit<Destination, "to">,
  ): readonly Destination[] => {
    const section = sectionOf(league, kind);
    if (!section) return [];
    const found: readonly RecordOf<K>[] = records[kind];
    return found.map((record) => ({ ...inWords(record), to: editPath(section.path, record.id) }));
  };
  return [
    ...pagesOf(league, isOwner),
    ...jobsOf(league, isOwner),
    ...formsOf("teams", ({ name, nickname }) => ({
      title: name,
      about: joined(clubTitle(league), nickname),
    })),
    ...formsOf("players", ({ name, club, jersey, position }) => ({
      title: name,
      about: joined("Player", club, jersey === null ? "" : String(jersey), position),
    })),
    ...formsOf("meets", ({ name }) => ({ title: name, about: "Meet" })),
    ...matchesOf(league, records),
  ];
}

const wordsOf = (text: string): readonly string[] =>
  foldName(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/** The most results that are shown. */
const MOST_PLACES = 12;

/**
 * Finds the results for a text: each of its words is the beginning of one of a result's words, in any order. Results
 * whose title begins with the text come first; the others stay in their order.
 */
export function foundDestinations(
  places: readonly Destination[],
  typed: string,
): readonly Destination[] {
  const terms = wordsOf(typed);
  const start = terms.join(" ");
  const found = places.filter(({ title, about, also = "" }) => {
    const text = `${title} ${about} ${also}`;
    const words = [...wordsOf(text), ...wordsOf(apostrophesToSpaces(text))];
    return terms.every((term) => words.some((word) => word.startsWith(term)));
  });
  const rank = ({ title }: Destination) => (wordsOf(title).join(" ").startsWith(start) ? 0 : 1);
  return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST_PLACES);
}
