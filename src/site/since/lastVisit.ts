import { useEffect, useState } from "react";

const KEY = "arena-visit";
/** Somebody who looked at nothing for this long, in milliseconds, has been away. */
const AWAY = 3 * 3_600_000;

/** A visit, in epoch milliseconds. */
interface Visit {
  /** When the visit before it ended; null for the first one and once somebody has seen what came since. */
  readonly since: number | null;
  /** When this one was last seen to go on. */
  readonly last: number;
}

function keptVisit(): Visit | null {
  try {
    const [, since = "", last = ""] = /^(\d*)\/(\d+)$/.exec(localStorage.getItem(KEY) ?? "") ?? [];
    return last ? { since: since === "" ? null : Number(since), last: Number(last) } : null;
  } catch {
    // A closed storage knows of no other visit.
    return null;
  }
}

function keep({ since, last }: Visit): void {
  try {
    localStorage.setItem(KEY, `${since ?? ""}/${last}`);
  } catch {
    // As above.
  }
}

/** The visit that goes on at this moment, or begins. */
function visitAt(now: number): Visit {
  const kept = keptVisit();
  if (!kept) return { since: null, last: now };
  return { since: now - kept.last >= AWAY ? kept.last : kept.since, last: now };
}

/**
 * When this device was last here before, in epoch milliseconds, and how to say that what came since has been seen. Null
 * on the first visit. It stays on the device.
 */
export function useLastVisit(): readonly [since: number | null, seen: () => void] {
  const [visit, setVisit] = useState(() => visitAt(Date.now()));
  useEffect(() => {
    keep(visit);
    const goesOn = () => keep({ ...visit, last: Date.now() });
    document.addEventListener("visibilitychange", goesOn);
    return () => document.removeEventListener("visibilitychange", goesOn);
  }, [visit]);
  return [visit.since, () => setVisit({ since: null, last: Date.now() })];
}
