import { MOST_GROUNDS, storedGround, type Ground } from "@/domain/schedule/ground";
import { GROUNDS, groundsIn, type Grounds } from "../grounds";
import { arenaCollection } from "./arenaDocument";
import type { SavingSession } from "./savingSession";

/** Keeps the arena's grounds, and the published document of them, over any documents. */
export function keepGrounds(session: SavingSession): Grounds {
  const { list, write } = arenaCollection(session, {
    collection: GROUNDS,
    kind: GROUNDS,
    most: MOST_GROUNDS,
    read: groundsIn,
    published: { shown: (ground) => ground, isWhole: true },
  });

  return {
    list,
    async save(id, version, entry) {
      await write(id, version, storedGround(entry));
      const saved: Ground = { ...entry, id, version: version + 1 };
      return saved;
    },
    remove: ({ id, version }) => write(id, version, null),
  };
}
