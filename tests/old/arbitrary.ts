import fc from "fast-check";
import { fieldsOf } from "@/records/document";
import type { Control } from "@/records/field";
import type { EntityKind } from "@/records/record";

/*
 * Records as an old site may have left them: the fields of today and of then, each in any of the ways a form, an
 * import or somebody's hand has been seen to store it.
 */

const person = fc.constantFrom("Ayo Bello", "Chidi Okafor", "Zoë Ọlá", "Musa Idris", "Kofi Mensah");
const people = (maxLength: number) => fc.array(person, { maxLength });
const figure = fc.integer({ min: 0, max: 40 });
const when = fc.integer({ min: Date.UTC(2019, 0, 1), max: Date.UTC(2027, 0, 1) });
const two = (number: number) => String(number).padStart(2, "0");

const dayFirst = (ms: number) => {
  const date = new Date(ms);
  const day = `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  return `${day}, ${two(date.getUTCHours())}:${two(date.getUTCMinutes())}:00`;
};

const number = fc.oneof(
  figure,
  figure.map(String),
  figure.map((value) => `${value} goals`),
  figure.map((value) => `${value} pts`),
  figure.map((value) => `${value}/10`),
  fc.integer({ min: 0, max: 990 }).map((tenths) => tenths / 10),
  fc.constantFrom("", null, "many", "-", "7.5", -3, true, "57 %"),
);
const names = fc.oneof(
  people(30),
  people(30).map((all) => all.join(", ")),
  people(30).map((all) => all.map((name) => ({ name }))),
  people(5).map((all) => all.map((name, at) => ({ name, shirt: at + 50 }))),
  fc.constantFrom([""], "", null, 7),
);
const text = fc.oneof(
  person,
  fc.string({ maxLength: 60 }),
  figure,
  fc.constantFrom("", null, true, "GK", "Goalkeeper", "Full time"),
  people(3),
  fc.record({ name: person }),
);
const goals = fc.oneof(
  fc.array(fc.record({ player: person, assist: person, minute: number }), { maxLength: 25 }),
  fc.array(fc.record({ player: person, type: fc.constant("penalty") }), { maxLength: 3 }),
  people(4).map((all) => all.map((name, at) => `${name} ${at * 9 + 1}'`).join(", ")),
  fc.constantFrom([""], "", null, "none"),
);
const moment = fc.oneof(
  when,
  when.map((ms) => new Date(ms)),
  when.map((ms) => new Date(ms).toISOString()),
  when.map((ms) => ({ seconds: Math.floor(ms / 1000), nanoseconds: 0 })),
  when.map(dayFirst),
  when.map((ms) => dayFirst(ms).slice(0, 10)),
  fc.constantFrom("next week", "", null, 0, "Invalid Date"),
);
const address = fc.constantFrom(
  "https://pictures.example/a.png",
  "http://pictures.example/a.png",
  "/static/a.png",
  `data:image/png;base64,${"QUJD".repeat(50)}`,
  `data:image/png;base64,${"QUJD".repeat(3000)}`,
  "",
  null,
);

const valuesOf: { readonly [K in Control]: fc.Arbitrary<unknown> } = {
  text,
  longText: fc.oneof(text, people(5), fc.array(fc.record({ in: person, out: person }))),
  club: text,
  url: address,
  integer: number,
  decimal: number,
  dateTime: moment,
  gameWeek: fc.oneof(text, number),
  names,
  lines: names,
  goals,
  bookings: fc.oneof(
    names,
    people(4).map((all) => all.map((name) => `${name} (Yellow Card)`)),
  ),
  manOfTheMatch: fc.oneof(
    text,
    fc.record({ player: person, rating: number, clubLogo: address }),
    fc.record({ name: person, votes: figure }),
  ),
  flag: fc.oneof(fc.boolean(), text),
  possession: fc.oneof(number, fc.constant("57 %"), fc.constant(130)),
};

/** Keys that no field is called by today. */
const others: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  teamName: person,
  name: person,
  teamAStartingXI: names,
  teamBStartingV: names,
  points: number,
  jerseyNumber: number,
  drawn: number,
  penaltiesA: number,
  penaltiesB: number,
  possessionB: number,
  time: fc.constantFrom("16:00", "4pm", "", "09:30"),
  phone: fc.constant("0803 000 0000"),
  notes: fc.oneof(fc.string(), people(3), fc.record({ by: person })),
  season: fc.constantFrom("2024", "2025/26", ""),
  corrected: fc.constantFrom("2–1", "was 2-1", ""),
  version: fc.constantFrom(0, 3, "2", Number.MAX_SAFE_INTEGER),
};

/** Stored documents of a kind that have at least the names without which they would not be records. */
export function oldRecords(kind: EntityKind): fc.Arbitrary<Record<string, unknown>> {
  const fields = fieldsOf(kind).map(([name, meta]) => [name, valuesOf[meta.control]]);
  const called = { name: person, teamA: fc.constant("Rovers"), teamB: fc.constant("Trojans") };
  return fc.record(
    { ...others, ...Object.fromEntries(fields), ...called, label: person },
    { requiredKeys: ["name", "teamA", "teamB", "label"] },
  );
}
