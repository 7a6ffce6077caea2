import type { Goal } from "./goal";
import { addresses } from "./goals/addresses";
import { deadServer } from "./goals/deadServer";
import { errorAnswers } from "./goals/errorAnswers";
import { headers } from "./goals/headers";
import { leaks } from "./goals/leaks";
import { listeners, visitors } from "./goals/load";
import { parser } from "./goals/parser";
import { rulesGoals } from "./goals/rules";
import { supply } from "./goals/supply";

const unordered: readonly Goal[] = [
  ...rulesGoals,
  headers,
  supply,
  {
    id: "A11",
    what: "Switches of the real project: sign-up, enumeration, passwords, key, budget, App Check",
    target: "all ticked",
    notHere: "checklist docs/deployment.md",
  },
  parser,
  addresses,
  deadServer,
  errorAnswers,
  listeners,
  visitors,
  leaks,
];

const place = ({ id }: Goal) => [id.charAt(0), Number(id.slice(1))] as const;

/** Every goal, in the order of the goal table. */
export const GOALS: readonly Goal[] = unordered.toSorted((one, other) => {
  const [[letterA, numberA], [letterB, numberB]] = [place(one), place(other)];
  return letterA === letterB ? numberA - numberB : letterA < letterB ? -1 : 1;
});
