import type { Sport, SportId } from "@/domain/sport";

/**
 * Fetches a sport with its rules. The index of each folder exports only its sport.
 * @throws Error if there is no sport with that id
 */
export async function fetchSport(id: SportId): Promise<Sport> {
  const [sport] = Object.values<Sport>(await import(`./${id}/index.ts`));
  if (!sport) throw new Error(`src/sports/${id}/index.ts exports no sport.`);
  return sport;
}
