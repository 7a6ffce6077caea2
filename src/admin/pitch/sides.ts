import { liveEvents, type LiveEvent } from "@/domain/match/livePlay";
import type { LiveMatch } from "@/domain/match/live";
import type { Side } from "@/domain/match/timeline";
import { foldName, sameName } from "@/domain/names";
import { isCalled, namesOf } from "@/domain/people/squad";
import type { PitchMatch } from "./pitchMatch";

/** A name on a button, with the number on the shirt where the squad has it. */
export interface PitchPlayer {
  readonly name: string;
  readonly number: number | null;
}

/** One side of a match beside the pitch. */
export interface PitchSide {
  readonly team: string;
  readonly club: PitchMatch["clubs"][Side];
  /** Who is on the pitch, as far as that is known. */
  readonly onPitch: readonly PitchPlayer[];
  /** Who else could come on. */
  readonly bench: readonly PitchPlayer[];
  /** Who began; empty where nobody said, and the buttons have a whole squad. */
  readonly lineUp: readonly string[];
}

/** The players now on the pitch: those who began, with the exchanges so far. */
function exchanged(names: readonly string[], events: readonly LiveEvent[]): readonly string[] {
  return events.reduce<readonly string[]>((on, { player, other }) => {
    const left = on.filter((name) => !sameName(name, player));
    return other === "" || left.some((name) => sameName(name, other)) ? left : [...left, other];
  }, names);
}

/** A side at this moment: by the line-up of the fixture, else the club's squad, else who played last. */
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
