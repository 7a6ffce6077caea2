import type { PitchStep } from "@/domain/match/pitch";

/** Where steps are kept that the database has not taken yet. */
const keyOf = (slug: string, fixture: string) => `arena-pitch/${slug}/${fixture}`;

const isStep = (value: unknown): value is PitchStep =>
  typeof value === "object" &&
  value !== null &&
  "do" in value &&
  ["add", "undo", "clock", "score"].includes(String(value.do));

/** The steps this device keeps for that match, in order; none where its storage cannot be read. */
export function readKept(slug: string, fixture: string): readonly PitchStep[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(slug, fixture)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isStep) : [];
  } catch {
    return [];
  }
}

/** Keeps the steps for when the page is closed; without room they last as long as the page. */
export function keep(slug: string, fixture: string, steps: readonly PitchStep[]): void {
  try {
    if (steps.length === 0) localStorage.removeItem(keyOf(slug, fixture));
    else localStorage.setItem(keyOf(slug, fixture), JSON.stringify(steps));
  } catch {
    // A full or closed storage: the page has them still.
  }
}
