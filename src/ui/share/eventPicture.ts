import { slugOf } from "@/domain/names";
import { arena } from "@arena/arena";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { write, type TextLook } from "./brush";
import { loadLogo, paintClub } from "./crestOnCanvas";
import { EDGE } from "./paintPoster";
import { asPicture, preparePoster, type SharedPicture } from "./poster";

/** One place in an event, as text for the picture. */
export interface EventLine {
  /** The place: "1", or "2=" if it is shared. */
  readonly place: string;
  readonly name: string;
  /** The athlete's team, or the runners of a relay; "" if the name says it already. */
  readonly of: string;
  readonly team: string;
  readonly mark: string;
  /** The points: "8", "2½"; "" if there are no points. */
  readonly points: string;
}

interface EventPictureProps {
  readonly league: League;
  readonly clubs: readonly ResolvedClub[];
  readonly meet: string;
  /** The day of the meet in words; "" if unknown. */
  readonly day: string;
  readonly event: string;
  readonly lines: readonly EventLine[];
}

const WIDTH = 1200;
/** The y coordinate of the first row, below the bands in the corner. */
const TOP = 332;
const ROW = 92;
const FOOT = 150;
/** The largest number of places in a picture. */
const MOST_EVENT_PLACES = 8;
/** The x coordinates of the right edge of the marks and of the points. */
const MARK_EDGE = WIDTH - EDGE - 150;
const POINTS = WIDTH - EDGE - 16;
const NAME = EDGE + 144;

/**
 * Paints a picture with the places and marks of an event.
 * @throws Error if the browser cannot paint
 */
export async function eventPicture(props: EventPictureProps): Promise<SharedPicture> {
  const { league, clubs, meet, day, event } = props;
  const lines = props.lines.slice(0, MOST_EVENT_PLACES);
  const { canvas, pen, colours } = await preparePoster({
    sport: league.sport,
    width: WIDTH,
    height: TOP + lines.length * ROW + FOOT,
    overline: [league.name, meet].join(" · "),
    title: event,
    foot: day || arena.url.replace(/^https:\/\//, "") + paths.page(league, "results"),
  });
  const head = { size: 24, colour: colours.quiet, weight: 600, align: "right" } as const;
  write(pen, "Mark", [MARK_EDGE, TOP - 24], head);
  write(pen, "Points", [POINTS, TOP - 24], head);
  const clubOf = ({ team }: EventLine) => ({ name: team, club: findClub(clubs, team) });
  const logos = await Promise.all(lines.map((line) => loadLogo(clubOf(line))));
  lines.forEach((line, at) => {
    const top = TOP + at * ROW;
    if (at % 2 === 0) pen.box([EDGE, top, WIDTH - 2 * EDGE, ROW], colours.raised);
    const base = top + ROW / 2 + 12;
    const mark: TextLook = {
      size: 34,
      colour: colours.text,
      weight: 850,
      stretch: "semi-condensed",
      align: "right",
    };
    write(pen, line.place, [EDGE + 60, base], { ...head, size: 30 });
    paintClub(pen, clubOf(line), logos[at] ?? null, [EDGE + 104, top + ROW / 2, 56]);
    write(pen, line.mark, [MARK_EDGE, base], mark);
    write(pen, line.points, [POINTS, base], { ...mark, weight: 400 });
    const room = MARK_EDGE - pen.measure(line.mark, mark) - 24 - NAME;
    const name: TextLook = { size: 32, colour: colours.text, weight: 700 };
    write(pen, line.name, [NAME, line.of ? base - 16 : base], name, room);
    write(pen, line.of, [NAME, base + 20], { size: 24, colour: colours.quiet }, room);
  });
  return asPicture(canvas, slugOf(`${meet} ${event}`), eventInWords(props));
}

/** Describes what the picture of an event shows: "100 m men, Freshers’ Meet: 1. Ada Obi, Science, 12.31; …" */
export function eventInWords({ event, meet, day, lines }: EventPictureProps): string {
  const spoken = lines
    .slice(0, MOST_EVENT_PLACES)
    .map(({ place, name, of, mark }) => `${place}. ${[name, of, mark].filter(Boolean).join(", ")}`);
  return `${[event, meet, day].filter(Boolean).join(", ")}: ${spoken.join("; ")}.`;
}
