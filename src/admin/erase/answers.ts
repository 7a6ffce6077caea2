import type { ErasureChoice, StoredPerson } from "@/data/ownerTasks";
import { foldName, sameName } from "@/domain/names";
import { isAddress } from "@/domain/people/erase";

/** Whether a mention means the person to erase; null until it is answered. */
export type Answer = "yes" | "no" | null;

/**
 * Returns the paths of the player records that are selected at first: all if they share one club and one present name,
 * otherwise none.
 */
export function firstPlayers({ players }: StoredPerson): ReadonlySet<string> {
  const clubs = new Set(players.map(({ club }) => foldName(club)));
  const names = new Set(
    players.flatMap(({ currentName }) => (currentName === "" ? [] : [foldName(currentName)])),
  );
  return new Set(clubs.size <= 1 && names.size <= 1 ? players.map(({ path }) => path) : []);
}

/** Returns the other present and former names of the selected player records. */
export function alsoCalled(
  { name, players }: StoredPerson,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const names = players.filter(({ path }) => chosen.has(path)).flatMap((player) => player.names);
  const others = names.filter((one) => !sameName(one, name));
  return [...new Map(others.map((one) => [foldName(one), one])).values()];
}

/** Returns the addresses of pictures that the selected player records have or had. */
export const picturesOf = (
  { players }: Pick<StoredPerson, "players">,
  chosen: ReadonlySet<string>,
): readonly string[] => [
  ...new Set(players.flatMap(({ path, pictures }) => (chosen.has(path) ? pictures : []))),
];

/** Returns the addresses of pictures on other sites that an erasure removes; the files themselves stay there. */
export function picturesLeft({ mentions }: StoredPerson, choice: ErasureChoice): readonly string[] {
  const chosen = mentions.filter(({ key }) => choice.mentions.includes(key));
  const texts = chosen.flatMap(({ places }) => places.map(({ text }) => text));
  return [...new Set([...choice.also, ...texts].filter(isAddress))];
}

/** Keeps only the mentions of these names: another player with the searched name may have had other names. */
export function foundUnder(found: StoredPerson, also: readonly string[]): StoredPerson {
  const isMeant = (one: string) => [found.name, ...also].some((name) => sameName(one, name));
  return { ...found, mentions: found.mentions.filter(({ names }) => names.some(isMeant)) };
}

/**
 * Answers each mention from the selected player records, if only this person or only others of the name played for the
 * club; otherwise null.
 */
export function answersFor(
  { players, mentions }: StoredPerson,
  chosen: ReadonlySet<string>,
): ReadonlyMap<string, Answer> {
  const clubsOf = (mine: boolean) =>
    new Set(
      players.filter(({ path }) => chosen.has(path) === mine).map(({ club }) => foldName(club)),
    );
  const [own, others] = [clubsOf(true), clubsOf(false)];
  return new Map(
    mentions.map(({ key, team }): [string, Answer] => {
      if (others.size === 0) return [key, "yes"];
      const [isOwn, isOther] = [own.has(foldName(team)), others.has(foldName(team))];
      return [key, isOwn === isOther ? null : isOwn ? "yes" : "no"];
    }),
  );
}

/** The nouns for the places that mention a name, by a pattern of the field name. */
const places = [
  [/goals/i, "names of scorers and assists"],
  [/lineUp|Starting/i, "names in line-ups"],
  [/^players[AB]$/, "names of who played"],
  [/substitutions/i, "substitutions"],
  [/bookings/i, "bookings"],
  [/manOfTheMatch/i, "times man of the match"],
  [/^lines$/, "entries of events"],
  [/^picture$/, "pictures"],
  [/^id$/, "document ids, replaced by ones that say nothing"],
] as const;

const nounOf = (key: string) => places.find(([pattern]) => pattern.test(key))?.[1] ?? "other texts";

/** Counts what an erasure would change: each count with its noun, without counts of 0. */
export function countsOf(
  found: StoredPerson,
  chosen: ReadonlySet<string>,
  answers: ReadonlyMap<string, Answer>,
): readonly (readonly [count: number, what: string])[] {
  const players = found.players.filter(
    ({ path, currentName }) => chosen.has(path) && currentName !== "",
  );
  const appPictures = new Set(
    found.players.filter(({ path }) => chosen.has(path)).flatMap((player) => player.appPictures),
  );
  const mine = found.mentions.filter(({ key }) => answers.get(key) === "yes");
  const stored = mine.filter((mention) => mention.stored);
  const byNoun = new Map<string, number>();
  for (const { key } of stored.flatMap((mention) => mention.places))
    byNoun.set(nounOf(key), (byNoun.get(nounOf(key)) ?? 0) + 1);
  const past = [...players, ...stored].filter(({ season }) => season !== "").length;
  return [
    [players.length, "records of the person, deleted"] as const,
    [
      new Set(stored.map(({ path }) => path)).size,
      "other records, which then say “a player”",
    ] as const,
    ...[...byNoun].map(([noun, count]) => [count, noun] as const),
    [appPictures.size, "pictures, deleted where no other record has them"] as const,
    [past, "of these in past seasons"] as const,
    [found.copies, "public copies, made again"] as const,
    [found.entries, "entries of the history that hold the name today"] as const,
  ].filter(([count]) => count > 0);
}
