import { startTransition, useEffect, useMemo, useState } from "react";
import { outlookInput, type Table } from "@/domain/season/competition";
import type { ProspectInWords } from "./needs";

/** The outlook of each team of a table: through, out, or what it needs. */
export type Prospects = ReadonlyMap<string, ProspectInWords>;

/** The largest number of cached tables. A visitor rarely opens more, and computing the oldest again is quick. */
const MOST_CACHED_TABLES = 16;
const found = new Map<string, Prospects>();

type ProspectsInput = NonNullable<ReturnType<typeof outlookInput>>;

/** Returns a key of all data on which the prospects depend. */
function keyOf(input: ProspectsInput): string {
  const teams = new Set(input.teams);
  const { pack, remaining, missing, adjustments, lots = [], out = [], places } = input;
  const counted = input.outcomes.filter(({ a, b }) => teams.has(a) || teams.has(b));
  const { playOffs, countsBetweenGroups, later, tableParts } = input;
  const parts = [...(tableParts?.parts ?? [])];
  const rest = [
    remaining,
    missing,
    adjustments,
    [...lots],
    [...out],
    playOffs,
    countsBetweenGroups,
  ];
  // `meetings` matters if points are divided by matches.
  return JSON.stringify([
    pack.id,
    pack.meetings,
    places,
    input.teams,
    counted,
    later,
    parts,
    ...rest,
  ]);
}

async function prospectsOf(key: string, input: ProspectsInput): Promise<Prospects> {
  const known = found.get(key);
  if (known) return known;
  const { prospectsInWords } = await import("./needs");
  const prospects = prospectsInWords(input);
  for (const oldest of found.keys()) if (found.size >= MOST_CACHED_TABLES) found.delete(oldest);
  found.set(key, prospects);
  return prospects;
}

/**
 * Computes which teams of a table are surely through or out, and what the others need. This happens after the first
 * rendering, because it can take a phone a while. Null until then, and if nothing is certain.
 * @param table null if no prospects are needed
 */
export function useProspects(table: Table | null): Prospects | null {
  const asked = useMemo(() => {
    const input = table && outlookInput(table);
    return input && { input, key: keyOf(input) };
  }, [table]);
  const [shown, setShown] = useState<{ key: string; prospects: Prospects } | null>(null);
  useEffect(() => {
    if (!asked) return;
    let isGone = false;
    const show = (prospects: Prospects) => {
      if (!isGone) startTransition(() => setShown({ key: asked.key, prospects }));
    };
    // If the code cannot be loaded, for example offline, no prospects are shown.
    const nothing = () => {};
    const timer = setTimeout(() => {
      if (!isGone) void prospectsOf(asked.key, asked.input).then(show, nothing);
    });
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return shown && shown.key === asked?.key ? shown.prospects : null;
}
