import { useEffect, useState } from "react";
import type { Ground } from "@/domain/schedule/ground";
import { asFailure, type DataFailure } from "./failure";
import { publishedGrounds } from "./grounds";
import { publicDocuments } from "./publicDocuments";

/** How far the arena's grounds are read. */
export type ShownGrounds =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure; readonly retry: () => void }
  | { readonly status: "ready"; readonly grounds: readonly Ground[] };

const loading = { status: "loading" } as const;

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
    publicDocuments()
      .then(publishedGrounds)
      .then(
        (grounds) => tell({ status: "ready", grounds }),
        (thrown: unknown) => tell({ status: "failed", failure: asFailure(thrown), retry }),
      );
    return () => {
      isLeft = true;
    };
  }, [tries]);
  return read;
}
