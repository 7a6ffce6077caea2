import { useContext, useEffect, useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { asFailure, type DataFailure } from "./failure";
import { ListingsContext } from "./useListing";

/** What a page shows of one record that is read by itself. */
export type RecordState<K extends EntityKind> =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly failure: DataFailure; readonly retry: () => void }
  | { readonly status: "ready"; readonly record: RecordOf<K> | null };

const loading = { status: "loading" } as const;

/**
 * One whole record, read once for each version of it.
 * @param id null reads nothing
 * @param version the version that is known to be stored; a new one is read again
 */
export function useRecord<K extends EntityKind>(
  league: LeagueEntry,
  kind: K,
  id: string | null,
  version = 0,
): RecordState<K> {
  const listings = useContext(ListingsContext);
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{ readonly key: string; readonly state: RecordState<K> }>();
  const key = `${league.slug}/${kind}/${id ?? ""}`;
  useEffect(() => {
    if (id === null) return undefined;
    const abort = new AbortController();
    const set = (state: RecordState<K>) => {
      if (!abort.signal.aborted) setRead({ key, state });
    };
    listings.readRecord({ league, kind, id }, abort.signal).then(
      (record) => set({ status: "ready", record }),
      (thrown: unknown) => {
        const retry = () => {
          setRead(undefined);
          setTries((count) => count + 1);
        };
        set({ status: "failed", failure: asFailure(thrown), retry });
      },
    );
    return () => abort.abort();
  }, [listings, league, kind, id, version, key, tries]);
  return read?.key === key ? read.state : loading;
}
