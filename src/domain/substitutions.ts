import { splitList } from "./reading";

/** One player coming on or going off. */
export interface Substitution {
  readonly player: string;
  /** Null when the text does not say. */
  readonly direction: "IN" | "OUT" | null;
  /** The minute as typed, '' when none was. */
  readonly minute: string;
  /** The part of the text it was read from. */
  readonly text: string;
}

const MINUTE =
  /\(([^)]*)\)?\s*$|(\d{1,3}\s*['’′]?(?:\s*\+\s*\d{1,2})?)\s*(?:['’′]|min(?:ute)?s?\.?)?\s*$/i;
const FOR = /^(.+?)\s+for\s+(.+)$/i;
const MARK = /\b(in|out)\b/i;

function read(part: string, minute: string, text: string): Substitution {
  const mark = MARK.exec(part);
  const player = part
    .replace(MARK, " ")
    .replace(/\s+/g, " ")
    .replace(/^[\s:;,–-]+|[\s:;,–-]+$/gu, "");
  const direction = mark?.[1]?.toUpperCase() === "IN" ? "IN" : mark ? "OUT" : null;
  return { player: player === "" ? text : player, direction, minute, text };
}

/** A part may hold a pair: "A IN / B OUT (60)", "A IN B OUT (60)" or "A for B (60)". */
function readPart(text: string): Substitution[] {
  const found = MINUTE.exec(text);
  const minute = (found?.[1] ?? found?.[2] ?? "").trim();
  const rest = found ? text.slice(0, found.index).trim() : text;
  if (rest === "") return [{ player: text, direction: null, minute: "", text }];
  const swap = MARK.test(rest) ? null : FOR.exec(rest);
  if (swap?.[1] && swap[2]) {
    return [
      { player: swap[1], direction: "IN", minute, text },
      { player: swap[2], direction: "OUT", minute, text },
    ];
  }
  const pair = rest
    .replace(/\b(in|out)\b\s+/gi, "$1/")
    .split(/[/;]/)
    .filter((piece) => piece.trim() !== "");
  const eachMarked = pair.length > 1 && pair.every((piece) => MARK.test(piece));
  return eachMarked ? pair.map((piece) => read(piece, minute, text)) : [read(rest, minute, text)];
}

/**
 * Reads the text of a team's substitutions, `Player IN/OUT (minute)` separated by commas (spec
 * point 5). Whatever cannot be parsed comes back as a player without direction, so nothing is lost.
 */
export function parseSubstitutions(text: string): Substitution[] {
  return splitList(text).flatMap(readPart);
}
