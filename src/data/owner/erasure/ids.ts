import { idHoldsName } from "@/domain/people/erase";
import { GROUNDS } from "../../grounds";
import { LIVE } from "../../liveState";
import type { ErasureChoice } from "../../ownerTasks";
import { sha256 } from "../../sha256";
import { leagueCollections } from "../allDocuments";

/*
 * Ids that were made of a person's name, as the old site and imports made them. A player's record is deleted with its id;
 * any other record is copied under an id that says nothing. Both go from the trail, too.
 */

/** The collection of a path and the id after it. */
export function partsOf(path: string): readonly [collection: string, id: string] {
  const at = path.indexOf("/");
  return [path.slice(0, at), path.slice(at + 1)];
}

/** The paths whose ids say whom they are about, and must not any more; a match's fixture and result go together. */
export function namedPaths(choice: ErasureChoice): ReadonlySet<string> {
  const { name, also, longer, players, mentions } = choice;
  const isNamed = (path: string) =>
    [name, ...also].some((one) => idHoldsName(partsOf(path)[1], one, longer));
  const others = mentions
    .filter((key) => key.endsWith("#"))
    .map((key) => key.slice(0, -1))
    .filter((path) => !path.startsWith(`${LIVE}/`) && !path.startsWith(`${GROUNDS}/`))
    .filter(isNamed);
  const together = others.flatMap((path) => {
    const [collectionName, id] = partsOf(path);
    const league = leagueCollections().find(
      ({ collection }) => collection === collectionName,
    )?.league;
    return leagueCollections()
      .filter((one) => one.league === league && ["fixtures", "results"].includes(one.kind))
      .map(({ collection }) => `${collection}/${id}`);
  });
  return new Set([...players.filter(isNamed), ...others, ...together]);
}

/**
 * The new id for one that was made of a name: the same whenever the same owner asks again, so that what was interrupted goes on,
 * and for a fixture and its result. Nobody else can make it from the name, because `by` is shown to administrators only.
 */
export async function idInstead(by: string, path: string): Promise<string> {
  const [collection, id] = partsOf(path);
  const league = leagueCollections().find((one) => one.collection === collection)?.league;
  return (await sha256(`${by} ${league?.slug ?? collection} ${id}`)).slice(0, 20);
}

/** How the tombstone names a path that holds a name; an earlier backup is compared with it. */
export const pathDigest = async (path: string): Promise<string> => `#${await sha256(path)}`;
