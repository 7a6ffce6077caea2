import { useSearchParams } from "react-router-dom";
import type { EntityKind } from "@/domain/records/record";
import { schemas } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { collectionOf } from "@/leagues/shape";

/** The kinds of record a league keeps. */
export function keptKinds(league: League): readonly EntityKind[] {
  // `schemas` is declared with exactly one key for each kind.
  return (Object.keys(schemas) as EntityKind[]).filter((kind) => collectionOf(league, kind));
}

/** The kind an upkeep page is about; it stands in the address. */
export function useChosenKind(league: League): readonly [EntityKind, (kind: EntityKind) => void] {
  const [params, setParams] = useSearchParams();
  const kinds = keptKinds(league);
  const wanted = params.get("kind");
  const kind = kinds.find((one) => one === wanted) ?? kinds.find((one) => one !== "teams");
  const choose = (next: EntityKind) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("kind", next);
        return after;
      },
      { replace: true },
    );
  return [kind ?? "fixtures", choose];
}
