import { dayOfWhen, kickOffOf, momentOf, type When } from "@/domain/when";
import { foldName, slugOf } from "@/domain/names";
import { crestOf } from "@/domain/crest";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import type { RecordOf } from "@/records/record";
import { dayInWords, daysFrom, type Day } from "@/domain/day";
import type { ResolvedClub } from "@/domain/season/clubs";
import { calledName } from "@/domain/season/calledName";
import { phaseOf } from "@/domain/match/ahead";
import { gameWeekNumber } from "@/domain/match/gameWeek";
import { knockOutRound } from "@/domain/match/knockOut";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { meetPartId, meetPath } from "@/site/meets/words";
import { newsPart } from "@/site/news/address";
import { formatScore, scoreText } from "@/ui/match/score";
import { clubKey, playerKey, type FollowedItems } from "@/ui/mine/mine";
import { cupEntries, siteEntries, pagesOf, partsOf, seasonEntries } from "./pageEntries";
import { roundTerm } from "./terms";

/** The kinds of entries, in the order in which they are shown. */
export const kinds = ["club", "player", "match", "meet", "ground", "news", "page"] as const;

/** The names of the kinds. */
export const titles = {
  club: { one: "club", many: "Clubs" },
  player: { one: "player", many: "Players" },
  match: { one: "match", many: "Matches" },
  meet: { one: "meet", many: "Meets" },
  ground: { one: "ground", many: "Grounds" },
  news: { one: "announcement", many: "News" },
  page: { one: "page", many: "Pages" },
} as const satisfies Record<(typeof kinds)[number], object>;

/** Something that the search can find. */
export interface Entry {
  /** The address of its page. */
  readonly id: string;
  readonly kind: (typeof kinds)[number];
  readonly title: string;
  /** The second line, which distinguishes entries with the same title. */
  readonly words: string;
  /**
   * Other words that find it and are not shown: former names, a date in other words, a ground, the subjects of a page.
   */
  readonly also?: string;
  readonly league: League | null;
  /** The club, if the entry is one; it can be followed. */
  readonly club?: ResolvedClub;
  /** The player, if the entry is one; the player can be followed. */
  readonly player?: RecordOf<"players">;
  /** The club's colour, if the entry is a player. */
  readonly colour?: string;
  /** The date of a match, meet or announcement in epoch milliseconds; null if it is not known. */
  readonly date?: number | null;
}

/** The data of one league that the search uses. */
export interface SearchableLeague {
  readonly league: League;
  readonly seasons: readonly RecordOf<"seasons">[];
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly meets: readonly RecordOf<"meets">[];
  readonly events: readonly RecordOf<"events">[];
  readonly players: readonly RecordOf<"players">[];
  readonly news: readonly RecordOf<"news">[];
}

/** The time zone in which days are named, and the current day and time. */
interface Days {
  readonly zone: string;
  readonly today: Day | null;
  /** The current time in epoch milliseconds. */
  readonly now: number;
}

/** Returns the words for a day: those that the site shows, and others that visitors may search for. */
function dayWords(when: When, { zone, today }: Days) {
  const day = dayOfWhen(when, zone);
  if (!day) return { shown: "", also: "" };
  const { short, full } = dayInWords(day);
  const [, month = "", number = ""] = day.split("-").map((part) => String(Number(part)));
  const near = ["yesterday", "today", "tomorrow"].filter(
    (_, at) => today !== null && day === daysFrom(today, at - 1),
  );
  return { shown: short, also: [full, day, number, month, ...near].join(" ") };
}

/** Returns the initials on a team's crest ("KR"), which many visitors use as its name. */
const initialsOn = (team: string) => crestOf(team).initials;

function clubEntries({ league, clubs }: SearchableLeague): readonly Entry[] {
  if (league.pages.club !== "real") return [];
  return clubs.map((club) => ({
    id: paths.club(league, club.slug),
    kind: "club",
    title: club.called,
    words: [league.name, club.nickname].filter(Boolean).join(" · "),
    also: `${club.name} ${initialsOn(club.name)}`,
    league,
    club,
  }));
}

function playerEntries({ league, clubs, players }: SearchableLeague): readonly Entry[] {
  const colours = new Map(clubs.map(({ name, colours: [first] }) => [foldName(name), first]));
  return players.map((player) => {
    const { id, name, club, position, jersey, formerNames } = player;
    return {
      id: paths.player(league, id),
      kind: "player",
      title: name,
      words: [jersey, position, calledName(clubs, club)]
        .filter((one) => one !== null && one !== "")
        .join(" · "),
      also: formerNames.join(" "),
      league,
      player,
      colour: colours.get(foldName(club)) ?? crestOf(club || name).primary,
    };
  });
}

/** Returns the words that distinguish two matches of a day: the score, or else "On now" or the time of the kick-off. */
function scoreOrTime(listed: ListedMatch, league: League, { zone, now }: Days) {
  if (!hasResult(listed)) {
    const time = kickOffOf(listed, zone)?.time ?? "";
    const isOn = phaseOf(listed.match, now, league.game.matchMinutes) === "on";
    return isOn ? { shown: "On now", also: `${time} live` } : { shown: time, also: "" };
  }
  const { figureA, figureB } = formatScore(listed.match.outcome.result, league);
  if (figureA === null || figureB === null) return { shown: "", also: "" };
  // A search for 3–2 also finds 2–3.
  return { shown: scoreText({ figureA, figureB }), also: `${figureB}–${figureA}` };
}

/** Returns the round of a match in the words that visitors search for: "game week 4", "gw 4", "semi-finals". */
function roundWords(listed: ListedMatch): string {
  const number = gameWeekNumber(listed.gameWeek);
  if (number === null) return knockOutRound(listed) || listed.gameWeek;
  return `game week round matchday gw ${roundTerm(number)}`;
}

function matchEntries({ league, clubs, matches }: SearchableLeague, days: Days): readonly Entry[] {
  return matches.map((listed) => {
    const { id, teamA, teamB, stadium } = listed;
    const day = dayWords(listed, days);
    const figure = scoreOrTime(listed, league, days);
    return {
      id: paths.match(league, id),
      kind: "match",
      title: `${calledName(clubs, teamA)} v ${calledName(clubs, teamB)}`,
      words: [league.name, day.shown, figure.shown].filter(Boolean).join(" · "),
      also: [
        ...[teamA, teamB].flatMap((team) => [team, initialsOn(team)]),
        day.also,
        figure.also,
        stadium,
        roundWords(listed),
      ].join(" "),
      league,
      date: momentOf(listed),
    };
  });
}

/** Returns the entries of meets. They link to start lists and results, or to the timetable if there are none yet. */
function meetEntries({ league, meets, events }: SearchableLeague, days: Days): readonly Entry[] {
  const entered = new Set(events.flatMap(({ meet, lines }) => (lines.length > 0 ? [meet] : [])));
  return meets.map(({ id, name, place, date }) => {
    const { shown, also } = dayWords({ date }, days);
    return {
      id: entered.has(id)
        ? meetPath(league, id)
        : `${paths.page(league, "matches")}#${encodeURIComponent(meetPartId(id))}`,
      kind: "meet",
      title: name,
      words: [league.name, shown, place].filter(Boolean).join(" · "),
      also,
      league,
      date,
    };
  });
}

/** Returns the entries of a league's news. */
function newsEntries({ league, news }: SearchableLeague, days: Days): readonly Entry[] {
  if (league.pages.news !== "real") return [];
  return news.map(({ id, title, date }) => {
    const { shown, also } = dayWords({ date }, days);
    return {
      id: `${paths.page(league, "news")}#${newsPart(id)}`,
      kind: "news",
      title,
      words: [league.name, shown].filter(Boolean).join(" · "),
      also: `news announcement ${also}`,
      league,
      date,
    };
  });
}

/** Returns the entries of the grounds that matches, meets and clubs of the leagues name, each once. */
function groundEntries(leagues: readonly SearchableLeague[]): readonly Entry[] {
  const found = new Map<string, { title: string; leagues: Set<string> }>();
  for (const { league, clubs, matches, meets } of leagues) {
    const names = [
      ...matches.map(({ stadium }) => stadium),
      ...meets.map(({ place }) => place),
      ...clubs.map(({ ground }) => ground),
    ];
    for (const name of names) {
      const slug = slugOf(name);
      const one = found.get(slug) ?? { title: name, leagues: new Set() };
      if (slug !== "") found.set(slug, { ...one, leagues: one.leagues.add(league.name) });
    }
  }
  return [...found].map(([slug, one]) => ({
    id: paths.ground(slug),
    kind: "ground",
    title: one.title,
    words: ["Ground", ...one.leagues].join(" · "),
    also: "place map where is directions address how to get there way",
    league: null,
  }));
}

/** Returns all entries of the leagues, each address once. */
export function allEntries(leagues: readonly SearchableLeague[], days: Days): readonly Entry[] {
  const entries = [
    ...siteEntries,
    ...leagues.flatMap((one) => [
      ...pagesOf(one.league),
      ...partsOf(one.league),
      ...cupEntries(one),
      ...seasonEntries(one),
      ...clubEntries(one),
      ...playerEntries(one),
      ...matchEntries(one, days),
      ...meetEntries(one, days),
      ...newsEntries(one, days),
    ]),
    ...groundEntries(leagues),
  ];
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Whether an entry is a club or a player that the visitor follows. */
export const isFollowed = ({ league, club, player }: Entry, mine: FollowedItems) =>
  league !== null &&
  ((club !== undefined && mine.clubs.includes(clubKey(league, club.slug))) ||
    (player !== undefined && mine.players.includes(playerKey(league, player.id))));
