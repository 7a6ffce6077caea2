import { namesLike } from "@/domain/likeNames";
import { foldName } from "@/domain/names";
import type { Ask, CalledClub, ReadingTask } from "./reading";

/** What a name in a file means. */
export interface SaidClub {
  /** The club's name here; for one that is to be created the name in the file. */
  readonly name: string;
  readonly ask: string | null;
}

/** The names of clubs in a file, and what has to be asked about them. */
export interface ClubNames {
  readonly read: (typed: string, line: number) => SaidClub;
  readonly isClub: (typed: string) => boolean;
  /** The club that a title names among other words; null where it names none, or several. */
  readonly within: (title: string) => string | null;
  /** The questions about names that are near those of clubs, and the names of clubs that are missing. */
  readonly outcome: () => { readonly asks: readonly Ask[]; readonly newClubs: readonly string[] };
}

/** The answer to a near name that it is a club of its own. */
const NEW_CLUB = "new";

const tidy = (typed: string) => typed.replace(/\s+/g, " ").trim();

/** What lists write beside a name: its place before it, a mark, its place or "(H)" behind it. */
const besides =
  /^(?:\d{1,2}[.)]|#\d{1,2}|\(\d{1,2}\))\s*|\s*(?:[*†‡]+|\((?:h|a|n|home|away|\d{1,2}(?:st|nd|rd|th)?|[a-z])\)|\[\d{1,2}\])$/gi;

/** Words before a club in a line of its own: "Team: Lagoon City". */
const LABEL =
  /^(?:team(?: name)?|club(?: name)?|squad|side|verein|mannschaft|equipe|equipo|squadra|equipa|takim)\s*[:–—-]\s*/i;

/** The club that a line of its own names, without the word for it before its name. */
export function clubOfLine(line: string, isClub: ClubNames["isClub"]): string {
  const bare = line.replace(LABEL, "");
  return isClub(line) || bare === "" ? line : bare;
}

/** Reads names of clubs: those of the league as it writes them, former ones too, near ones asked about. */
export function clubNames({ clubs, answers }: Pick<ReadingTask, "clubs" | "answers">): ClubNames {
  const byName = new Map<string, CalledClub>();
  for (const club of clubs)
    for (const former of club.formerNames) byName.set(foldName(former), club);
  // A name of today is ahead of a former one of another club.
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
