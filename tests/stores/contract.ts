import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import type { Bench } from "./bench";
import { lostAnswers } from "./contract/lostAnswers";
import { publishing } from "./contract/publishing";
import { reading } from "./contract/reading";
import { saving } from "./contract/saving";
import { seasons } from "./contract/seasons";
import { upkeep } from "./contract/upkeep";
import { Scene } from "./scene";

/** Everything that a store promises, whoever keeps the data. */
export function contract(name: string, open: () => Promise<Bench>): void {
  describe(`${name}`, () => {
    const scene = new Scene();
    beforeAll(async () => {
      scene.bench = await open();
    });
    beforeEach(() => scene.begin());
    afterAll(() => scene.bench.close());

    reading(scene);
    saving(scene);
    publishing(scene);
    lostAnswers(scene);
    seasons(scene);
    upkeep(scene);
  });
}
