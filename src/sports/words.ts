import { arena } from "@arena/arena";
import type { SportId } from "@/domain/sport";
import { storedSportOf } from "./sports";

/** The explanations of terms that mean the same in all sports, one sentence each. */
const everywhere: Readonly<Record<string, string>> = {
  "#": "The place in the table; an equals sign means that it is shared.",
  P: "Matches played so far.",
  W: "Matches won.",
  D: "Matches that ended level.",
  L: "Matches lost.",
  Form: "The last results, the newest underlined: W is a win, D a draw, L a defeat.",
  "To go through":
    "What a team still needs to be sure of going on, whatever happens in the other matches.",
  Order:
    "The first criterion counts first; each further one only separates teams that are still level.",
  Was: "The place before this match.",
  "own P": "Single matches played within the team's matches.",
  "own W": "Single matches won.",
  "own D": "Single matches that ended level.",
  "own L": "Single matches lost.",
  Score: "A win counts one, a drawn game a half.",
  Won: "How many of the matches played were won, in per cent.",
  Rating: "How the organisers rate the season so far.",
  "Top scorers": "The players of the club who have scored most in the season so far.",
  Appearances: "Matches that the player began or came into.",
  Houses: `What the clubs that play for a ${arena.house} win in every league is added up.`,
  "Houses’ points": `Points for the places of the clubs of a ${arena.house}: 10, 8, 6, 5, 4, 3, 2, 1 in each league, shared where places are.`,
  "Houses’ firsts": `In how many leagues a club of the ${arena.house} is first.`,
  "Houses’ gold": `In how many leagues a club of the ${arena.house} is first.`,
  "Houses’ silver": `In how many leagues a club of the ${arena.house} is second.`,
  "Houses’ bronze": `In how many leagues a club of the ${arena.house} is third.`,
  "Houses’ sum": "Gold, silver and bronze together.",
  "Cross-table":
    "Each row holds a team’s scores against the team of the column, its own figure first.",
  "Cross-table column": "The opponent of this column, under its place in the table.",
};

/** The explanations of each sport, from `words.ts` of its folder. */
const bySport = import.meta.glob<Readonly<Record<string, string>>>("./*/words.ts", {
  eager: true,
  import: "words",
});

/** Returns the explanation of a term in a sport, as one sentence; undefined if there is none. */
export const wordMeaning = (sport: SportId | undefined, word: string): string | undefined =>
  (sport && bySport[`./${storedSportOf(sport)}/words.ts`]?.[word]) ?? everywhere[word];
