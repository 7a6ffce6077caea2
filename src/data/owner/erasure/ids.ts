import { idHoldsName } from "@/domain/people/erase";
import { GROUNDS } from "../../grounds";
import { LIVE } from "../../liveState";
import { batchLimits, WHOLE_ARENA } from "../../batches/batches";
import { keepBatches } from "../../batches/keepBatches";
import type { ErasureChoice } from "../../ownerTasks";
import type { SavingSession } from "../../saving/savingSession";
import { sha256 } from "../../sha256";
import { newRecordId } from "../../store";
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
 * The new id for one that was made of a name: the same while the erasure is under way, so that what was interrupted goes on, and
 * for a fixture and its result. Nobody can find the name by it: what it was made with is forgotten when the erasure ends.
 * @param secret of the erasure
 */
export async function idInstead(secret: string, path: string): Promise<string> {
  const [collection, id] = partsOf(path);
  const league = leagueCollections().find((one) => one.collection === collection)?.league;
  return (await sha256(`${secret} ${league?.slug ?? collection} ${id}`)).slice(0, 20);
}

/** The digest by which notes of erasures before December 2026 named a path with a name in it; older backups are compared with it. */
export const pathDigest = async (path: string): Promise<string> => `#${await sha256(path)}`;

/** The batch of an erasure that puts other ids in the place of names. */
export interface NamedBatch {
  readonly id: string;
  /** What those ids are made with. */
  readonly secret: string;
}

const SECRET = /^[0-9a-f]{64}$/;

/** The erasure of this owner that was cut off while ids were replaced; null where there is none. @throws DataFailure */
export async function openNamedBatch(
  session: SavingSession,
  by: string,
): Promise<NamedBatch | null> {
  const open = await keepBatches(session).open(null);
  const own = open.findLast((one) => one.what === "erase" && one.by === by && SECRET.test(one.how));
  return own ? { id: own.id, secret: own.how } : null;
}

/** Begins a batch that keeps a new secret until the erasure ends. @throws DataFailure */
export async function beginNamedBatch(
  session: SavingSession,
  named: ReadonlySet<string>,
): Promise<NamedBatch> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const secret = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const id = newRecordId();
  const total = Math.max(named.size, batchLimits.fewest + 1);
  const batch = { id, what: "erase", how: secret, league: WHOLE_ARENA, total, ids: [] } as const;
  await keepBatches(session).begin(batch);
  return { id, secret };
}
