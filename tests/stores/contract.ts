import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import type { TestedStore } from "./testedStore";
import { home } from "./contract/home";
import { archives } from "./contract/archives";
import { batches } from "./contract/batches";
import { backups } from "./contract/backups";
import { changeOver } from "./contract/changeOver";
import { erasedCaptains } from "./contract/erasedCaptains";
import { erasedOfficials } from "./contract/erasedOfficials";
import { erasedPictures } from "./contract/erasedPictures";
import { erasedIds } from "./contract/erasedIds";
import { erasure } from "./contract/erasure";
import { invitations } from "./contract/invitations";
import { keptFaults } from "./contract/keptFaults";
import { grounds } from "./contract/grounds";
import { lostAnswers } from "./contract/lostAnswers";
import { meetSeasons } from "./contract/meetSeasons";
import { moving } from "./contract/moving";
import { openedLeagues } from "./contract/openedLeagues";
import { pastYears } from "./contract/pastYears";
import { oldData } from "./contract/oldData";
import { pictures } from "./contract/pictures";
import { publishing } from "./contract/publishing";
import { reading } from "./contract/reading";
import { roles } from "./contract/roles";
import { saving } from "./contract/saving";
import { seasons } from "./contract/seasons";
import { lastChange } from "./contract/lastChange";
import { turnover } from "./contract/turnover";
import { upkeep } from "./contract/upkeep";
import { Steps } from "./steps";

type Part = (steps: Steps) => void;

/** What every store shows in `npm test`. */
const parts: readonly Part[] = [
  reading,
  saving,
  roles,
  publishing,
  grounds,
  openedLeagues,
  seasons,
  lastChange,
  upkeep,
  oldData,
  home,
  backups,
  archives,
  erasure,
  erasedIds,
  erasedCaptains,
  pictures,
  keptFaults,
  batches,
  invitations,
];

/**
 * More of what `seasons`, `lastChange` and `erasure` show: how seasons end and come back, and what else an erasure looks
 * through, made of the same saves; and saves whose answer is lost, which the code above Firestore's own decides. The store
 * in the browser shows it every time.
 */
const more: readonly Part[] = [
  lostAnswers,
  turnover,
  meetSeasons,
  changeOver,
  moving,
  erasedOfficials,
  erasedPictures,
  pastYears,
];

/**
 * What a store promises, whoever keeps the data: all of it, or each kind of write and of reading once. What is left out
 * does the same saves again, after a stop, at the turn of a season or to more records, or refuses what the rules refuse
 * (tests/rules).
 */
export function contract(
  name: string,
  open: () => Promise<TestedStore>,
  { isWhole = true }: { readonly isWhole?: boolean } = {},
): void {
  describe(`${name}`, () => {
    const steps = new Steps(isWhole);
    beforeAll(async () => {
      steps.tested = await open();
    });
    beforeEach(() => steps.begin());
    afterAll(() => steps.tested.close());

    for (const part of isWhole ? [...parts, ...more] : parts) part(steps);
  });
}
