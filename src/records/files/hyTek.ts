import { isSameEvent } from "@/domain/meet/sameEvent";
import type { GridRow } from "./grid";

const headings = ["Place", "Athlete", "Team", "Mark", "Wind"];

/** A result line as HY-TEK's meet program prints it: place, name, year or age, school, seed, finals, wind, points. */
const result =
  /^\s*(\d{1,3}|--)\s+(?:#\s*\d+\s+)?(\S.*?)\s{2,}(?:(?:\d{1,2}|FR|SO|JR|SR|[MW]\d{0,2})\s+)?(\S.*?)(?:\s{2,}|\s+(?=[JxX]?\d))(\S.*)$/;

/** A mark, or a word instead of a mark. */
const MARK_CELL = /^[JqQ]?(?:\d[\d:.,-]*m?|DNS|DNF|DQ|DSQ|NM|NH|ND|FOUL|SCR)[qQRh]*$/i;
const isWind = (word: string) => /^(?:[+-]\d\.\d|NWI|0\.0)$/.test(word);
const isMetric = (word: string) => /^[JqQ]?\d+\.\d\dm[qQRh]*$/.test(word);

/** The part of a printed result that belongs to one event. */
interface Section {
  readonly event: string;
  readonly lines: readonly { readonly line: number; readonly text: string }[];
  /** Whether there is a column for the wind, so that winds may have no sign. */
  readonly hasWind: boolean;
}

const isTitle = (text: string) =>
  /^\s*Event\s+\d+/i.test(text) ||
  /^\s*(?:(?:men|women|boys|girls|mixed)\b.*(?:\d|jump|put|throw|vault|discus|javelin|hammer))/i.test(
    text,
  );

function sectionsOf(lines: Section["lines"]): readonly Section[] {
  const starts = lines.flatMap(({ text }, at) => (isTitle(text) ? [at] : []));
  if (starts.length === 0) return [{ event: "", lines, hasWind: false }];
  return starts.map((start, at) => {
    const own = lines.slice(start, starts[at + 1]);
    // If an athlete has a heat and a final, only the final counts.
    const finals = own.findLastIndex(({ text }) => /^\s*finals?\s*$/i.test(text));
    return {
      event: (own[0]?.text ?? "").replace(/^\s*event\s+\d+\s*/i, "").trim(),
      lines: finals < 0 ? own : own.slice(finals),
      hasWind: own.some(({ text }) => /\bWind\b/.test(text)),
    };
  });
}

function rowIn(
  { line, text }: Section["lines"][number],
  { hasWind }: Section,
  isClub: (name: string) => boolean,
): readonly GridRow[] {
  const [, place = "", name = "", school = "", behind = ""] = result.exec(text) ?? [];
  if (name === "") return [];
  const words = behind.trim().split(/\s+/);
  const metric = words.filter(isMetric);
  const winds = words.filter((word) => isWind(word) || (hasWind && /^\d\.\d$/.test(word)));
  const marks = words.filter((word) => MARK_CELL.test(word) && !winds.includes(word));
  // The last whole number is the points; marks in feet come after marks in metres.
  const timed = marks.filter((word) => /[.:-]|[a-z]/i.test(word));
  const mark = metric.at(-1) ?? timed.at(-1) ?? marks[0] ?? "";
  const team = isClub(school) ? school : school.replace(/^(?:\d{1,2}|FR|SO|JR|SR)\s+/, "");
  const plain = mark.replace(/^J|[qQR]+$/g, "");
  return [{ line, cells: [place === "--" ? "" : place, name, team, plain, winds.at(-1) ?? ""] }];
}

/** The content of a printed result of HY-TEK's programs. */
interface HyTekPrintout {
  /** The rows of the event, with headings in the first row. */
  readonly rows: readonly GridRow[];
  /** The events in the file that match the wanted event; if there is not exactly one, the administrator is asked. */
  readonly events: readonly string[];
}

/**
 * Reads the results of an event from a print of HY-TEK's programs; null for any other file. If a line has a preliminary
 * or seed mark and a final mark, the last one counts.
 * @param isClub checks whether a text is a team of the league, to split year and school
 * @param event the name of the event, or of the chosen part of the file
 */
export function hyTekRows(
  rows: readonly GridRow[],
  isClub: (name: string) => boolean,
  event: string,
): HyTekPrintout | null {
  const lines = rows.map(({ line, cells }) => ({ line, text: cells.join(",") }));
  if (!lines.some(({ text }) => /^\s*={10,}|hy-?tek/i.test(text))) return null;
  const sections = sectionsOf(lines).filter((section) =>
    section.lines.some((line) => rowIn(line, section, isClub).length > 0),
  );
  const chosen = sections.filter((one) => one.event === event);
  const same = sections.filter((one) => isSameEvent(one.event, event) === true);
  const [only, ...others] = chosen.length > 0 ? chosen : same.length > 0 ? same : sections;
  return {
    rows: [
      { line: 0, cells: headings },
      ...(only ? only.lines.flatMap((line) => rowIn(line, only, isClub)) : []),
    ],
    events: only ? [only, ...others].map((one) => one.event) : [],
  };
}
