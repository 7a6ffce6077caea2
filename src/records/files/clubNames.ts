import { namesLike } from "@/domain/likeNames";
import { foldName } from "@/domain/names";
import type { Ask, NamedRecord, ReadingTask } from "./reading";

/** The club or the ground that a name in a file means. */
export interface SaidName {
  /** The stored name; for a club that will be created, or another place, the name in the file. */
  readonly name: string;
  readonly ask: string | null;
}

/** Reads the names of clubs in a file, and collects questions about them. */
export interface ClubNames {
  readonly read: (typed: string, line: number) => SaidName;
  readonly isClub: (typed: string) => boolean;
  /** Returns the club that a title contains among other words; null if it contains none or several. */
  readonly within: (title: string) => string | null;
  /** Returns the questions about names similar to those of clubs, and the names of missing clubs. */
  readonly outcome: () => {
    readonly asks: readonly Ask[];
    readonly newClubs: readonly string[];
  };
}

/** The answer that a similar name is a different, new club, or another place. */
const NEW_NAME = "new";

const tidy = (typed: string) => typed.replace(/\s+/g, " ").trim();

/** Text beside a name in lists: a place before it; a mark, a place or "(H)" after it. */
const besides =
  /^(?:\d{1,2}[.)]|#\d{1,2}|\(\d{1,2}\))\s*|\s*(?:[*†‡]+|\((?:h|a|n|home|away|\d{1,2}(?:st|nd|rd|th)?|[a-z])\)|\[\d{1,2}\])$/gi;

/** How names of one kind are read. */
interface NameWords {
  /** The beginning of the questions' ids. */
  readonly id: string;
  readonly which: string;
  /** The label of the answer that it is none of the known ones. */
  readonly none: string;
  /** The text beside a name that does not belong to it. */
  readonly besides?: RegExp;
}

const clubWords: NameWords = {
  id: "club",
  which: "Which club is it?",
  none: "A new club",
  besides,
};
// “Sports hall (2)” is another place than “Sports hall”.
const groundWords: NameWords = {
  id: "ground",
  which: "Which ground is it?",
  none: "Another place",
};

/** Words before the club in a line with only a club: "Team: Lagoon City". */
const LABEL =
  /^(?:team(?: name)?|club(?: name)?|squad|side|verein|mannschaft|equipe|equipo|squadra|equipa|takim)\s*[:–—-]\s*/i;

/** Returns the club of a line with only a club, without a label such as "Team:". */
export function clubOfLine(line: string, isClub: ClubNames["isClub"]): string {
  const bare = line.replace(LABEL, "");
  return isClub(line) || bare === "" ? line : bare;
}

/** Creates a reader of names: exact and former names are recognised, similar names lead to a question. */
function namesReader(
  records: readonly NamedRecord[],
  answers: ReadingTask["answers"],
  words: NameWords,
) {
  const byName = new Map<string, NamedRecord>();
  for (const record of records)
    for (const former of record.formerNames) byName.set(foldName(former), record);
  // A current name has priority over a former name of another record.
  for (const record of records) byName.set(foldName(record.name), record);
  const names = records.map(({ name }) => name);
  const near = new Map<string, { typed: string; like: readonly string[]; lines: Set<number> }>();
  const missing = new Map<string, string>();

  const read = (cell: string, line: number): SaidName => {
    const typed = tidy(cell);
    const key = foldName(typed);
    if (key === "" || records.length === 0) return { name: typed, ask: null };
    const bare = words.besides ? foldName(typed.replace(words.besides, "")) : key;
    const known = byName.get(key) ?? byName.get(bare);
    if (known) return { name: known.name, ask: null };
    const id = `${words.id}:${key}`;
    const answer = answers[id];
    if (answer !== undefined && answer !== NEW_NAME) return { name: answer, ask: null };
    const asked = near.get(key);
    const like =
      answer === NEW_NAME ? [] : (asked?.like ?? (missing.has(key) ? [] : namesLike(typed, names)));
    if (like.length === 0) {
      if (!missing.has(key)) missing.set(key, typed);
      return { name: missing.get(key) ?? typed, ask: null };
    }
    if (asked) asked.lines.add(line);
    else near.set(key, { typed, like, lines: new Set([line]) });
    return { name: like[0] ?? typed, ask: id };
  };
  const questions = () =>
    [...near].map(([key, { typed, like, lines }]): Ask => ({
      id: `${words.id}:${key}`,
      what: `There is no “${typed}” here. ${words.which}`,
      lines: [...lines],
      choices: [
        ...like.map((name) => ({ value: name, label: name })),
        { value: NEW_NAME, label: `${words.none}: ${typed}` },
      ],
    }));
  return {
    read,
    questions,
    names,
    missing,
    isKnown: (typed: string) => byName.has(foldName(typed)),
  };
}

/** Creates a reader of the names of grounds in a file. */
function groundNames({ grounds = [], answers }: Pick<ReadingTask, "grounds" | "answers">) {
  const { read, questions } = namesReader(grounds, answers, groundWords);
  return { read, questions };
}

/** Creates a reader of clubs' names. */
export function clubNames({ clubs, answers }: Pick<ReadingTask, "clubs" | "answers">): ClubNames {
  const { read, questions, names, missing, isKnown } = namesReader(clubs, answers, clubWords);
  return {
    read,
    isClub: isKnown,
    within: (title) => {
      const words = ` ${foldName(title).replace(/[^\p{L}\p{N}']+/gu, " ")} `;
      const isIn = (name: string) =>
        words.includes(
          ` ${foldName(name)
            .replace(/[^\p{L}\p{N}']+/gu, " ")
            .trim()} `,
        );
      const [one, ...others] = names.filter(isIn);
      return others.length === 0 ? (one ?? null) : null;
    },
    outcome: () => ({ asks: questions(), newClubs: [...missing.values()] }),
  };
}

/** The readers of the names that a file can write in several ways. */
export interface NameReaders {
  readonly clubs: ClubNames;
  readonly grounds: ReturnType<typeof groundNames>;
}

/** Creates the readers of the names in a file. */
export const nameReaders = (task: ReadingTask): NameReaders => ({
  clubs: clubNames(task),
  grounds: groundNames(task),
});

/** Checks whether a field holds the name of a ground: that of a match, or a club's own. */
export const isPlace = (field: string): boolean => field === "stadium" || field === "ground";
