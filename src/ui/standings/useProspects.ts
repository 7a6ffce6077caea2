import { startTransition, useEffect, useMemo, useState } from "react";
import type { RankInput } from "@/domain/table/rank";
import type { Table } from "@/domain/season/competition";
import type { ProspectInWords } from "./needs";

/** What is certain of each team of a table, and what the others need. */
export type Prospects = ReadonlyMap<string, ProspectInWords>;

/** Tables of one visit; more are hardly ever looked at, and the oldest is found again in a moment. */
const MOST = 16;
const found = new Map<string, Prospects>();

/** All that the prospects follow from, as a text. */
function keyOf(input: RankInput, places: number): string {
  const teams = new Set(input.teams);
  const { pack, remaining, missing, adjustments, lots = [], out = [] } = input;
  const counted = input.outcomes.filter(({ a, b }) => teams.has(a) || teams.has(b));
  const { playOffs, countsGuests } = input;
  const rest = [remaining, missing, adjustments, [...lots], [...out], playOffs, countsGuests];
  // Meetings are said where points are divided by matches.
  return JSON.stringify([pack.id, pack.meetings, places, input.teams, counted, ...rest]);
}

async function prospectsOf(key: string, input: RankInput, places: number): Promise<Prospects> {
  const known = found.get(key);
  if (known) return known;
  const { prospectsInWords } = await import("./needs");
  const prospects = prospectsInWords({ ...input, places });
  for (const oldest of found.keys()) if (found.size >= MOST) found.delete(oldest);
  found.set(key, prospects);
  return prospects;
}

/**
 * Who of a computed table is surely through or out, and what the others need: after the first drawing, because it can
 * take a phone a while. Null until then, in a table kept by hand, before the first result, and while a match of the
 * table is undecided, because then nothing is certain.
 * @param places how many go on; undefined where nobody does
 */
export function useProspects(table: Table, places: number | undefined): Prospects | null {
  const { input, ranked, undecided } = table;
  const isAsked = places !== undefined && !undecided && (ranked?.counted.length ?? 0) > 0;
  const asked = useMemo(
    () => (isAsked && input ? { input, places, key: keyOf(input, places) } : null),
    [isAsked, input, places],
  );
  const [shown, setShown] = useState<{ key: string; prospects: Prospects } | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isGone = false;
    const show = (prospects: Prospects) => {
      if (!isGone) startTransition(() => setShown({ key: asked.key, prospects }));
    };
    // Without its code, as offline, nothing is claimed.
    const nothing = () => {};
    const timer = setTimeout(() => {
      if (!isGone) void prospectsOf(asked.key, asked.input, asked.places).then(show, nothing);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return shown && shown.key === asked?.key ? shown.prospects : null;
}
