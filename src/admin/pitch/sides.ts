import { liveEvents, type LiveEvent } from "@/domain/match/livePlay";
import type { LiveMatch } from "@/domain/match/live";
import type { Side } from "@/domain/match/timeline";
import { foldName, sameName } from "@/domain/names";
import { isCalled, namesOf } from "@/domain/people/squad";
import type { PitchMatch } from "./pitchMatch";

/** A player with the shirt number; null if the squad has none for the player. */
export interface PitchPlayer {
  readonly name: string;
  readonly number: number | null;
}

/** Sorts players by the numbers on their shirts, as a scorer looks for them; those without a number come last. */
export const byNumber = (one: PitchPlayer, other: PitchPlayer): number =>
  (one.number ?? Number.MAX_SAFE_INTEGER) - (other.number ?? Number.MAX_SAFE_INTEGER);

/** One side of a match that is scored live. */
export interface PitchSide {
  readonly team: string;
  readonly club: PitchMatch["clubs"][Side];
  /** The players on the pitch; the whole squad, or the last match's players, if the line-up is not known. */
  readonly onPitch: readonly PitchPlayer[];
  /** The other players of the squad. */
  readonly bench: readonly PitchPlayer[];
  /** The line-up in the fixture; empty if it has none. */
  readonly lineUp: readonly string[];
}

/** Returns the players after substitutions. @param names the players at the beginning */
function exchanged(names: readonly string[], events: readonly LiveEvent[]): readonly string[] {
  return events.reduce<readonly string[]>((on, { player, other }) => {
    const left = on.filter((name) => !sameName(name, player));
    return other === "" || left.some((name) => sameName(name, other)) ? left : [...left, other];
  }, names);
}

/** Makes a side as it is now, from the line-up of the fixture, else the squad, else the players of the last match. */
export function sideOf(of: PitchMatch, side: Side, match: LiveMatch | null): PitchSide {
  const { fixture } = of;
  const team = side === "A" ? fixture.teamA : fixture.teamB;
  const lineUp = side === "A" ? fixture.lineUpA : fixture.lineUpB;
  const squad = of.squads[side];
  const squadNames = squad.map(({ name }) => name);
  const began = [lineUp, squadNames, of.last[side]].find(({ length }) => length > 0);
  const exchanges = (match ? liveEvents(match) : []).filter(
    (event) => event.kind === "substitution" && event.side === side,
  );
  const on = exchanged(began ?? [], exchanges);
  const isOn = new Set(on.map(foldName));
  const numbered = (name: string): PitchPlayer => ({
    name,
    number: squad.find((player) => isCalled(player, name))?.jersey ?? null,
  });
  return {
    team,
    lineUp,
    club: of.clubs[side],
    onPitch: on.map(numbered),
    bench: squad
      .filter((player) => !namesOf(player).some((name) => isOn.has(foldName(name))))
      .map(({ name }) => numbered(name)),
  };
}
