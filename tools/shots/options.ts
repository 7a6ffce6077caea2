import { parseArgs } from "node:util";

/** What `npm run shots` was asked for. */
export interface ShotOptions {
  /** Take the hard data of the seed (`npm start -- --hard-data`). */
  readonly hardData: boolean;
  /** Only scenes whose name holds one of these texts; all when empty. */
  readonly only: readonly string[];
}

/** Reads the arguments after `npm run shots --`. @throws TypeError for one it does not know */
export function parseShotOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      "hard-data": { type: "boolean", default: false },
      only: { type: "string", multiple: true, default: [] },
    },
  });
  return { hardData: values["hard-data"], only: values.only };
}
