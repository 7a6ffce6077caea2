import { RECORD_ID_LETTERS } from "@/data/store";
import { hashOf } from "@/domain/names";

/**
 * Returns a function that makes ids for records added in bulk, from a key that distinguishes the records. If two
 * administrators add the same records at once, both make the same ids, so that each record exists once.
 * @param place What all the records have in common (day, season, kind), so that records of another time get other ids.
 * @param taken The ids that are already stored.
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
