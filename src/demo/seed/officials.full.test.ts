import { expect, it } from "vitest";
import { OFFICIALS } from "@/data/officials";
import { checkEntity } from "@/records/document";
import { parseRecord } from "@/records/record";
import { seedData } from "./seedData";

it("has officials as their form would leave them, and shows those who agreed", () => {
  const { ofArena } = seedData({ now: new Date("2026-03-10T09:30:00Z") });
  const seeded = ofArena.find(({ collection }) => collection === OFFICIALS);
  const officials = (seeded?.documents ?? []).flatMap(({ id, document }) => {
    const parsed = parseRecord("officials", id, document);
    return parsed.ok ? [parsed.record] : [];
  });
  expect(officials.length).toBeGreaterThan(0);
  for (const one of officials) expect(checkEntity("officials", one)).toEqual({});
  const shown = officials.flatMap(({ id, name, does, agreed }) =>
    agreed ? [[id, { name, does }]] : [],
  );
  expect(seeded?.published["records"]).toEqual(Object.fromEntries(shown));
});
