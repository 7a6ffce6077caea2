import type { DoubtId, FiledMatch, MatchDoubt } from "@/domain/match/matchDoubts";
import type { Ask } from "@/records/files/reading";

/* The questions about entered matches that look like other matches on file, and their possible answers. */

/** The possible answers, with their texts. */
const choices = {
  turn: "Keep the home sides on file",
  home: "Change the home sides on file",
  move: "They are the matches on file, at another time",
  other: "They are other matches: add them",
  save: "Save them all the same",
  leave: "Leave those rows out",
} as const;

/** The answer to a kind of doubt. */
export type DoubtAnswer = keyof typeof choices;

/** Returns the answer about a doubt; null if there is none, or none of the known ones. */
export const answerTo = (
  { id }: MatchDoubt,
  answers: Readonly<Record<string, string>>,
): DoubtAnswer | null => {
  const answer = answers[id] ?? "";
  return Object.hasOwn(choices, answer) ? (answer as DoubtAnswer) : null;
};

/** Checks whether a row waits for an answer. Other doubts only have a remark with a choice. */
export const isQuestion = ({ id }: MatchDoubt): boolean => id === "otherWay";

/** A row whose match is doubtful. */
interface DoubtfulRow {
  readonly line: number;
  readonly doubt: MatchDoubt;
}

const linesOf = (rows: readonly DoubtfulRow[]) => rows.map(({ line }) => line);

const choicesOf = (values: readonly DoubtAnswer[]) =>
  values.map((value) => ({ value, label: choices[value] }));

/** Makes the question about matches that are on file with home and away exchanged; empty if no row has that doubt. */
export function otherWayAsk(
  rows: readonly DoubtfulRow[],
  list: FiledMatch["kind"],
): readonly Ask[] {
  if (rows.length === 0) return [];
  const what =
    rows.length === 1
      ? "One match is on file the other way round. Which is right?"
      : `${rows.length} matches are on file the other way round. Which is right?`;
  const turn = list === "results" ? `${choices.turn}, and turn the scores round` : choices.turn;
  const arePlayed = rows.some(({ doubt }) => doubt.played);
  // A score belongs to its sides: a match with a result changes its sides in the result, not in the fixture.
  const canMove = !arePlayed && rows.every(({ doubt }) => doubt.of?.kind === "fixtures");
  const where =
    arePlayed && list === "fixtures"
      ? " Where a result is on file, change its home side and score under Results first."
      : "";
  return [
    {
      id: "otherWay",
      what: `${what}${where}`,
      lines: linesOf(rows),
      choices: [
        { value: "turn", label: turn },
        ...choicesOf(canMove ? ["home", "other"] : ["other"]),
      ],
    },
  ];
}

/** A remark about rows, with other choices than what happens to them now. */
export interface RowChoice {
  readonly id: string;
  readonly what: string;
  /** What happens to them now. */
  readonly now: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
}

const outcomes: Readonly<Partial<Record<DoubtAnswer, readonly [one: string, many: string]>>> = {
  other: ["It is added as a further match.", "They are added as further matches."],
  save: ["It is saved all the same.", "They are saved all the same."],
  move: ["The match on file moves.", "The matches on file move."],
  leave: ["It is left out.", "They are left out."],
};

/** Makes the remarks with choices: one for each kind of doubt. */
export function choicesAbout(
  doubtful: readonly DoubtfulRow[],
  answers: Readonly<Record<string, string>>,
): readonly RowChoice[] {
  const choiceOf = (
    id: DoubtId,
    texts: readonly [one: string, many: string],
    offered: (rows: readonly DoubtfulRow[]) => readonly DoubtAnswer[],
  ): readonly RowChoice[] => {
    const rows = doubtful.filter(({ doubt }) => doubt.id === id);
    const [first] = rows;
    if (!first) return [];
    const isOne = rows.length === 1;
    const [usual, ...others] = offered(rows);
    const chosen = answerTo(first.doubt, answers) ?? usual;
    const [one = "", many = ""] = (chosen && outcomes[chosen]) ?? [];
    return [
      {
        id,
        what: isOne ? texts[0] : `${rows.length} ${texts[1]}`,
        now: isOne ? one : many,
        choices: choicesOf(
          [...(usual ? [usual] : []), ...others].filter((value) => value !== chosen),
        ),
      },
    ];
  };
  return [
    ...choiceOf(
      "metEnough",
      [
        "One row is of two clubs that have met as often as the season says.",
        "rows are of clubs that have met as often as the season says.",
      ],
      (rows) =>
        rows.every(({ doubt }) => doubt.of !== null)
          ? ["other", "move", "leave"]
          : ["other", "leave"],
    ),
    ...choiceOf(
      "oneMinute",
      [
        "One row gives a club or a ground a second match at the same time.",
        "rows give a club or a ground a second match at the same time.",
      ],
      () => ["save", "leave"],
    ),
  ];
}
