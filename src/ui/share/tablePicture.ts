import { slugOf } from "@/domain/names";
import { calledName } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { Table } from "@/domain/season/competition";
import type { League } from "@/domain/league/league";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { figureOf } from "../standings/figureOf";
import { placeOf, type Place } from "../standings/place";
import { wrap, write, type Pen } from "./brush";
import type { Colours } from "./colours";
import { loadLogo, paintClub } from "./crestOnCanvas";
import { EDGE } from "./paintPoster";
import { asPicture, preparePoster, type SharedPicture } from "./poster";

interface TablePictureProps {
  readonly league: League;
  /** The season: "Season 2026". */
  readonly season: string;
  readonly clubs: readonly ResolvedClub[];
  readonly tables: readonly {
    /** The caption: "Group A"; "" if there is only one table. */
    readonly caption: string;
    readonly lines: Table["lines"];
    readonly goOn: Table["goOn"];
  }[];
}

const WIDTH = 1200;
const TOP = 250;
const HEAD = 96;
const ROW = 76;
const FOOT = 150;
/** The room for the figures of all columns, and the largest width of one column, in pixels of the picture. */
const FIGURES = 592;
const WIDEST = 120;

const zoneColours: Record<NonNullable<Place["zone"]>, (colours: Colours) => string> = {
  inside: ({ qualified }) => qualified,
  undecided: ({ spark }) => spark,
  outside: ({ eliminated }) => eliminated,
};

/**
 * Paints the league's tables as one picture.
 * @throws Error if the browser cannot paint
 */
export async function tablePicture(props: TablePictureProps): Promise<SharedPicture> {
  const { league, season, clubs, tables } = props;
  const sport = league.game;
  const { columns } = sport.table;
  const rows = tables.reduce((count, { lines }) => count + lines.length, 0);
  const { canvas, pen, colours } = await preparePoster({
    sport: league.sport,
    width: WIDTH,
    height: TOP + tables.length * HEAD + rows * ROW + FOOT,
    overline: `${sport.name} · ${season}`,
    title: `${league.name} table`,
    foot: arena.url.replace(/^https:\/\//, "") + paths.page(league, "standings"),
  });
  const step = Math.min(WIDEST, FIGURES / columns.length);
  const columnAt = (index: number) => WIDTH - EDGE - 16 - (columns.length - 1 - index) * step;
  const nameWidth = columnAt(0) - EDGE - 144 - step + 12;
  const head = { size: 24, colour: colours.quiet, weight: 600 } as const;

  let top = TOP;
  for (const { caption, lines, goOn } of tables) {
    write(pen, caption, [EDGE, top + 58], {
      size: 34,
      colour: colours.text,
      weight: 850,
      stretch: "semi-expanded",
    });
    columns.forEach(({ short }, index) => {
      write(pen, short, [columnAt(index), top + 58], { ...head, align: "right" });
    });
    top += HEAD;
    const logos = await Promise.all(
      lines.map(({ row }) => loadLogo({ name: row.team, club: findClub(clubs, row.team) })),
    );
    for (const [at, line] of lines.entries()) {
      const { row, adjusted } = line;
      const { text: rank, zone } = placeOf(line, lines, goOn);
      if (at % 2 === 0) pen.box([EDGE, top, WIDTH - 2 * EDGE, ROW], colours.raised);
      if (zone) pen.box([EDGE, top, 8, ROW], zoneColours[zone](colours));
      const base = top + ROW / 2 + 11;
      write(pen, rank, [EDGE + 56, base], { ...head, size: 30, align: "right" });
      const club = { name: row.team, club: findClub(clubs, row.team) };
      paintClub(pen, club, logos[at] ?? null, [EDGE + 104, top + ROW / 2, 52]);
      writeName(pen, calledName(clubs, row.team), [EDGE + 144, base], nameWidth, colours.text);
      columns.forEach((column, index) => {
        const mark = adjusted !== 0 && column.key === "points" ? "*" : "";
        write(pen, figureOf(row[column.key], column) + mark, [columnAt(index), base], {
          size: 30,
          colour: column.decisive ? colours.text : colours.quiet,
          weight: column.decisive ? 850 : 400,
          stretch: "semi-condensed",
          align: "right",
        });
      });
      top += ROW;
    }
  }
  return asPicture(canvas, slugOf(`${league.name} table`), tableInWords(props));
}

/** Writes a name in one line, or in two smaller lines if it is long. */
function writeName(
  pen: Pen,
  name: string,
  [x, base]: readonly [number, number],
  width: number,
  colour: string,
): void {
  const large = { size: 32, colour, weight: 700, stretch: "semi-condensed" } as const;
  if (pen.measure(name, large) <= width) {
    write(pen, name, [x, base], large);
    return;
  }
  const small = { ...large, size: 25 };
  const lines = wrap(name, width, 2, (part) => pen.measure(part, small));
  lines.forEach((line, at) => write(pen, line, [x, base - 16 + at * 29], small));
}

/** Describes the tables in words, for people who do not see the picture. */
export function tableInWords({ league, season, clubs, tables }: TablePictureProps): string {
  const { columns } = league.game.table;
  const decisive = columns.find((column) => column.decisive);
  const spoken = tables.map(({ caption, lines, goOn }) => {
    const rows = lines.map((line) => {
      const { row } = line;
      const figure = decisive
        ? `, ${decisive.label.toLowerCase()} ${figureOf(row[decisive.key], decisive)}`
        : "";
      const { text } = placeOf(line, lines, goOn);
      return `${text}. ${calledName(clubs, row.team)}${figure}`;
    });
    return `${caption && `${caption}: `}${rows.join("; ")}.`;
  });
  return `${league.name} table, ${season}. ${spoken.join(" ")}`;
}
