import { useContext, useEffect, useState } from "react";
import type { EntityKind, RecordOf } from "@/records/record";
import type { LeagueEntry } from "@/domain/league/league";
import { asFailure } from "./failure";
import { loading, type ReadState } from "./readState";
import { ListingsContext } from "./useListing";

/**
 * Loads one whole record, once for each version of it.
 * @param id null to load nothing
 * @param known the record as lists have it: its season, and the version that is known to be stored, because a new
 * version is loaded again
 */
export function useRecord<K extends EntityKind>(
  league: LeagueEntry,
  kind: K,
  id: string | null,
  { season, version = 0 }: { readonly season?: string; readonly version?: number } = {},
): ReadState<RecordOf<K> | null> {
  const listings = useContext(ListingsContext);
  const [tries, setTries] = useState(0);
  const [read, setRead] = useState<{
    readonly key: string;
    readonly state: ReadState<RecordOf<K> | null>;
  }>();
  const key = `${league.slug}/${kind}/${id ?? ""}`;
  useEffect(() => {
    if (id === null) return undefined;
    const abort = new AbortController();
    const set = (state: ReadState<RecordOf<K> | null>) => {
      if (!abort.signal.aborted) setRead({ key, state });
    };
    const retry = () => {
      setRead(undefined);
      setTries((count) => count + 1);
    };
    listings.readRecord({ league, kind, id, season }, abort.signal).then(
      (record) =>
        set({
          status: "ready",
          value: record,
          readAt: Date.now(),
          failure: null,
          refreshing: false,
          retry,
        }),
      (thrown: unknown) =>
        set({ status: "failed", failure: asFailure(thrown), refreshing: false, retry }),
    );
    return () => abort.abort();
  }, [listings, league, kind, id, season, version, key, tries]);
  return read?.key === key ? read.state : loading;
}
