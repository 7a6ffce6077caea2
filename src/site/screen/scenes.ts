import { byTime, dayPartOf } from "@/domain/match/agenda";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import type { Tie } from "@/leagues/bracket";
import type { ResolvedClub } from "@/leagues/clubs";
import type { Table } from "@/leagues/competition";
import type { League } from "@/leagues/league";

/** What a screen knows of a league. */
export interface LeagueOnScreen {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly matches: readonly ListedMatch[];
  readonly tables: readonly Table[];
  readonly ties: readonly Tie[];
}

/** A match with the league it is of. */
export interface MatchOnScreen<M extends ListedMatch = ListedMatch> {
  readonly of: LeagueOnScreen;
  readonly match: M;
}

/** What fills the screen for a while. */
export type Scene = { readonly id: string; readonly title: string } & (
  | { readonly kind: "live"; readonly live: MatchOnScreen }
  | { readonly kind: "next"; readonly next: readonly MatchOnScreen[] }
  | { readonly kind: "table"; readonly of: LeagueOnScreen; readonly table: Table }
  | { readonly kind: "bracket"; readonly of: LeagueOnScreen }
);

/** As many matches as can be read from the back of a hall. */
const MOST = 5;

interface Agenda {
  readonly live: readonly MatchOnScreen[];
  readonly next: readonly MatchOnScreen[];
  /** The latest first. */
  readonly latest: readonly MatchOnScreen<PlayedMatch>[];
}

/** What is on, what comes and what was, over these leagues. @param now epoch milliseconds */
export function agendaOf(leagues: readonly LeagueOnScreen[], now: number): Agenda {
  const all = leagues.flatMap((of) =>
    of.matches.map((match) => {
      const { matchMinutes } = of.league.game;
      return { of, match, part: dayPartOf(match, now, matchMinutes) };
    }),
  );
  const inOrder = all.toSorted((a, b) => byTime(a.match, b.match));
  const played = inOrder.flatMap(({ of, match }) =>
    hasResult(match) && match.date !== null ? [{ of, match }] : [],
  );
  return {
    live: inOrder.filter(({ part }) => part === "live"),
    next: inOrder
      .filter(({ part, match }) => part === "next" && match.date !== null)
      .slice(0, MOST),
    latest: played.toReversed().slice(0, MOST),
  };
}

function tableScenes(of: LeagueOnScreen): readonly Scene[] {
  const { league, tables } = of;
  return tables
    .filter(({ lines }) => lines.length > 0)
    .map((table) => ({
      id: `table ${league.slug} ${table.group}`,
      kind: "table",
      title: [league.shortName, table.group && `group ${table.group}`, "table"]
        .filter(Boolean)
        .join(" "),
      of,
      table,
    }));
}

/** Somebody stands in the bracket, or would as it stands. */
const isPeopled = ({ ties }: LeagueOnScreen) =>
  ties.some(({ state: { a, b } }) =>
    [a, b].some((side) => "team" in side || ("asItStands" in side && side.asItStands)),
  );

/** All there is to show, each thing once: live matches, what is next, tables, brackets. */
export function scenesOf(leagues: readonly LeagueOnScreen[], { live, next }: Agenda): Scene[] {
  return [
    ...live.map((one): Scene => ({
      id: `live ${one.of.league.slug} ${one.match.id}`,
      kind: "live",
      title: "Live",
      live: one,
    })),
    ...(next.length > 0 ? [{ id: "next", kind: "next", title: "Next", next } as const] : []),
    ...leagues.flatMap((of): readonly Scene[] => [
      ...tableScenes(of),
      ...(isPeopled(of)
        ? [
            {
              id: `bracket ${of.league.slug}`,
              kind: "bracket",
              title: `${of.league.shortName} cup`,
              of,
            } as const,
          ]
        : []),
    ]),
  ];
}

/** The order in which scenes are shown: while a match is on, every second one is live. */
export function cycleOf(scenes: readonly Scene[]): readonly Scene[] {
  const live = scenes.filter(({ kind }) => kind === "live");
  const others = scenes.filter(({ kind }) => kind !== "live");
  if (live.length === 0 || others.length === 0) return scenes;
  const turns = Math.max(live.length, others.length);
  return Array.from({ length: turns }, (_, at) => [
    ...live.slice(at % live.length, (at % live.length) + 1),
    ...others.slice(at % others.length, (at % others.length) + 1),
  ]).flat();
}
