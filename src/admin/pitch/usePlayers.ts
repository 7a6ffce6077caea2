import { useState } from "react";
import type { Side } from "@/domain/match/timeline";
import type { League } from "@/domain/league/league";
import { keep, readKeptPlayers } from "./pitchStorage";
import type { PitchMatch } from "./pitchMatch";

/** Who plays the individual matches of a tie, by their places in the line-up. */
export interface TiePlayers {
  readonly named: Readonly<Record<Side, readonly string[]>>;
  /** Names that can be chosen. */
  readonly squads: Readonly<Record<Side, readonly string[]>>;
  readonly choose: (side: Side, place: number, name: string) => void;
}

/** Who played last, where the players of each match are to be seen and changed. */
const carried = ({ game: { tie, lineUp } }: League, last: readonly string[]) =>
  tie ? last.slice(0, lineUp.size) : [];

/** The line-ups of the fixture, or as they were chosen on this device; their names go into the result. */
export function usePlayers(league: League, { fixture, squads, last }: PitchMatch): TiePlayers {
  const began = () => ({
    A: fixture.lineUpA.length > 0 ? fixture.lineUpA : carried(league, last.A),
    B: fixture.lineUpB.length > 0 ? fixture.lineUpB : carried(league, last.B),
  });
  const [chosen, setChosen] = useState(() => readKeptPlayers(league.slug, fixture.id) ?? began());
  const namesOf = (side: Side) => {
    const squad = squads[side].map(({ name }) => name);
    return [...new Set([...squad, ...last[side], ...chosen[side]])].filter((name) => name !== "");
  };
  return {
    named: chosen,
    squads: { A: namesOf("A"), B: namesOf("B") },
    choose(side, place, name) {
      const length = Math.max(chosen[side].length, place + 1);
      const names = Array.from({ length }, (_, at) =>
        at === place ? name : (chosen[side][at] ?? ""),
      );
      const next = { ...chosen, [side]: names };
      setChosen(next);
      keep("players", league.slug, fixture.id, next);
    },
  };
}
