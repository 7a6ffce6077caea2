import type { Sport, SportId } from "@/domain/sport";

/** Fetches a sport with its rules. Each folder's index exports its sport and nothing else. @throws Error where there is none of that id */
export async function fetchSport(id: SportId): Promise<Sport> {
  const [sport] = Object.values<Sport>(await import(`./${id}/index.ts`));
  if (!sport) throw new Error(`src/sports/${id}/index.ts exports no sport.`);
  return sport;
}
