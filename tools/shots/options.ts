import { parseArgs } from "node:util";

/** The options of `npm run shots`. */
export interface ShotOptions {
  /** Texts in the names of the wanted pictures; empty for the whole table. */
  readonly only: readonly string[];
  /** The commit to compare the pictures with; undefined for the latest one whose pictures are kept. */
  readonly against: string | undefined;
  /** Whether to write contact sheets. */
  readonly sheets: boolean;
}

/** Parses the arguments after `npm run shots --`. @throws TypeError for an unknown one */
export function parseShotOptions(args: readonly string[]): ShotOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string", multiple: true, default: [] },
      against: { type: "string" },
      "without-sheets": { type: "boolean", default: false },
    },
  });
  const { only, against, "without-sheets": isWithout } = values;
  return { only, against, sheets: !isWithout };
}
