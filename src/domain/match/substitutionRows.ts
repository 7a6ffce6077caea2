import { splitList } from "../reading";
import { isRowName, rowMinute, saysOnly, type Entries, type Entry } from "./entries";
import { parseSubstitutions } from "./substitutions";

/** A substitution as one row of a form; `on` or `off` is '' if no player came on or went off. */
export interface SubstitutionRow {
  readonly on: string;
  readonly off: string;
  readonly minute: string;
}

/** Writes a substitution in its stored form: "Emeka IN (60), Ayo OUT (60)". */
export function writeSubstitution({ on, off, minute }: SubstitutionRow): string {
  const at = minute && ` (${minute})`;
  return [...(on ? [`${on} IN${at}`] : []), ...(off ? [`${off} OUT${at}`] : [])].join(", ");
}

const WORDS = /\b(?:in|out|for)\b/gi;

function readOne(text: string): Entry<SubstitutionRow> {
  const found = parseSubstitutions(text);
  const typed = found[0]?.minute ?? "";
  const minute = rowMinute(typed);
  const called = (direction: "IN" | "OUT") =>
    found.flatMap((one) => (one.direction === direction ? [one.player] : []));
  const [ins, outs] = [called("IN"), called("OUT")];
  const players = [...ins, ...outs];
  const isWhole =
    minute !== null &&
    players.length === found.length &&
    ins.length <= 1 &&
    outs.length <= 1 &&
    players.every(isRowName) &&
    saysOnly(text, [...players, WORDS, typed]);
  return { text, row: isWhole ? { on: ins[0] ?? "", off: outs[0] ?? "", minute } : null };
}

/**
 * Merges two rows, one for the player who came on and one for the player who went off, if they have the same minute;
 * null if they are no such pair.
 */
function paired(
  a: SubstitutionRow | null | undefined,
  b: SubstitutionRow | null,
): SubstitutionRow | null {
  if (!a || !b || a.minute !== b.minute) return null;
  const isPair = (a.off === "" && b.on === "") || (a.on === "" && b.off === "");
  return isPair ? { on: a.on || b.on, off: a.off || b.off, minute: a.minute } : null;
}

/** Converts between a side's stored substitutions and the rows of a form. */
export const substitutionEntries: Entries<SubstitutionRow> = {
  blank: { on: "", off: "", minute: "" },
  read: (text) =>
    splitList(text)
      .map(readOne)
      .reduce<readonly Entry<SubstitutionRow>[]>((entries, entry) => {
        const last = entries.at(-1);
        const row = paired(last?.row, entry.row);
        return last && row
          ? [...entries.slice(0, -1), { text: `${last.text}, ${entry.text}`, row }]
          : [...entries, entry];
      }, []),
  write: ({ on, off, minute }) => writeSubstitution({ on: on.trim(), off: off.trim(), minute }),
};
