import { useFormContext, useWatch } from "react-hook-form";
import type { TiePart } from "@/domain/people/parts";
import { inputId } from "../../fields/control";
import { PlayerInput } from "../../line-up/PlayerInput";
import type { FormValues } from "../../fields/values";
import styles from "./ScoreEntry.module.css";

interface PartPlayersProps {
  readonly names: readonly [a: string, b: string];
  readonly part: TiePart;
}

const sides = [
  ["playersA", "a"],
  ["playersB", "b"],
] as const;

/**
 * The fields for the players of an individual match, picked from the squads. They are stored in the fields under
 * "Who played", in the order of the individual matches.
 */
export function PartPlayers({ names, part }: PartPlayersProps) {
  const { setValue } = useFormContext<FormValues>();
  const lists = useWatch<FormValues>({ name: ["playersA", "playersB"] });
  return (
    <div className={styles.players}>
      {sides.map(([field, side], index) => {
        const value = lists[index];
        const typed = typeof value === "string" && value !== "" ? value.split(/\s*,\s?/) : [];
        const team = names[index] ?? "";
        return part[side].map((place, nth) => {
          const name = `${part.name}, ${team}${part[side].length > 1 ? `, player ${nth + 1}` : ""}`;
          return (
            <PlayerInput
              id={inputId(`${field}-${part.name}-${place}`)}
              key={`${field} ${place}`}
              label={`Player · ${team}`}
              name={name}
              onChange={(player) => {
                const length = Math.max(typed.length, place + 1);
                const all = Array.from({ length }, (_, at) =>
                  at === place ? player.replaceAll(",", "") : (typed[at] ?? ""),
                );
                setValue(field, all.join(", "), { shouldDirty: true });
              }}
              teams={[team]}
              value={typed[place] ?? ""}
            />
          );
        });
      })}
    </div>
  );
}
