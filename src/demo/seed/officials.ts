import type { OfficialFields } from "@/records/officials/schema";
import { emptyEntity } from "@/records/record";
import { leagues } from "@arena/leagues";
import { sportList } from "@/sports/sports";
import { nameDraw } from "./people";
import { randomFrom } from "./random";
import type { SeedDocument } from "./seedData";

/** Number of officials of each sport. */
const OF_A_SPORT = 2;

/** Returns the arena's officials: two for each sport, of whom one may be named, and a timekeeper for all sports. */
export function officialSeeds(now: Date): readonly SeedDocument[] {
  const drawName = nameDraw(randomFrom("officials"));
  const sports = sportList.filter(({ id }) =>
    leagues.some(({ meets, sport }) => !meets && sport === id),
  );
  const noOfficial = emptyEntity("officials");
  const entries: readonly OfficialFields[] = [
    ...sports.flatMap(({ id }) =>
      Array.from({ length: OF_A_SPORT }, (_, nth) => ({
        ...noOfficial,
        name: drawName(),
        does: "Match official",
        sports: [id],
        agreed: nth === 0,
      })),
    ),
    { ...noOfficial, name: drawName(), does: "Timekeeper", agreed: true },
  ];
  return entries.map((entry, at): SeedDocument => {
    const id = `official-${at + 1}`;
    const meta = { version: 1, updatedAt: now, change: `seed-officials-${id}` };
    return { id, document: { ...entry, ...meta }, broken: false };
  });
}
