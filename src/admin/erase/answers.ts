import type { ErasureChoice, StoredPerson } from "@/data/ownerTasks";
import { foldName, sameName } from "@/domain/names";
import { isAddress } from "@/domain/people/erase";

/** Whether a mention is of the person who is meant; null while nobody has said. */
export type Answer = "yes" | "no" | null;

/**
 * The player records that are meant before anybody says so: all of them where they are of one club and one name
 * today, else none.
 */
export function firstPlayers({ players }: StoredPerson): ReadonlySet<string> {
  const clubs = new Set(players.map(({ club }) => foldName(club)));
  const names = new Set(players.flatMap(({ now }) => (now === "" ? [] : [foldName(now)])));
  return new Set(clubs.size <= 1 && names.size <= 1 ? players.map(({ path }) => path) : []);
}

/** What the chosen player records are or were called beside the name that was looked for. */
export function alsoCalled(
  { name, players }: StoredPerson,
  chosen: ReadonlySet<string>,
): readonly string[] {
  const names = players.filter(({ path }) => chosen.has(path)).flatMap((player) => player.names);
  const others = names.filter((one) => !sameName(one, name));
  return [...new Map(others.map((one) => [foldName(one), one])).values()];
}

/** The addresses of pictures that the chosen player records have or had. */
export const picturesOf = (
  { players }: Pick<StoredPerson, "players">,
  chosen: ReadonlySet<string>,
): readonly string[] => [
  ...new Set(players.flatMap(({ path, pictures }) => (chosen.has(path) ? pictures : []))),
];

/** Every picture that an erasure takes an address of away; the file itself stays where that leads. */
export function picturesLeft({ mentions }: StoredPerson, choice: ErasureChoice): readonly string[] {
  const chosen = mentions.filter(({ key }) => choice.mentions.includes(key));
  const texts = chosen.flatMap(({ places }) => places.map(({ text }) => text));
  return [...new Set([...choice.also, ...texts].filter(isAddress))];
}

/** What was found of these names alone: another player of the name may have had others. */
export function foundUnder(found: StoredPerson, also: readonly string[]): StoredPerson {
  const isMeant = (one: string) => [found.name, ...also].some((name) => sameName(one, name));
  return { ...found, mentions: found.mentions.filter(({ names }) => names.some(isMeant)) };
}

/** What follows for each mention from the player records that are meant: a club that only this person, or only another, played for. */
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

/** How much an erasure would touch, in words: each count with what is counted. */
export function countsOf(
  found: StoredPerson,
  chosen: ReadonlySet<string>,
  answers: ReadonlyMap<string, Answer>,
): readonly (readonly [count: number, what: string])[] {
  const players = found.players.filter(({ path, now }) => chosen.has(path) && now !== "");
  const kept = new Set(
    found.players.filter(({ path }) => chosen.has(path)).flatMap((player) => player.kept),
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
    [kept.size, "pictures, deleted where no other record has them"] as const,
    [past, "of these in past seasons"] as const,
    [found.copies, "public copies, made again"] as const,
    [found.entries, "entries of the history that hold the name today"] as const,
  ].filter(([count]) => count > 0);
}
