import { sameName } from "@/domain/names";
import { isCalled } from "@/domain/people/squad";
import { suspensions, type BanCause } from "@/domain/people/suspensions";
import type { Fixture } from "@/records/fixtures/schema";
import { isGoalkeeper } from "@/domain/people/isGoalkeeper";
import type { Player } from "@/records/players/schema";
import type { Result } from "@/records/results/schema";
import type { Sport } from "@/domain/sport";
import type { Around } from "./around";
import type { Warning } from "./warning";

type Named = readonly (readonly [field: string, team: string, names: readonly string[]])[];

/** How many of these names the squad calls a goalkeeper, and whether it knows all of them. */
function keepersAmong(team: string, names: readonly string[], { players }: Around) {
  const squad = players.filter(({ club }) => sameName(club, team));
  const known = names.map((name) => squad.find((player) => isCalled(player, name)));
  return {
    count: known.filter((player) => player && isGoalkeeper(player)).length,
    all: known.every((player) => player !== undefined),
  };
}

/** How many a line-up has: in a sport of ties as many as play the boards, singles or rubbers of the season. */
function lineUpSize({ lineUp, tie }: Sport, { score }: Around["format"]): number {
  const parts = score?.contests ? (tie ?? []).slice(0, score.contests) : [];
  const places = parts.flatMap(({ a }) => a);
  return places.length > 0 ? 1 + Math.max(...places) : lineUp.size;
}

/** Line-ups with a number of players that is not the sport's, or without the one goalkeeper it needs. */
export function oddLineUps({ teamA, teamB, lineUpA, lineUpB }: Fixture, around: Around): Warning[] {
  const sport = around.league.game;
  const { positions } = sport;
  const size = lineUpSize(sport, around.format);
  const hasKeepers = positions.some((position) => isGoalkeeper({ position }));
  const sides: Named = [
    ["lineUpA", teamA, lineUpA],
    ["lineUpB", teamB, lineUpB],
  ];
  return sides.flatMap(([field, team, names]): Warning[] => {
    if (names.length === 0) return [];
    const said: string[] = [];
    if (names.length !== size) said.push(`${names.length} of ${size} players`);
    const { count, all } = keepersAmong(team, names, around);
    if (hasKeepers && count > 1) said.push(`${count} goalkeepers`);
    // Somebody whom the squad does not know may be the goalkeeper.
    if (hasKeepers && count === 0 && all) said.push("no goalkeeper");
    return said.map((text) => ({ id: "F06", field, text: `In this line-up: ${text}` }));
  });
}

/** A player's place in the list of the squad: by position as the sport counts them, then by number. */
function listedAt({ position, jersey }: Player, { positions }: Sport): readonly [number, number] {
  const at = positions.findIndex((one) => sameName(one, position));
  return [at === -1 ? Infinity : at, jersey ?? Infinity];
}

/** Line-ups out of the squad list's order, where the sport's boards follow it. */
export function againstTheList(sides: Named, { league, players }: Around): Warning[] {
  const sport = league.game;
  if (!sport.lineUp.byList) return [];
  return sides.flatMap(([field, team, names]): Warning[] => {
    const squad = players.filter(({ club }) => sameName(club, team));
    const seated = names.flatMap((name) => {
      const player = squad.find((one) => isCalled(one, name));
      const [position, number] = player ? listedAt(player, sport) : [Infinity, Infinity];
      return player && position < Infinity ? [{ player, position, number }] : [];
    });
    for (const [at, ahead] of seated.entries()) {
      const behind = seated
        .slice(at + 1)
        .find(
          ({ position, number }) =>
            position < ahead.position || (position === ahead.position && number < ahead.number),
        );
      if (!behind) continue;
      const [first, second] = [ahead, behind].map(
        ({ player: { name, position } }) => `${name} (${position})`,
      );
      const text = `Against the list of the squad: ${second} plays behind ${first}`;
      return [{ id: "C01", field, text }];
    }
    return [];
  });
}

const causes: Readonly<Record<BanCause, string>> = {
  yellows: "for yellow cards",
  secondYellow: "after a second yellow card",
  red: "after a red card",
  organiser: "by the organiser",
};

/** Players who are to play a match from which their cards keep them away. */
function suspendedIn(
  match: Pick<Fixture, "teamA" | "teamB" | "date">,
  named: Named,
  { id, league, fixtures, results, players }: Around,
): Warning[] {
  const policy = league.game.bans;
  if (!policy) return [];
  const played = results.filter((result) => result.id !== id);
  if (named.every(([, , names]) => names.length === 0)) return [];
  const done = new Set(played.map((result) => result.id));
  const coming = fixtures.filter((fixture) => fixture.id !== id && !done.has(fixture.id));
  const own = { ...match, id };
  const banned = suspensions(played, { players, policy, fixtures: [...coming, own] }).filter(
    ({ misses }) => misses.some((missed) => missed.id === id),
  );
  return named.flatMap(([field, team, names]) =>
    banned
      .filter(
        ({ club, player, record }) =>
          sameName(club, team) &&
          names.some((name) => (record ? isCalled(record, name) : sameName(name, player))),
      )
      .map(({ player, why }) => {
        const reasons = [...new Set(why.map(({ cause }) => causes[cause]))].join(" and ");
        return { id: "W10", field, text: `${player} is suspended ${reasons}` };
      }),
  );
}

/** Suspended players in the line-ups of a match that is still to be played. */
export function suspendedInFixture(fixture: Fixture, around: Around): Warning[] {
  if (around.results.some(({ id }) => id === around.id)) return [];
  const { teamA, teamB, lineUpA, lineUpB } = fixture;
  const named: Named = [
    ["lineUpA", teamA, lineUpA],
    ["lineUpB", teamB, lineUpB],
  ];
  return suspendedIn(fixture, named, around);
}

/** Suspended players among those who are said to have played, while the result is new. */
export function suspendedInResult(result: Result, around: Around): Warning[] {
  if (!around.isNew) return [];
  const { teamA, teamB, playersA, playersB } = result;
  const named: Named = [
    ["playersA", teamA, playersA],
    ["playersB", teamB, playersB],
  ];
  return suspendedIn(result, named, around);
}
