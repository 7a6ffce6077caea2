import { plainWords } from "@/domain/cells/plainWords";
import { foldName } from "@/domain/names";
import type { Sport } from "@/domain/sport";
import { saysYes } from "./columnContents";
import { readAs, unread, type ReadCell, type ReadingTask } from "./reading";
import { isNoPerson } from "./totals";

/** The positions of a sport and their codes. */
export type Positions = Pick<Sport, "positions"> & Pick<ReadingTask, "positionCodes">;

/** Returns the positions that a file can contain. */
export const positionsOf = ({
  league,
  positionCodes,
}: Pick<ReadingTask, "league" | "positionCodes">): Positions => ({
  positions: league.game.positions,
  positionCodes,
});

const CAPTAIN =
  /^(?:c|cap|capt|captain|vc|vice|vice-?captain|k|kapitan|capitaine|capitan|capitano|capitao|kaptan)$/;

/** Returns a position from its word, in singular or plural, or from its code; null for any other text. */
export function positionIn(text: string, { positions, positionCodes }: Positions): string | null {
  const word = plainWords(text).replace(/[.:]+$/, "");
  const code = Object.hasOwn(positionCodes, word) ? positionCodes[word] : undefined;
  const isCalled = (position: string) =>
    [plainWords(position), `${plainWords(position)}s`].includes(word);
  return code ?? positions.find(isCalled) ?? null;
}

/** The separators between several positions of one player. */
const PARTED = /\s*[,/&+]\s*/;

/** Returns the first of several positions ("DF/MF"), which is the main one; null if one of them is unknown. */
function mainPosition(text: string, positions: Positions): string | null {
  const one = positionIn(text, positions);
  if (one !== null) return one;
  const found = text
    .split(PARTED)
    .filter((part) => part !== "")
    .map((part) => positionIn(part, positions));
  return found.includes(null) ? null : (found[0] ?? null);
}

/** The messages for lines that contain only the position or the club of the players below. */
export const aboveLines = {
  position: "A position: that of the players below",
  club: "A club: that of the players below",
} as const;

const COACH = "A coach: no player";
const STAFF =
  /^(?:(?:head|assistant|asst\.?|team|goalkeeper|goalkeeping|fitness|first-?team|player) )*(?:coach(?:es)?|manager|trainer|physio(?:therapist)?|doctor|staff|official|kitman|betreuer|cheftrainer|co-trainer|entrenador|entraineur|selectionneur|allenatore|tecnico|treinador|antrenor|teknik direktor)$/;

/** Checks whether a position belongs to the staff. */
const isStaff = (position: string): boolean => STAFF.test(plainWords(position));

/** Returns why a line in a table of players is no player; null if it may be one. */
export function whyNoPlayer(cellOf: (use: string) => string): string | null {
  const isCoach =
    isStaff(cellOf("position")) || isStaff(cellOf("jersey")) || isOfStaff(cellOf("name"));
  if (isCoach) return COACH;
  const isNobody = isNoPerson(cellOf("name")) || saysYes(cellOf("nonPlayer"));
  return isNobody ? "No player" : null;
}

const HEADING =
  /^(?:starting (?:xi|line-?up|five|v)|line-?up|subs?|substitutes|bench|reserves|squad|players|team list|ersatz|aufstellung|remplacants|suplentes|panchina|yedekler)$/;

/** Checks whether a line names a member of the staff: "Coach: Ada Obi", "Ada Obi (coach)". */
function isOfStaff(line: string): boolean {
  const [first = ""] = line.split(/\s*[:–—]\s*|\s+-\s+/);
  const [, behind = ""] = /[([]([^()[\]]+)[)\]]\s*$/.exec(line) ?? [];
  return isStaff(first) || isStaff(behind);
}

/** Returns why a line with one cell is no player; null if it may be a club or a player. */
export function otherLine(line: string): string | null {
  if (isOfStaff(line)) return COACH;
  const words = plainWords(line)
    .replace(/[:*_.]+|\p{Extended_Pictographic}|\uFE0F/gu, "")
    .trim();
  if (HEADING.test(words)) return "A heading";
  const isNote =
    /^(?:printed|generated|exported|created|updated|last updated|page|source|note|www\.|https?:|as of|stand|seite|gedruckt)\b/.test(
      plainWords(line),
    );
  return isNote ? "A note" : null;
}

/** Particles that belong to the following part of a name. */
const PARTICLES =
  /^(?:(?:van|von|de|da|do|dos|das|di|del|della|der|den|ter|ten|la|le|du|al|el|bin|ben|zu|af|st)\.?\s*)+$/i;
const TITLE = /^((?:dr|prof|mr|mrs|ms|miss|rev|sir)\b\.?\s+)?(.+)$/i;

/** Changes "Dr. Müller, Jürgen" to "Dr. Jürgen Müller". */
const turned = (name: string): string => {
  const [last = "", first = "", more = "", ...others] = name.split(/\s*,\s*/);
  if (first === "" || others.length > 0 || /^(?:jr|sr|ii|iii|iv)\b/i.test(first)) return name;
  if (more !== "" && !PARTICLES.test(first)) return name;
  const [, title = "", bare = last] = TITLE.exec(last) ?? [];
  return more === "" ? `${title}${first} ${bare}` : `${title}${more} ${first} ${bare}`;
};

/** Emoji, flags and letters in circles. */
const PICTURES =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{1F150}-\u{1F189}]|\uFE0F|\u200D/gu;

const GLOVES = /🧤/u;

/**
 * Returns a name without the marks that lists write beside it, and the position in such a mark; "" if there is none.
 */
export function calledIn(
  typed: string,
  positions: Positions,
): { readonly name: string; readonly position: string } {
  let name = typed.replace(PICTURES, " ");
  name = name.replace(/\s+/g, " ").trim();
  const [ahead = "", inBrackets = ""] = /^[([]([^()[\]]+)[)\]]\s*/.exec(name) ?? [];
  if (CAPTAIN.test(plainWords(inBrackets))) name = name.slice(ahead.length);
  let position = GLOVES.test(typed) ? (positionIn("gk", positions) ?? "") : "";
  for (;;) {
    const [mark = "", inside = ""] = /(?:\s*[*†‡]+|\s*[([]([^()[\]]+)[)\]])$/.exec(name) ?? [];
    if (mark === "") break;
    // In brackets, C means captain in every sport.
    const said = inside.split(PARTED).filter((part) => !CAPTAIN.test(plainWords(part)));
    const found = mainPosition(said.join("/"), positions);
    if (found === null && said.some((part) => part !== "")) break;
    position ||= found ?? "";
    name = name.slice(0, -mark.length).trim();
  }
  // "Ayo Bello GK": a code in capitals after two or more names.
  const [, before = "", code = ""] = /^(.+\s.*\p{Ll}\S*)\s+(\p{Lu}{2,3})$/u.exec(name) ?? [];
  const coded = position === "" && Object.hasOwn(positions.positionCodes, plainWords(code));
  if (coded) [name, position] = [before, positionIn(code, positions) ?? ""];
  return { name: turned(name).replace(/\s+/g, " ").trim(), position };
}

const NUMBER =
  /^(?:no\.?\s*|nr\.?\s*|n[°º]\s*|№\s*|#)?(\d{1,3})(?:[.,]0+)?[.)*†‡:]*(?:\s*[([]([^()[\]]+)[)\]])?$/i;

/** Parses a shirt number, with the position that may be beside it. */
function shirtIn(
  typed: string,
  positions: Positions,
): { readonly cell: ReadCell; readonly position: string } {
  const cell = typed.trim();
  if (/^(?:[-–—?]*|n\/?a|tb[acd]|none)$/i.test(cell))
    return { cell: readAs("", cell), position: "" };
  const [, figures, inside = ""] = NUMBER.exec(cell) ?? [];
  const isCaptain = CAPTAIN.test(plainWords(inside));
  const position = isCaptain ? null : positionIn(inside, positions);
  const isMark = inside === "" || isCaptain || position !== null;
  if (figures === undefined || !isMark) return { cell: readAs(cell, cell), position: "" };
  if (/^0\d/.test(figures) && Number(figures) === 0) {
    const problem = `“${cell}” is another number than 0, and is not kept: leave it empty or give another one`;
    return { cell: unread(cell, problem), position: "" };
  }
  return { cell: readAs(String(Number(figures)), cell), position: position ?? "" };
}

/**
 * Splits "Musa Bello #14" (how players of the same name are distinguished) or "14. Musa Bello" into the name and the
 * number or position.
 */
function numbered(cells: Record<string, ReadCell>): void {
  const { name, jersey, position } = cells;
  const called = name?.text ?? "";
  const [, first, behind] = /^#?(\d{1,3})[.)]?\s+(\p{L}.*)$/u.exec(called) ?? [];
  const [, bare = behind ?? "", mark = first ?? ""] =
    /^(.+?)\s*#\s*(\d{1,3}|\p{L}.*)$/u.exec(called) ?? [];
  if (!name || bare === "") return;
  const isNumber = /^\d/.test(mark);
  const beside = isNumber ? jersey : position;
  const isOther =
    beside !== undefined && beside.text !== "" && foldName(beside.text) !== foldName(mark);
  cells["name"] = isOther
    ? unread(name.text, `“#${mark}” is not the ${isNumber ? "number" : "position"} of this line`)
    : readAs(bare, name.from ?? name.text);
  if (!isOther) cells[isNumber ? "jersey" : "position"] = readAs(mark, beside?.text ?? "");
}

/** Returns a position without "(C)" after it. */
function withoutCaptain(position: string): string {
  const [, before, inside = ""] = /^(.+?)\s*[([]([^()[\]]+)[)\]]$/.exec(position.trim()) ?? [];
  return before !== undefined && CAPTAIN.test(plainWords(inside)) ? before : position;
}

/** Words in the column of positions that only mean "player". */
const MEMBER =
  /^(?:members?|players?|medlem|mitglied(?:er)?|spieler(?:in)?|spiller|joueur|jugador|lid)$/;

/**
 * Sets the name, number and position of a row in their stored form. Lists mix these three in any of the columns.
 * @param above the position in a separate line above; "" if there is none
 */
export function personCells(
  cells: Record<string, ReadCell>,
  cellOf: (use: string) => string,
  above: string,
  positions: Positions,
): void {
  const hasPosition = () => (cells["position"]?.text ?? "") !== "";
  const beside = (position: string) => {
    if (position !== "" && !hasPosition()) cells["position"] = readAs(position, cellOf("position"));
  };
  const { name, jersey } = cells;
  if (name && name.problem === null) {
    const called = calledIn(name.text, positions);
    cells["name"] = readAs(called.name, name.from ?? name.text);
    beside(called.position);
  }
  if (jersey) {
    const shirt = shirtIn(cellOf("jersey"), positions);
    cells["jersey"] = shirt.cell;
    beside(shirt.position);
  }
  const written = cells["position"]?.text ?? "";
  const said = withoutCaptain(written);
  const typed = MEMBER.test(plainWords(said)) ? "" : said;
  if (typed !== written) cells["position"] = readAs(typed, written);
  const known = typed === "" ? above : mainPosition(typed, positions);
  if (known !== null && known !== "")
    cells["position"] = readAs(known, cellOf("position") || typed);
  numbered(cells);
}
