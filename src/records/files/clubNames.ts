import { namesLike } from "@/domain/likeNames";
import { foldName } from "@/domain/names";
import type { Ask, CalledClub, ReadingTask } from "./reading";

/** The club that a name in a file means. */
export interface SaidClub {
  /** The club's name in the league; for a club that will be created, the name in the file. */
  readonly name: string;
  readonly ask: string | null;
}

/** Reads the names of clubs in a file, and collects questions about them. */
export interface ClubNames {
  readonly read: (typed: string, line: number) => SaidClub;
  readonly isClub: (typed: string) => boolean;
  /** Returns the club that a title contains among other words; null if it contains none or several. */
  readonly within: (title: string) => string | null;
  /** Returns the questions about names similar to those of clubs, and the names of missing clubs. */
  readonly outcome: () => {
    readonly asks: readonly Ask[];
    readonly newClubs: readonly string[];
  };
}

/** The answer that a similar name is a different, new club. */
const NEW_CLUB = "new";

const tidy = (typed: string) => typed.replace(/\s+/g, " ").trim();

/** Text beside a name in lists: a place before it; a mark, a place or "(H)" after it. */
const besides =
  /^(?:\d{1,2}[.)]|#\d{1,2}|\(\d{1,2}\))\s*|\s*(?:[*†‡]+|\((?:h|a|n|home|away|\d{1,2}(?:st|nd|rd|th)?|[a-z])\)|\[\d{1,2}\])$/gi;

/** Words before the club in a line with only a club: "Team: Lagoon City". */
const LABEL =
  /^(?:team(?: name)?|club(?: name)?|squad|side|verein|mannschaft|equipe|equipo|squadra|equipa|takim)\s*[:–—-]\s*/i;

/** Returns the club of a line with only a club, without a label such as "Team:". */
export function clubOfLine(line: string, isClub: ClubNames["isClub"]): string {
  const bare = line.replace(LABEL, "");
  return isClub(line) || bare === "" ? line : bare;
}

/** Creates a reader of clubs' names: exact and former names are recognised, similar names lead to a question. */
export function clubNames({ clubs, answers }: Pick<ReadingTask, "clubs" | "answers">): ClubNames {
  const byName = new Map<string, CalledClub>();
  for (const club of clubs)
    for (const former of club.formerNames) byName.set(foldName(former), club);
  // A current name has priority over a former name of another club.
  for (const club of clubs) byName.set(foldName(club.name), club);
  const names = clubs.map(({ name }) => name);
  const near = new Map<string, { typed: string; like: readonly string[]; lines: Set<number> }>();
  const missing = new Map<string, string>();

  const read = (cell: string, line: number): SaidClub => {
    const typed = tidy(cell);
    const key = foldName(typed);
    if (key === "" || clubs.length === 0) return { name: typed, ask: null };
    const known = byName.get(key) ?? byName.get(foldName(typed.replace(besides, "")));
    if (known) return { name: known.name, ask: null };
    const id = `club:${key}`;
    const answer = answers[id];
    if (answer !== undefined && answer !== NEW_CLUB) return { name: answer, ask: null };
    const asked = near.get(key);
    const like =
      answer === NEW_CLUB ? [] : (asked?.like ?? (missing.has(key) ? [] : namesLike(typed, names)));
    if (like.length === 0) {
      if (!missing.has(key)) missing.set(key, typed);
      return { name: missing.get(key) ?? typed, ask: null };
    }
    if (asked) asked.lines.add(line);
    else near.set(key, { typed, like, lines: new Set([line]) });
    return { name: like[0] ?? typed, ask: id };
  };
  return {
    read,
    isClub: (typed) => byName.has(foldName(typed)),
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
    outcome: () => ({
      asks: [...near].map(([key, { typed, like, lines }]): Ask => ({
        id: `club:${key}`,
        what: `There is no “${typed}” here. Which club is it?`,
        lines: [...lines],
        choices: [
          ...like.map((name) => ({ value: name, label: name })),
          { value: NEW_CLUB, label: `A new club: ${typed}` },
        ],
      })),
      newClubs: [...missing.values()],
    }),
  };
}
