import { pictureDigest } from "../factories/pictures";
import type { Identity } from "./rulesEmulator";
import { NOW, type Fields, type Write } from "./save";

/** Takes a picture away that was kept before pictures had an author, with the entry that says so. */
export function dropWrites(
  league: string,
  text: string,
  who: Identity,
  change: Fields = {},
): Write[] {
  const id = pictureDigest(league, text);
  const fields = {
    collection: league,
    id,
    record: `pictures/${id}`,
    version: 0,
    action: "drop",
    before: { at: new Date(0), by: "" },
    after: null,
    by: who.uid ?? "nobody",
    at: NOW,
    ...change,
  };
  return [
    { op: "delete", path: `pictures/${id}` },
    { op: "set", path: `deletions/${league} ${id}`, fields: { change: "drop" } },
    { op: "set", path: "history/drop", fields },
  ];
}
