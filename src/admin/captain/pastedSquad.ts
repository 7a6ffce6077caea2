import { arena } from "@arena/arena";
import type { League } from "@/domain/league/league";
import { sameName } from "@/domain/names";
import { gridOf } from "@/records/files/grid";
import { aboveLines } from "@/records/files/people";
import { readRows } from "@/records/files/rows";
import type { RecordOf } from "@/records/record";
import { positionCodesOf } from "@/sports/positionCodes";
import { columnsOf } from "../export/columns";
import { paste } from "../players/paste";
import { columns, type Cells } from "../squad/squadRows";

/** The result of reading a pasted list of players. */
export interface PastedSquad {
  readonly players: readonly Cells[];
  /** Lines that name no player of the club, as they were pasted, with the reason. */
  readonly left: readonly { readonly text: string; readonly why: string }[];
}

interface SquadContext {
  readonly league: League;
  /** The name of the own club. */
  readonly club: string;
  readonly teams: readonly Pick<RecordOf<"teams">, "name" | "formerNames">[];
}

/** Signs of web and e-mail addresses, which no name contains. */
const NO_NAME = /[@<>]|:\/\//;

function readingOf(text: string, { league, club, teams }: SquadContext): PastedSquad {
  const grid = gridOf(text);
  if (!("rows" in grid)) return { players: [], left: [{ text: "", why: grid.problem }] };
  const { rows } = readRows(grid.rows, {
    league,
    lines: paste.lines ?? {},
    fields: columnsOf(league, "players").filter(
      ({ name }) => name === "club" || columns.some((column) => column === name),
    ),
    // Players without a club belong to the first club of this list, so the own club comes first.
    clubs: teams.toSorted(
      (a, b) => Number(sameName(b.name, club)) - Number(sameName(a.name, club)),
    ),
    timeZone: arena.timeZone,
    locale: arena.locale,
    now: Date.now(),
    award: null,
    positionCodes: positionCodesOf(league.sport),
    stages: [],
    answers: {},
  });
  const typed = text.split(/\r?\n/);
  const clubOf = (said: string) =>
    said === ""
      ? ""
      : (teams.find(({ name, formerNames }) =>
          [name, ...formerNames].some((one) => sameName(one, said)),
        )?.name ?? "");
  const players: Cells[] = [];
  const out: PastedSquad["left"][number][] = [];
  for (const { line, left, cells } of rows) {
    const [jersey = "", name = "", position = ""] = columns.map((one) => cells[one]?.text ?? "");
    const said = (typed[line - 1] ?? "").trim();
    const leave = (why: string) => said !== "" && out.push({ text: said, why });
    // A title line that names no club of the league is a heading of the own club's list.
    const other = clubOf(cells["club"]?.text ?? "");
    const isHeading =
      left === aboveLines.position || (left === aboveLines.club && sameName(clubOf(said), club));
    if (isHeading) continue;
    if (left !== null) leave(left === aboveLines.club ? "no player" : left);
    else if (name === "" || NO_NAME.test(name)) leave("no name");
    else if (other !== "" && !sameName(other, club)) leave(`of ${other}`);
    else players.push({ jersey, name, position });
  }
  return { players, left: out };
}

/** Reads players, one a line, from a message or a spreadsheet; returns the other lines with the reason. */
export function pastedSquad(text: string, around: SquadContext): PastedSquad {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  const tabbed = lines.filter((line) => line.includes("\t"));
  const whole = readingOf(text, around);
  // If no player was found in columns, or only some lines have columns, read the text again as lines of a message.
  const areMixed = tabbed.length > 0 && tabbed.length < lines.length;
  if (whole.players.length > 0 && !areMixed) return whole;
  const plain = text.replaceAll("\t", " ");
  // A single line would be read as a title, so put a heading above it.
  const [only = ""] = lines.length === 1 ? [plain.trim()] : [];
  const again = readingOf(only === "" ? plain : `Name\n${only}`, around);
  return again.players.length >= whole.players.length ? again : whole;
}
