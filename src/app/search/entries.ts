import type { ListedMatch } from "@/domain/match/listed";
import type { RecordOf } from "@/domain/records/record";
import { dayInWords, dayOf } from "@/domain/day";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { clubKey, playerKey, type Mine } from "@/ui/mine/mine";
import { pageName, tabs } from "../pages/names";

/** What is found, in the order in which it is shown. */
export const kinds = ["club", "player", "match", "page"] as const;

/** Something that can be found. */
export interface Entry {
  /** Its address. */
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly title: string;
  /** What tells it from others of the same title. */
  readonly words: string;
  /** What it was called before: found by, never shown. */
  readonly before?: string;
  readonly league: League | null;
  /** Of a club that may be followed. */
  readonly club?: ResolvedClub;
  /** Of a player who may be followed. */
  readonly player?: RecordOf<"players">;
  /** Of a match in epoch milliseconds. */
  readonly date?: number | null;
}

/** What one league has to be found. */
export interface Searched {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly players: readonly RecordOf<"players">[];
}

const overAll: readonly Entry[] = (
  [
    ["Today", paths.today()],
    ["My clubs", paths.myClubs()],
    ["Arena championship", paths.championship()],
    ["Help", paths.help()],
    ["Privacy", paths.privacy()],
  ] as const
).map(([title, id]) => ({ id, kind: "page", title, words: "All sports", league: null }));

function pagesOf(league: League): readonly Entry[] {
  return tabs
    .filter((page) => league.pages[page] === "real")
    .map((page) => ({
      id: paths.page(league, page),
      kind: "page",
      title: `${league.name} ${pageName(league, page).toLowerCase()}`,
      words: "Page",
      league,
    }));
}

function entriesOf({ league, clubs, matches, players }: Searched, zone: string): Entry[] {
  const known: Entry[] = [...pagesOf(league)];
  if (league.pages.club === "real") {
    for (const club of clubs) {
      const words = [league.name, club.nickname].filter(Boolean).join(" · ");
      const id = paths.club(league, club.slug);
      known.push({ id, kind: "club", title: club.name, words, league, club });
    }
  }
  for (const player of players) {
    const { id, name, club, position, jersey, formerNames } = player;
    const words = [jersey, position, club].filter((one) => one !== null && one !== "").join(" · ");
    known.push({
      id: paths.player(league, id),
      kind: "player",
      title: name,
      words,
      before: formerNames.join(" "),
      league,
      player,
    });
  }
  for (const { id, teamA, teamB, date } of matches) {
    const day = dayOf(date, zone);
    const words = [league.name, day && dayInWords(day).short].filter(Boolean).join(" · ");
    const title = `${teamA} v ${teamB}`;
    known.push({ id: paths.match(league, id), kind: "match", title, words, league, date });
  }
  return known;
}

/** All that can be found in these leagues, each address once. */
export function allEntries(leagues: readonly Searched[], zone: string): readonly Entry[] {
  const entries = [...overAll, ...leagues.flatMap((one) => entriesOf(one, zone))];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Whether that is a club or a player whom the visitor follows. */
export const isFollowed = ({ league, club, player }: Entry, mine: Mine) =>
  league !== null &&
  ((club !== undefined && mine.clubs.includes(clubKey(league, club.slug))) ||
    (player !== undefined && mine.players.includes(playerKey(league, player.id))));
