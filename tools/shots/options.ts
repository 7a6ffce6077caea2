import { parseArgs } from "node:util";

/** What `npm run shots` was asked for. */
export interface ShotOptions {
  /** Take the hard data of the seed (`npm start -- --hard-data`). */
  readonly hardData: boolean;
  /** Only scenes whose name holds one of these texts; all when empty. */
  readonly only: readonly string[];
  /** When each page is opened, in epoch milliseconds; undefined for now. */
  readonly at: number | undefined;
  /** The commit whose pictures are taken as well, to say which differ. */
  readonly against: string | undefined;
}

/** Reads the arguments after `npm run shots --`. @throws TypeError for one it does not know */
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
  // Both trees see the same moment, else every countdown would differ.
  const moment = at ?? (against && new Date().toISOString());
  return { hardData, only, at: moment ? Date.parse(moment) : undefined, against };
}
