import type { Goal } from "./goal";
import { rulesGoals } from "./goals/rules";

/** Every goal, in the order of the goal table. */
export const GOALS: readonly Goal[] = [...rulesGoals];
