import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import type { TestedStore } from "./testedStore";
import { home } from "./contract/home";
import { archives } from "./contract/archives";
import { backups } from "./contract/backups";
import { changeOver } from "./contract/changeOver";
import { erasedOfficials } from "./contract/erasedOfficials";
import { erasedPictures } from "./contract/erasedPictures";
import { erasure } from "./contract/erasure";
import { keptFaults } from "./contract/keptFaults";
import { grounds } from "./contract/grounds";
import { lostAnswers } from "./contract/lostAnswers";
import { meetSeasons } from "./contract/meetSeasons";
import { moving } from "./contract/moving";
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

/** Everything that a store promises, whoever keeps the data. */
export function contract(name: string, open: () => Promise<TestedStore>): void {
  describe(`${name}`, () => {
    const steps = new Steps();
    beforeAll(async () => {
      steps.tested = await open();
    });
    beforeEach(() => steps.begin());
    afterAll(() => steps.tested.close());

    reading(steps);
    saving(steps);
    roles(steps);
    publishing(steps);
    grounds(steps);
    lostAnswers(steps);
    seasons(steps);
    lastChange(steps);
    turnover(steps);
    meetSeasons(steps);
    changeOver(steps);
    upkeep(steps);
    oldData(steps);
    home(steps);
    moving(steps);
    backups(steps);
    archives(steps);
    erasure(steps);
    erasedOfficials(steps);
    erasedPictures(steps);
    pictures(steps);
    keptFaults(steps);
  });
}
