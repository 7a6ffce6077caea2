import type { Goal } from "./goal";
import { addresses } from "./goals/addresses";
import { bigLeague } from "./goals/bigLeague";
import { clocks } from "./goals/clocks";
import { historyCheck, twoAdministrators } from "./goals/concurrency";
import { deadServer } from "./goals/deadServer";
import { deletions } from "./goals/deletions";
import { deploys } from "./goals/deploys";
import { economy } from "./goals/economy";
import { errorAnswers } from "./goals/errorAnswers";
import { erasureGoal } from "./goals/erasure";
import { headers } from "./goals/headers";
import { hostile } from "./goals/hostile";
import { homecoming } from "./goals/homecoming";
import { leaks } from "./goals/leaks";
import { listeners, visitors } from "./goals/load";
import { oldRecordsGoal } from "./goals/oldRecords";
import { parser } from "./goals/parser";
import { poison } from "./goals/poison";
import { rulesGoals } from "./goals/rules";
import { offlineSave, saveFaults } from "./goals/saveFaults";
import { sessions } from "./goals/sessions";
import { slowNetwork } from "./goals/slowNetwork";
import { soak } from "./goals/soak";
import { oneBad, unknownClubs } from "./goals/strays";
import { supply } from "./goals/supply";
import { unsaved } from "./goals/unsaved";

const unordered: readonly Goal[] = [
  ...rulesGoals,
  hostile,
  headers,
  supply,
  {
    id: "A11",
    what: "Switches of the real project: sign-up, enumeration, passwords, key, budget, App Check",
    target: "all ticked",
    notHere: "checklist docs/deployment.md",
  },
  poison,
  oneBad,
  parser,
  oldRecordsGoal,
  homecoming,
  unknownClubs,
  addresses,
  deadServer,
  saveFaults,
  offlineSave,
  twoAdministrators,
  historyCheck,
  unsaved,
  slowNetwork,
  errorAnswers,
  sessions,
  deploys,
  clocks,
  deletions,
  erasureGoal,
  listeners,
  visitors,
  bigLeague,
  economy,
  leaks,
  soak,
];

const place = ({ id }: Goal) => [id.charAt(0), Number(id.slice(1))] as const;

/** Every goal, in the order of the goal table. */
export const GOALS: readonly Goal[] = unordered.toSorted((one, other) => {
  const [[letterA, numberA], [letterB, numberB]] = [place(one), place(other)];
  return letterA === letterB ? numberA - numberB : letterA < letterB ? -1 : 1;
});
