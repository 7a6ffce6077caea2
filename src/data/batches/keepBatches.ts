import { readText } from "@/domain/reading";
import { entityKinds } from "@/records/kinds";
import { collectionOf } from "@/records/shape";
import { withDeadline } from "../deadline";
import { SERVER_TIME } from "../documents";
import { failure } from "../failure";
import { HISTORY, type SavingSession } from "../saving/savingSession";
import { batchIn, BATCHES, WHOLE_ARENA, type Batches } from "./batches";

/** Most open batches of a league that are listed. */
const MOST_OPEN = 20;

/** Stores batches that are under way or were cut off; works with any kind of `Documents`. */
export function keepBatches({ documents, account, times }: SavingSession): Batches {
  return {
    async begin({ id, what, how, league, total, ids }) {
      const by = account()?.uid;
      if (by === undefined) throw failure("signedOut");
      const document = { what, how, league, by, at: SERVER_TIME, total, ids: [...ids] };
      const write = documents.transact(async (transaction) =>
        transaction.set(BATCHES, id, document),
      );
      await withDeadline(write, times.save);
    },
    async end(id) {
      const remove = documents.transact(async (transaction) => {
        if (await transaction.get(BATCHES, id)) transaction.delete(BATCHES, id);
      });
      await withDeadline(remove, times.save);
    },
    async open(league) {
      const fields = { league: league?.slug ?? WHOLE_ARENA };
      const found = await withDeadline(documents.newest(BATCHES, fields, MOST_OPEN), times.read);
      return found.flatMap(({ id, data }) => batchIn(id, data) ?? []);
    },
    async saved(league, id) {
      const found = await Promise.all(
        entityKinds
          .flatMap((kind) => collectionOf(league, kind) ?? [])
          .map((collection) =>
            withDeadline(documents.beginningWith(HISTORY, `${id}-`, { collection }), times.read),
          ),
      );
      return new Set(found.flat().map(({ data }) => readText(data["record"])));
    },
  };
}
