import {
  embeddedDocuments as realDocuments,
  type EmbeddedDocuments,
} from "@/demo/embedded/embeddedDocuments";
import { delay } from "./delay";

export * from "@/demo/embedded/embeddedDocuments";

function late<A extends unknown[], T>(ask: (...given: A) => Promise<T>) {
  return async (...given: A): Promise<T> => {
    try {
      return await ask(...given);
    } finally {
      await delay();
    }
  };
}

/** Delays what a listener receives, and keeps its order. */
function heard<T>(
  listen: (onNews: (news: T) => void) => () => void,
  tell: (news: T) => void,
): () => void {
  let isListening = true;
  let before = Promise.resolve();
  const stop = listen((news) => {
    before = before.then(delay).then(() => {
      if (isListening) tell(news);
    });
  });
  return () => {
    isListening = false;
    stop();
  };
}

/** Returns the product's embedded documents with delayed answers. */
export function embeddedDocuments(...given: Parameters<typeof realDocuments>): EmbeddedDocuments {
  const real = realDocuments(...given);
  return {
    ...real,
    get: late(real.get),
    list: late(real.list),
    page: late(real.page),
    exists: late(real.exists),
    newest: late(real.newest),
    beginningWith: late(real.beginningWith),
    async *inTime(...asked) {
      await delay();
      yield* real.inTime(...asked);
    },
    transact: (run) => late(() => real.transact(run))(),
    watch: (collection, id, onDocument, onFailure) =>
      heard((onNews) => real.watch(collection, id, onNews, onFailure), onDocument),
    watchList: (collection, limit, onDocuments, onFailure) =>
      heard((onNews) => real.watchList(collection, limit, onNews, onFailure), onDocuments),
  };
}
