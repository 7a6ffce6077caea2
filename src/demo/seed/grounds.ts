import { arena } from "@arena/arena";
import { dayOf, daysFrom } from "@/domain/day";
import { slugOf } from "@/domain/names";
import { groundsOfClubs, storedGround } from "@/domain/schedule/ground";
import { leagues } from "@arena/leagues";
import type { SportId } from "@/domain/sport";
import type { SeedDocument } from "./seedData";

const MAP = "https://www.openstreetmap.org/search?query=";

/** Sports with several matches side by side, on tables, boards and courts. */
const SIDE_BY_SIDE: readonly SportId[] = ["chess", "table-tennis", "lawn-tennis"];

/** Returns the number of courts: one for each sport at the ground, and four for a sport with matches side by side. */
const courtsFor = (sports: readonly SportId[]) =>
  sports.reduce((sum, sport) => sum + (SIDE_BY_SIDE.includes(sport) ? 4 : 1), 0);

/** Returns the clubs' home grounds; the last one is closed for two days, two weeks from now. */
export function groundSeeds(now: Date): readonly SeedDocument[] {
  const found = groundsOfClubs(leagues);
  const day = daysFrom(dayOf(now.getTime(), arena.timeZone) ?? "", 14);
  return found.map((ground, at): SeedDocument => {
    const id = slugOf(ground.name);
    const place = `${arena.short} campus, gate ${(at % 4) + 1}`;
    const link = `${MAP}${encodeURIComponent(`${ground.name} ${arena.short}`)}`;
    const closed = at === found.length - 1 ? [{ from: day, to: daysFrom(day, 1) }] : [];
    const document = {
      ...storedGround({ ...ground, place, link, closed, courts: courtsFor(ground.sports) }),
      version: 1,
      updatedAt: now,
      change: `seed-grounds-${id}`,
    };
    return { id, document, broken: false };
  });
}
