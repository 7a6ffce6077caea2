import { splitList } from "../reading";

/** One player who came on or went off. */
export interface Substitution {
  readonly player: string;
  /** IN if the player came on, OUT if the player went off; null if the text does not say. */
  readonly direction: "IN" | "OUT" | null;
  /** The minute as it was typed; '' if there is none. */
  readonly minute: string;
  /** The part of the text from which it was read. */
  readonly text: string;
}

// Matches a minute at the end: "(60)" or "60'".
const MINUTE =
  /\(([^)]*)\)?\s*$|(\d{1,3}\s*['’′]?(?:\s*\+\s*\d{1,2})?)\s*(?:['’′]|min(?:ute)?s?\.?)?\s*$/i;
const SWAP = /^(.+?)\s+for\s+(.+)$/i;
// Matches IN or OUT after or before the name; within a name ("Ayo In-Okafor") the words mean nothing.
const DIRECTION = /\s(in|out)\s*$|^(in|out)[\s:]+/i;

const tidy = (text: string) => text.replace(/^[\s:;,–-]+|[\s:;,–-]+$/gu, "");

function read(part: string, minute: string, text: string): Substitution {
  const mark = DIRECTION.exec(part);
  const word = (mark?.[1] ?? mark?.[2])?.toUpperCase();
  const direction = word === "IN" || word === "OUT" ? word : null;
  return { player: tidy(part.replace(DIRECTION, " ")) || text, direction, minute, text };
}

/** Reads one part of the text, which may contain a pair: "A IN / B OUT (60)", "A IN B OUT (60)" or "A for B (60)". */
function readPart(text: string): Substitution[] {
  const found = MINUTE.exec(text);
  const minute = (found?.[1] ?? found?.[2] ?? "").trim();
  const rest = found ? text.slice(0, found.index).trim() : text;
  if (rest === "") return [{ player: text, direction: null, minute: "", text }];
  const swap = DIRECTION.test(rest) ? null : SWAP.exec(rest);
  if (swap?.[1] && swap[2]) {
    return [
      { player: swap[1], direction: "IN", minute, text },
      { player: swap[2], direction: "OUT", minute, text },
    ];
  }
  const pieces = rest
    .replace(/\s(in|out)\s+(?![\s/;])/gi, " $1/")
    .split(/[/;]/)
    .map((piece) => piece.trim());
  const pair = pieces.length > 1 && pieces.every((piece) => DIRECTION.test(piece));
  return pair ? pieces.map((piece) => read(piece, minute, text)) : [read(rest, minute, text)];
}

/**
 * Reads the text of a team's substitutions, `Player IN/OUT (minute)` separated by commas (docs/specification.md). A part that
 * cannot be read is returned as a player without direction, so that its text is not lost.
 */
export function parseSubstitutions(text: string): Substitution[] {
  return splitList(text).flatMap(readPart);
}
