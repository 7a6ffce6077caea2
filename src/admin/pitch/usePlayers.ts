import { useState } from "react";
import type { Side } from "@/domain/match/timeline";
import type { League } from "@/domain/league/league";
import { keep, readKeptPlayers } from "./pitchStorage";
import type { PitchMatch } from "./pitchMatch";

/** The players of the contests of a tie, by their places in the line-up. */
export interface TiePlayers {
  readonly named: Readonly<Record<Side, readonly string[]>>;
  /** The names that can be chosen. */
  readonly squads: Readonly<Record<Side, readonly string[]>>;
  readonly choose: (side: Side, place: number, name: string) => void;
}

/** Returns the last match's line-up in a sport with ties, where the page shows the players and they can be changed. */
const carried = ({ game: { tie, lineUp } }: League, last: readonly string[]) =>
  tie ? last.slice(0, lineUp.size) : [];

/** Keeps the players of a tie: as chosen on this device, else from the fixture. Their names are saved in the result. */
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
