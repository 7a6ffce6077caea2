import type { Goal } from "../../tests/reliability/goal";
import { addresses } from "../../tests/reliability/addresses.test";
import { bigLeague } from "../../tests/reliability/bigLeague.test";
import { clocks } from "../../tests/reliability/clocks.test";
import { historyCheck, twoAdministrators } from "../../tests/reliability/concurrency.test";
import { deadServer } from "../../tests/reliability/deadServer.test";
import { deletions } from "../../tests/reliability/deletions.test";
import { deploys } from "../../tests/reliability/deploys.test";
import { economy } from "../../tests/reliability/economy.test";
import { errorAnswers } from "../../tests/reliability/errorAnswers.test";
import { erasureGoal } from "../../tests/reliability/erasure.test";
import { headers } from "../../tests/reliability/headers.test";
import { hostile } from "../../tests/reliability/hostile.test";
import { homecoming } from "../../tests/reliability/homecoming.test";
import { leaks } from "../../tests/reliability/leaks.test";
import { listeners, visitors } from "../../tests/reliability/load.test";
import { oldRecordsGoal } from "../../tests/reliability/oldRecords.test";
import { parser } from "../../tests/reliability/parser.test";
import { poison } from "../../tests/reliability/poison.test";
import { rulesGoals } from "../../tests/reliability/rules.test";
import { offlineSave, saveFaults } from "../../tests/reliability/saveFaults.test";
import { sessions } from "../../tests/reliability/sessions.test";
import { slowNetwork } from "../../tests/reliability/slowNetwork.test";
import { soak } from "../../tests/reliability/soak.test";
import { oneBad, unknownClubs } from "../../tests/reliability/strays.test";
import { supply } from "../../tests/reliability/supply.test";
import { unsaved } from "../../tests/reliability/unsaved.test";

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
