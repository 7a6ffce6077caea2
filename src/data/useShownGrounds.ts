import { useEffect, useState } from "react";
import { readMap } from "@/domain/reading";
import type { Ground } from "@/domain/schedule/ground";
import { asFailure, type DataFailure } from "./failure";
import { GROUNDS, groundsOf } from "./grounds";
import { publicDocuments } from "./publicDocuments";
import { PUBLISHED } from "./published";
import { keepAnswer, keptAnswer } from "./rest/keptAnswers";

/** How far the arena's grounds are read. */
export type ShownGrounds =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure; readonly retry: () => void }
  | { readonly status: "ready"; readonly grounds: readonly Ground[] };

const loading = { status: "loading" } as const;

/** Where this device keeps them for visits without the database. */
const KEPT = `/${PUBLISHED}/${GROUNDS}`;

/** @throws DataFailure where they can't be read, and this device has never read them */
async function readGrounds(): Promise<readonly Ground[]> {
  try {
    const documents = await publicDocuments();
    const records = readMap((await documents.get(PUBLISHED, GROUNDS))?.["records"]);
    keepAnswer(KEPT, records);
    return groundsOf(records);
  } catch (thrown) {
    const kept = await keptAnswer(KEPT);
    if (!kept) throw thrown;
    return groundsOf(kept.body);
  }
}

/** The arena's grounds as visitors read them: one document. */
export function useShownGrounds(): ShownGrounds {
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<ShownGrounds>(loading);
  useEffect(() => {
    let isLeft = false;
    const tell = (state: ShownGrounds) => {
      if (!isLeft) setRead(state);
    };
    const retry = () => {
      setRead(loading);
      setTries((count) => count + 1);
    };
    readGrounds().then(
      (grounds) => tell({ status: "ready", grounds }),
      (thrown: unknown) => tell({ status: "failed", failure: asFailure(thrown), retry }),
    );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  return read;
}
