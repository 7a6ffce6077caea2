import type { DoubtId, FiledMatch, MatchDoubt } from "@/domain/match/matchDoubts";
import type { Ask } from "@/records/files/reading";

/* What is asked about matches that look like others on file, and how it can be answered. */

/** What a question about matches can be answered with. */
const choices = {
  turn: "Keep the home sides on file",
  home: "Change the home sides on file",
  move: "They are the matches on file, at another time",
  other: "They are other matches: add them",
  save: "Save them all the same",
  leave: "Leave those rows out",
} as const;

/** What was answered about a kind of doubt. */
export type DoubtAnswer = keyof typeof choices;

/** The answer about a doubt; null where none, or none that it can have, was given. */
export const answerTo = (
  { id }: MatchDoubt,
  answers: Readonly<Record<string, string>>,
): DoubtAnswer | null => {
  const answer = answers[id] ?? "";
  return Object.hasOwn(choices, answer) ? (answer as DoubtAnswer) : null;
};

/** Whether a row waits until somebody says what its match is; about other doubts there is a remark with a choice. */
export const isQuestion = ({ id }: MatchDoubt): boolean => id === "otherWay";

/** Rows about whose matches something is doubtful. */
interface DoubtfulRow {
  readonly line: number;
  readonly doubt: MatchDoubt;
}

const linesOf = (rows: readonly DoubtfulRow[]) => rows.map(({ line }) => line);

const choicesOf = (values: readonly DoubtAnswer[]) =>
  values.map((value) => ({ value, label: choices[value] }));

/** The question about matches that are on file the other way round; none where no row waits for it. */
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
  // A score stays with its sides: those of a match that has one are changed where the score is.
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

/** A remark about rows, and what can be chosen instead of what happens to them. */
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

/** The remarks with a choice about rows: one of each kind. */
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
