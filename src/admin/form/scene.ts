import { createContext, useContext } from "react";
import type { EntityKind } from "@/domain/records/record";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";

/** What the controls of a form may suggest from. */
export interface Scene {
  readonly league: League;
  readonly kind: EntityKind;
  readonly clubs: readonly ResolvedClub[];
  /** Names of the squad of a club, or of several. */
  readonly squadOf: (...clubs: readonly string[]) => readonly string[];
  /** The game weeks in use. */
  readonly gameWeeks: readonly string[];
}

export const SceneContext = createContext<Scene | null>(null);

/** @throws Error outside a form */
export function useScene(): Scene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error("A form control needs a form around it");
  return scene;
}
