import { momentOf } from "../when";
import type { RecordOf, ResultRecord } from "@/records/record";
import type { SeasonSettings } from "@/records/seasons/schema";
type ResultChanges = Pick<SeasonSettings, "changes" | "filed">;

/** Returns the times, by id, of the last changes of results before they were archived. */
const knownOf = (changes: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    changes.map((line) => {
      const [at = "", id = ""] = line.split(" ");
      return [id, Number(at)];
    }),
  );

/**
 * Returns the row of the organiser's latest decision about a team: points, a withdrawal or a lot. Undefined if there is
 * none.
 */
export function latestDecision(standings: readonly RecordOf<"standings">[]) {
  return standings
    .filter(({ adjust, out, lot }) => adjust.length > 0 || out !== "" || lot !== null)
    .filter(({ updatedAt }) => updatedAt !== null)
    .toSorted((one, other) => (other.updatedAt ?? 0) - (one.updatedAt ?? 0))[0];
}

/**
 * Returns the result that changed last, with the time of that change; of several, the one played last. Undefined if not
 * known. Archiving a season saves its records again without a change, so the season's record stores what had changed
 * last.
 */
export function latestOf(
  results: readonly ResultRecord[],
  { changes, filed }: ResultChanges,
): ResultRecord | undefined {
  const known = knownOf(changes);
  const wasFiled = known.size > 0 || filed !== null;
  const when = ({ id, updatedAt }: ResultRecord) =>
    wasFiled && (filed === null || (updatedAt ?? 0) <= filed) ? (known.get(id) ?? null) : updatedAt;
  const compare = (one: ResultRecord, other: ResultRecord) =>
    (other.updatedAt ?? 0) - (one.updatedAt ?? 0) || (momentOf(other) ?? 0) - (momentOf(one) ?? 0);
  return results
    .map((result) => ({ ...result, updatedAt: when(result) }))
    .filter(({ updatedAt }) => updatedAt !== null)
    .toSorted(compare)[0];
}
