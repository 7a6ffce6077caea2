import { expect, it } from "vitest";
import { officialProblems, readOfficial, shownKeys } from "@/domain/people/official";
import { OFFICIALS } from "@/data/officials";
import { sportList } from "@/sports/sports";
import { seedData } from "./seedData";

it("has officials as their form would leave them, and shows those who agreed", () => {
  const { ofArena } = seedData({ now: new Date("2026-03-10T09:30:00Z") });
  const seeded = ofArena.find(({ collection }) => collection === OFFICIALS);
  const sports = sportList.map(({ id }) => id);
  const officials = (seeded?.documents ?? []).map(({ id, document }) =>
    readOfficial(id, document, sports),
  );
  expect(officials.length).toBeGreaterThan(0);
  for (const one of officials) expect(one && officialProblems(one)).toEqual({});
  const agreed = officials.flatMap((one) => (one?.agreed ? one : []));
  const shown = agreed.map(({ id, ...said }) => [
    id,
    Object.fromEntries(shownKeys.map((key) => [key, said[key]])),
  ]);
  expect(seeded?.published["records"]).toEqual(Object.fromEntries(shown));
});
