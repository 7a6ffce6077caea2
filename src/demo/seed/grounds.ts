import { arena } from "@arena/arena";
import { dayOf, daysFrom } from "@/domain/day";
import { slugOf } from "@/domain/names";
import { groundsOfClubs, storedGround } from "@/domain/schedule/ground";
import { leagues } from "@/leagues";
import type { SeedDocument } from "./seedData";

const MAP = "https://www.openstreetmap.org/search?query=";

/** The grounds at which the clubs are at home; the last one is closed for two days in two weeks. */
export function groundSeeds(now: Date): readonly SeedDocument[] {
  const found = groundsOfClubs(leagues);
  const day = daysFrom(dayOf(now.getTime(), arena.timeZone) ?? "", 14);
  return found.map((ground, at): SeedDocument => {
    const id = slugOf(ground.name);
    const place = `${arena.short} campus, gate ${(at % 4) + 1}`;
    const link = `${MAP}${encodeURIComponent(`${ground.name} ${arena.short}`)}`;
    const closed = at === found.length - 1 ? [{ from: day, to: daysFrom(day, 1) }] : [];
    const document = {
      ...storedGround({ ...ground, place, link, closed }),
      version: 1,
      updatedAt: now,
      change: `seed-grounds-${id}`,
    };
    return { id, document, broken: false };
  });
}
