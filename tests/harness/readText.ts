import { readFileOf, readOptions } from "../../scripts/read-file/readFileOf";

/** A row in the output of the command. */
interface Row {
  readonly line: number;
  readonly outcome: string;
  readonly record?: Readonly<Record<string, unknown>>;
  readonly remarks: readonly string[];
}
/** The output of the command for a list. */
interface Out {
  readonly columns: readonly { readonly heading: string; readonly remark: string | null }[];
  readonly asks: readonly {
    readonly what: string;
    readonly lines: readonly number[];
    readonly choices: readonly string[];
  }[];
  readonly rows: readonly Row[];
  readonly newClubs: readonly string[];
}

/** The moment that counts as now: all matches in the tests' files of results were played before it. */
const NOW = "2027-06-01T12:00:00Z";

/** Reads a text in the same way as `npm run -s read-file` reads a file. */
export async function read(league: string, list: string, text: string, now = NOW): Promise<Out> {
  const bytes = new TextEncoder().encode(text);
  const options = readOptions(["--league", league, "--list", list, "--now", now, "file"]);
  return (await readFileOf(new Uint8Array(bytes), options)) as Out;
}

/** Formats a row in short: "2 new Kingsway Rovers 2-1 Mount Trojans 2023-08-12T14:00:00Z", or "2 refused". */
export function inShort({ line, outcome, record }: Row): string {
  if (outcome === "refused") return `${line} refused`;
  const { teamA, scoreA, scoreB, teamB, date, ending, detail, status } = record ?? {};
  const score = scoreA === undefined ? ["v"] : [`${String(scoreA)}-${String(scoreB)}`];
  const match = record ? [teamA, ...score, teamB, date, ending, detail, status] : [];
  return [line, outcome, ...match]
    .filter((part) => part !== undefined && part !== null && part !== "")
    .join(" ");
}
