import type { WeeklyAwards, WonMatch } from "@/domain/people/awards";
import { limits } from "@/domain/limits";
import { scoreFigure } from "@/domain/match/figure";
import type { RecordOf } from "@/records/record";
import type { Sport } from "@/domain/sport";
import { amountOf } from "@/domain/wording";

/** One of the weekly awards, as text for the screen. */
export interface Award {
  readonly id: "player" | "scorer" | "club";
  readonly title: string;
  /** The rule by which the winner is found. */
  readonly rule: string;
  /** Null if the award has no winner. */
  readonly winner: AwardWinner | null;
}

export interface AwardWinner {
  /** The name of the player or of the club. */
  readonly name: string;
  /** The club whose colours are used; "" if unknown. */
  readonly club: string;
  /** The name of the club for the screen. */
  readonly called: string;
  readonly record: RecordOf<"players"> | null;
  readonly isClub: boolean;
  /** The figures that earned the award, the deciding one first: "2 wins", "3 goals". */
  readonly figures: readonly string[];
}

type Figure = (score: number) => string;
type ClubLabel = (club: string) => string;

/** Returns a sentence such as "Beat Mount Trojans 3–1 away"; a side that led and lost had retired. */
const beat = (
  { opponent, scored, conceded, isHome }: WonMatch,
  figure: Figure,
  called: ClubLabel,
) =>
  `Beat ${called(opponent)} ${scored > conceded ? `${figure(scored)}–${figure(conceded)}` : "by retirement"} ${isHome ? "at home" : "away"}`;

const signOf = (number: number) => (number > 0 ? "+" : number < 0 ? "−" : "");

/** Returns the weekly awards in the words of the sport, in the order of the screen. */
export function awardsOf(
  { playerOfTheWeek, topScorer, clubOfTheWeek }: WeeklyAwards,
  { words, scoreUnit }: Pick<Sport, "words" | "scoreUnit">,
  called: ClubLabel,
): readonly Award[] {
  const figure = (score: number) => scoreFigure(score, scoreUnit);
  const unit = words.scored.toLowerCase();
  const scored = (count: number) => amountOf(count, words.one, unit);
  return [
    {
      id: "player",
      title: "Player of the week",
      rule: `The highest rating as ${words.manOfTheMatch.toLowerCase()}, then the most ${unit}.`,
      winner: playerOfTheWeek && {
        name: playerOfTheWeek.player,
        club: playerOfTheWeek.club,
        called: called(playerOfTheWeek.club),
        record: playerOfTheWeek.record,
        isClub: false,
        figures: [
          playerOfTheWeek.stars > 0
            ? `${words.manOfTheMatch}, ${playerOfTheWeek.stars} of ${limits.stars} stars`
            : words.manOfTheMatch,
          ...(playerOfTheWeek.goals > 0 ? [scored(playerOfTheWeek.goals)] : []),
        ],
      },
    },
    {
      id: "scorer",
      title: "Top scorer",
      rule: `The most ${unit} of the week.`,
      winner: topScorer && {
        name: topScorer.player,
        club: topScorer.club,
        called: called(topScorer.club),
        record: topScorer.record,
        isClub: false,
        figures: [scored(topScorer.goals)],
      },
    },
    {
      id: "club",
      title: "Club of the week",
      rule: "The most wins of the week, then the best difference.",
      winner: clubOfTheWeek && {
        name: called(clubOfTheWeek.club),
        club: clubOfTheWeek.club,
        called: called(clubOfTheWeek.club),
        record: null,
        isClub: true,
        figures: [
          ...(clubOfTheWeek.won.length > 1 ? [amountOf(clubOfTheWeek.won.length, "win")] : []),
          ...clubOfTheWeek.won.map((match) => beat(match, figure, called)),
          `${signOf(clubOfTheWeek.difference)}${figure(Math.abs(clubOfTheWeek.difference))} difference`,
        ],
      },
    },
  ];
}
