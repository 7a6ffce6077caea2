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
 * Ids that contain a person's name, as the old site and imports created them. A player's record is deleted with its id;
 * any other record is copied to an id without the name. Both ids are also erased from the history.
 */

/** Splits a path into the collection and the id after it. */
export function partsOf(path: string): readonly [collection: string, id: string] {
  const at = path.indexOf("/");
  return [path.slice(0, at), path.slice(at + 1)];
}

/**
 * Returns the paths whose ids contain the name and must not any more. A match's fixture and result are both included.
 */
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
 * Returns the new id in place of one with a name. It is the same for a fixture and its result, and during the whole
 * erasure, so that an interrupted erasure can continue. Nobody can find the name from it, because the secret is deleted
 * when the erasure ends.
 * @param secret the secret of the erasure
 */
export async function idInstead(secret: string, path: string): Promise<string> {
  const [collection, id] = partsOf(path);
  const league = leagueCollections().find((one) => one.collection === collection)?.league;
  return (await sha256(`${secret} ${league?.slug ?? collection} ${id}`)).slice(0, 20);
}

/**
 * Returns the hash by which notes of erasures before December 2026 named a path with a name in it; older backups are
 * compared with it.
 */
export const pathDigest = async (path: string): Promise<string> => `#${await sha256(path)}`;

/** The batch of an erasure that replaces ids with names in them. */
export interface NamedBatch {
  readonly id: string;
  /** The new ids are computed with this secret. */
  readonly secret: string;
}

const SECRET = /^[0-9a-f]{64}$/;

/** Finds this owner's erasure that was cut off while ids were replaced; null if there is none. @throws DataFailure */
export async function openNamedBatch(
  session: SavingSession,
  by: string,
): Promise<NamedBatch | null> {
  const open = await keepBatches(session).open(null);
  const own = open.findLast((one) => one.what === "erase" && one.by === by && SECRET.test(one.how));
  return own ? { id: own.id, secret: own.how } : null;
}

/** Begins a batch that stores a new secret until the erasure ends. @throws DataFailure */
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
