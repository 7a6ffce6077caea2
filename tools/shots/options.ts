import { parseArgs } from "node:util";

/** The options of `npm run shots`. */
export interface ShotOptions {
  /** Whether to use the hard data of the seed (`npm start -- --hard-data`). */
  readonly hardData: boolean;
  /** Texts in the names of the wanted scenes; empty for all scenes. */
  readonly only: readonly string[];
  /** The moment at which each page is opened, in epoch milliseconds; undefined for now. */
  readonly at: number | undefined;
  /** The commit to compare the screenshots with; undefined for none. */
  readonly against: string | undefined;
}

/** Parses the arguments after `npm run shots --`. @throws TypeError for an unknown one */
export function parseShotOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      "hard-data": { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
      at: { type: "string" },
      against: { type: "string" },
    },
  });
  const { "hard-data": hardData, only, at, against } = values;
  // With `against`, both runs use the same moment. Otherwise every countdown would differ.
  const moment = at ?? (against && new Date().toISOString());
  return { hardData, only, at: moment ? Date.parse(moment) : undefined, against };
}
