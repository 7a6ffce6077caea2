import { RECORD_ID_LETTERS } from "@/data/store";
import { hashOf } from "@/domain/names";

/**
 * Ids for records that are added in bulk, made from what distinguishes them: two administrators who add the same at once
 * name the same records, so that there is one set of them.
 * @param place what else they have in common: the season, the kind, the day, so that no record of another time is met
 * @param taken the ids that are on file
 */
export function sharedIds(place: string, taken: Iterable<string>): (key: string) => string {
  const used = new Set(taken);
  const made = (text: string) =>
    Array.from(
      { length: 20 },
      (_, at) => RECORD_ID_LETTERS[hashOf(`${at}\n${text}`) % RECORD_ID_LETTERS.length],
    ).join("");
  return (key) => {
    let id = made(`${place}\n${key}`);
    for (let at = 2; used.has(id); at++) id = made(`${place}\n${key}\n${at}`);
    used.add(id);
    return id;
  };
}
