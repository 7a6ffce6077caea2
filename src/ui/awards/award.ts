import type { WeeklyAwards } from "@/domain/people/awards";
import { limits } from "@/domain/limits";
import type { RecordOf } from "@/records/record";
import type { Sport } from "@/domain/sport";
import { amountOf } from "@/domain/wording";

/** One of the weekly awards, as it is shown. */
export interface Award {
  readonly id: "player" | "scorer" | "club";
  readonly title: string;
  /** How it is decided. */
  readonly rule: string;
  /** Null when nobody has earned it. */
  readonly winner: AwardWinner | null;
}

export interface AwardWinner {
  /** The player's name, or the club's. */
  readonly name: string;
  /** Whose colours it is shown in; '' when not known. */
  readonly club: string;
  readonly record: RecordOf<"players"> | null;
  readonly isClub: boolean;
  /** What it was won with, the deciding figure first: "5 of 5 stars", "3 goals". */
  readonly figures: readonly string[];
}

const signed = (number: number) => (number > 0 ? `+${number}` : `${number}`.replace("-", "−"));

/** The weekly awards in the words of a sport, in the order they are shown. */
export function awardsOf(
  { playerOfTheWeek, topScorer, clubOfTheWeek }: WeeklyAwards,
  { words }: Pick<Sport, "words">,
): readonly Award[] {
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
        record: playerOfTheWeek.record,
        isClub: false,
        figures: [
          playerOfTheWeek.stars > 0
            ? `${playerOfTheWeek.stars} of ${limits.stars} stars`
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
        name: clubOfTheWeek.club,
        club: clubOfTheWeek.club,
        record: null,
        isClub: true,
        figures: [
          clubOfTheWeek.wins === 1 ? "Won its match" : amountOf(clubOfTheWeek.wins, "win"),
          `${signed(clubOfTheWeek.difference)} difference`,
        ],
      },
    },
  ];
}
