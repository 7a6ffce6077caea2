import { kickOffOf } from "@/domain/when";
import { slugOf } from "@/domain/names";
import type { Goal } from "@/records/results/schema";
import type { PlayedMatch } from "@/domain/match/listed";
import { calledMatch, calledName } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { detailInWords, outcomeInWords, outcomeOf } from "../match/outcome";
import { spokenDetail } from "../match/spokenDetail";
import { endOf } from "../match/status";
import { write, type Pen } from "./brush";
import { loadLogo, paintClub } from "./crestOnCanvas";
import { EDGE } from "./paintPoster";
import { halvesOf, paintName, paintScore, roundOf } from "./paintScore";
import { asPicture, preparePoster, type SharedPicture } from "./poster";
import { scorerLines } from "./scorerLines";
import { tieLines, type TieLine } from "./tieLines";

interface ResultPictureProps {
  readonly league: League;
  readonly match: PlayedMatch;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
}

const SIDE = 1200;
const HALVES = halvesOf(SIDE);
/** Font sizes of the score, each with half the room of the dash, the largest first. */
const SCORES = [
  [200, 62],
  [132, 44],
  [104, 34],
] as const;
/** The distance from the centre to the crests. */
const SCORE_ROOM = 212;
/**
 * The lines of a tie below the dividing line: the first base line, the height for all lines, and the largest height of
 * one line.
 */
const TIE_LINES = { top: 822, room: 240, most: 42 } as const;
const PLAYER_ROOM = 330;
const PART_ROOM = 376;
const MOST_SCORERS = 6;

/**
 * Paints a result as a square picture: crests, score and scorers.
 * @throws Error if the browser cannot paint
 */
export async function resultPicture(props: ResultPictureProps): Promise<SharedPicture> {
  const { league, match, clubs, zone } = props;
  const { teamA, teamB, teamALogo, teamBLogo } = match;
  const { result } = match.match.outcome;
  const { figureA, figureB, loser, ending } = outcomeOf(result, league);
  const { words, scorerFigure, name: sport } = league.game;
  const round = roundOf(league, match);
  const teams = [
    { name: teamA, club: findClub(clubs, teamA), logo: teamALogo, goals: result.goalsA },
    { name: teamB, club: findClub(clubs, teamB), logo: teamBLogo, goals: result.goalsB },
  ];
  const logos = await Promise.all(teams.map(loadLogo));
  const day = kickOffOf(match, zone)?.full.replace(/,.*$/, "") ?? "";
  const { canvas, pen, colours } = await preparePoster({
    sport: league.sport,
    width: SIDE,
    height: SIDE,
    overline: `${sport} · ${round}`,
    title: league.name,
    foot: day,
  });

  const figures = [figureA ?? "?", figureB ?? "?"] as const;
  const place = { x: SIDE / 2, y: 400, sizes: SCORES, room: SCORE_ROOM };
  paintScore(pen, figures, loser, colours, place);
  write(pen, ending || endOf(league).words, [SIDE / 2, 540], {
    size: 28,
    colour: colours.quiet,
    align: "center",
  });

  teams.forEach((team, at) => {
    const x = HALVES[at] ?? 0;
    paintClub(pen, team, logos[at] ?? null, [x, 400, 250]);
    const look = { size: 42, colour: colours.text, weight: 700, align: "center" } as const;
    paintName(pen, calledName(clubs, team.name), [x, 596], {
      width: 2 * (HALVES[0] - EDGE),
      most: 3,
      step: 50,
      look,
    });
  });

  pen.box([EDGE, 756, SIDE - 2 * EDGE, 2], colours.line);
  const tie = tieLines(result, league);
  paintTie(pen, tie, colours);
  // The lines of a tie contain the score detail already.
  const detail = tie.length > 0 ? "" : detailInWords(result, league);
  write(pen, detail, [SIDE / 2, 730], { size: 30, colour: colours.text, align: "center" }, 1056);
  const lines = teams.map(({ goals }) => scorerLines(goals, scorerFigure, MOST_SCORERS));
  if (lines.some(({ length }) => length > 0)) {
    write(pen, words.scorers.toUpperCase(), [SIDE / 2, 806], {
      size: 24,
      colour: colours.quiet,
      weight: 700,
      tracking: 0.08,
      align: "center",
    });
  }
  lines.forEach((own, at) => {
    own.forEach((line, row) => {
      const look = { size: 30, colour: colours.text, align: "center" } as const;
      write(pen, line, [HALVES[at] ?? 0, 852 + row * 42], look, 470);
    });
  });

  return asPicture(
    canvas,
    slugOf(`${teamA} ${figures.join(" ")} ${teamB}`),
    resultInWords(props, `${league.name}, ${round}${day && `, ${day}`}`),
  );
}

/** Paints the contests of a tie line by line, closer together if there are many. */
function paintTie(
  pen: Pen,
  tie: readonly TieLine[],
  { text, quiet }: Readonly<Record<"text" | "quiet", string>>,
): void {
  const height = Math.min(TIE_LINES.most, TIE_LINES.room / Math.max(1, tie.length));
  const size = Math.min(28, height * 0.8);
  tie.forEach(({ a, b, score }, row) => {
    const y = TIE_LINES.top + row * height;
    const look = { size, colour: text } as const;
    // The names of a pair are first written smaller, and cut only if that is not enough.
    const fitting = (names: string) => {
      const scale = Math.min(1, PLAYER_ROOM / pen.measure(names, look));
      return { ...look, size: size * Math.max(scale, 0.75) };
    };
    write(pen, a, [SIDE / 2 - PART_ROOM / 2, y], { ...fitting(a), align: "right" }, PLAYER_ROOM);
    write(
      pen,
      score,
      [SIDE / 2, y],
      { ...look, colour: quiet, weight: 700, align: "center" },
      PART_ROOM - 20,
    );
    write(pen, b, [SIDE / 2 + PART_ROOM / 2, y], { ...fitting(b), align: "left" }, PLAYER_ROOM);
  });
}

/** Describes the result in words, for people who do not see the picture. */
export function resultInWords(
  { league, match, clubs }: Omit<ResultPictureProps, "zone">,
  where: string,
): string {
  const { result } = match.match.outcome;
  const { goalsA, goalsB } = result;
  const called = calledMatch(clubs, match);
  const outcome = outcomeOf(result, league);
  const { scorerFigure } = league.game;
  const scorersInWords = (team: string, goals: readonly Goal[]) => {
    const lines = scorerLines(goals, scorerFigure, Infinity);
    return lines.length === 0 ? "" : ` ${team}: ${lines.join(", ")}.`;
  };
  const tie = tieLines(result, league).map(({ a, b, score }) => `${a} ${spokenDetail(score)} ${b}`);
  const detail = tie.length > 0 ? tie.join("; ") : spokenDetail(detailInWords(result, league));
  const score = [outcomeInWords(called, outcome), outcome.ending].filter(Boolean).join(", ");
  return `${score}. ${where}.${detail && ` ${detail}.`}${scorersInWords(called.teamA, goalsA)}${scorersInWords(called.teamB, goalsB)}`;
}
