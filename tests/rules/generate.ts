import fc from "fast-check";
import { limits } from "@/domain/limits";
import { fieldsOf } from "@/records/document";
import type { Control, FieldMeta } from "@/records/field";
import type { Entities, EntityKind } from "@/records/record";

/** Entities of every kind that may be saved, up to the longest texts and lists. */

const letters = fc.constantFrom(
  ..."abcXYZ019éñØßşẹ́ẸọşŁžالعربית日本한국👍🏿’-–.,()&/#'\"<>%;=+*@!?_".split(/(?:)/u),
);

/** One trimmed line, as people type it and reading leaves it. */
function line(longest: number, shortest = 0): fc.Arbitrary<string> {
  return fc
    .array(
      fc.oneof({ weight: 6, arbitrary: letters }, { weight: 1, arbitrary: fc.constant(" ") }),
      {
        maxLength: longest,
        size: "max",
      },
    )
    .map((parts) =>
      parts
        .join("")
        .replace(/\p{Cf}/gu, "")
        .replace(/\s+/g, " ")
        // A mark is above a letter: a text that begins with one shows nothing there.
        .replace(/^[\p{M} ]+/u, "")
        .slice(0, longest),
    )
    .map((text) => text.replace(/[\uD800-\uDBFF]$/, "").trim())
    .map((text) => (text.length < shortest ? "A" : text));
}

const name = line(limits.name, 1);
const optionalName = line(limits.name);
const short = line(limits.shortText);
const segment = fc.array(fc.constantFrom(..."abcXYZ019._~!$&()*+,;=:@%?#-/".split("")), {
  maxLength: 200,
});
const url = fc.oneof(
  fc.constant(""),
  fc.constantFrom("https://a.b", "https://images.arena.example/x.png", "https://xn--ls8h.la/"),
  segment.map((parts) => `https://images.arena.example/${parts.join("")}`),
);
const moment = fc.option(fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2101, 0, 1) - 1 }));
const gameWeek = fc.oneof(fc.integer({ min: 0, max: 999 }).map(String), short);
const decimal = (max: number) =>
  fc.oneof(
    fc.integer({ min: 0, max }),
    fc.double({ min: 0, max, noNaN: true }).map((x) => x + 0),
  );
const list = <T>(of: fc.Arbitrary<T>, maxLength: number) =>
  fc.array(of, { maxLength, size: "max" });
const goals = list(
  fc.record({ player: name, assist: optionalName, minute: optionalName }),
  limits.goals,
);
/** Two different teams. */
const pairing = fc
  .record({ teamA: name, teamALogo: url, teamB: name, teamBLogo: url, date: moment })
  .map((pair) => (pair.teamA === pair.teamB ? { ...pair, teamA: "One", teamB: "Other" } : pair));

/** Some fields of an entity. */
type Some<T> = { readonly [F in keyof T]?: T[F] | undefined };

/** The fields that need more than their schema: a form, likely values, or another field that they depend on. */
const entities: { readonly [K in EntityKind]?: fc.Arbitrary<Some<Entities[K]>> } = {
  teams: fc.record({
    slug: fc.stringMatching(/^[a-z0-9-]{0,64}$/),
    colours: list(fc.stringMatching(/^#[0-9a-fA-F]{6}$/), 2),
    founded: fc.option(fc.integer({ min: 1800, max: 2100 })),
  }),
  fixtures: pairing,
  players: fc.record({
    jersey: fc.option(fc.integer({ min: 0, max: limits.jersey })),
    position: fc.oneof(
      fc.constantFrom("Goalkeeper", "goalkeeper", "Forward", "Point Guard", ""),
      short,
    ),
    suspension: fc.constantFrom(
      "",
      "none from 2026-11-20",
      "12 matches from 2026-11-20",
      "1 match, 3 yellows from 2026-11-20",
    ),
    formerClubs: list(
      name.map((club) => `2026-02-01 ${club}`),
      limits.former,
    ),
  }),
  results: fc
    .tuple(
      pairing,
      fc.record({
        goalsA: goals,
        goalsB: goals,
        bookings: list(line(limits.booking, 1), limits.bookings),
        cards: fc.constantFrom("", "2.0.1.0/0.1.0.11"),
        manOfTheMatch: fc.record({
          player: optionalName,
          clubLogo: url,
          rating: fc.integer({ min: 0, max: limits.stars }),
        }),
        possessionA: fc.integer({ min: 0, max: 100 }),
        ending: fc.constantFrom("", "aet", "pens 4-2", "ret A", "awarded B walkover", "void"),
        detail: fc.constantFrom("", "ht 1-0", "22-18 15-20 / 10-8", "25-23 23-25", "1=0+"),
        stage: fc.constantFrom("", "SF1", "F", "SF1/2"),
      }),
      // Never fewer than the goals listed.
      fc.tuple(
        fc.nat({ max: limits.score - limits.goals }),
        fc.nat({ max: limits.score - limits.goals }),
      ),
    )
    .map(([pair, rest, [moreA, moreB]]) => ({
      ...pair,
      ...rest,
      scoreA: rest.goalsA.length + moreA,
      scoreB: rest.goalsB.length + moreB,
    })),
  standings: fc.record({
    adjust: fc.array(
      fc
        .tuple(
          fc.constantFrom("", "2026-11-17 "),
          fc.integer({ min: 1, max: limits.adjustment }),
          fc.constantFrom("", " Late accounts"),
        )
        .map(([day, points, reason]) => `${day}-${points}${reason}`),
      { maxLength: limits.adjustments },
    ),
    out: fc.constantFrom("", "keep", "void", "lose"),
    lot: fc.option(fc.integer({ min: 1, max: limits.adjustment })),
  }),
  seasons: fc.record({
    table: fc.constantFrom("kept", "computed"),
    players: fc.constantFrom("kept", "computed"),
    pack: fc.constantFrom("", "football.arena"),
    format: fc.constantFrom(
      "",
      "groups=;rounds=1;through=0;cup=0;third=no;legs=1;contests=20",
      "groups=;rounds=3;through=0;cup=0;third=no;legs=1;points=3-0-0-2-1;split=33:6/6",
      "groups=A,B,C,D,E,F,G,Twelveletter;rounds=2;through=4;cup=32;third=played;legs=2",
    ),
    // Made from their patterns hardly one in a million is short enough.
    scoring: fc.constantFrom("", "scale=8-7-6-5-4-3-2-1;team=2;others=give;relay=10-8"),
    bans: fc.constantFrom("", "yellows=5;length=1;second=1;red=1;wiped=SF"),
    cups: list(fc.constantFrom("cup|The Cup|8|1|yes|", "c2|Plate|4|2a|no|One, Other"), limits.cups),
    split: list(fc.constantFrom("one=1", "two=12"), limits.split),
    open: fc.constantFrom([], ["news"], ["news", "transfers"]),
  }),
  leagues: fc.record({
    sport: fc.constantFrom("football", "table-tennis"),
    section: fc.constantFrom("", "others"),
    posters: list(fc.constantFrom("01-penalty", "20-podium"), 20),
    pages: list(fc.constantFrom("matches", "standings"), 20),
    score: fc.constantFrom("", "base=sets;sets=2;setPoints=21;lead=2", "draws=no"),
    settings: fc.constantFrom("", "groups=A,B;points=3-1-0", "called=Ice hockey;minutes=20"),
    state: fc.constantFrom("open", "closed", "removed"),
    openedAt: fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2101, 0, 1) - 1 }),
  }),
  grounds: fc.record({
    closed: list(fc.constantFrom("2026-12-24", "2028-02-29", "2026-12-24/2027-01-02"), 40),
  }),
  meets: fc.record({
    timetable: list(
      fc.constantFrom(
        "1|14:00|100 metres|time",
        "2||High jump|height",
        "12|16:30|Relay|time|relay",
      ),
      limits.lines,
    ),
  }),
  events: fc.record({
    meet: fc.stringMatching(/^[A-Za-z0-9_-]{1,60}$/),
    number: fc.integer({ min: 1, max: 99 }),
    lines: list(
      fc.constantFrom(
        "1|Ayo Bello|Kingsway Rovers|10.94||1.1",
        "||Kingsway Rovers",
        "|Chidi Okafor|Mount Trojans||DNS",
        "12|Musa Sani|Harbour Eagles|1.80|||1.75:o 1.80:xo 1.85:xxx J:xo",
      ),
      limits.lines,
    ),
  }),
};

/** What a field of that control may hold, as far as its meta says; the controls of single kinds are theirs. */
function valueOf({ control, required, max = limits.note, min = 0, pattern }: FieldMeta) {
  const text = pattern
    ? fc.stringMatching(pattern).filter((one) => one.length <= max)
    : line(Math.min(max, limits.note), required ? 1 : 0);
  const ofControl: { readonly [C in Control]?: fc.Arbitrary<unknown> } = {
    club: name,
    url,
    integer: fc.integer({ min, max }),
    decimal: decimal(max),
    dateTime: moment,
    gameWeek,
    names: list(name, max),
    lines: list(text, max),
    flag: fc.boolean(),
  };
  return ofControl[control] ?? text;
}

/** Any entity of that kind that may be saved: what is said above, and any value of each field that is not named there. */
export function anyEntity<K extends EntityKind>(kind: K): fc.Arbitrary<Entities[K]> {
  const own: fc.Arbitrary<object> = entities[kind] ?? fc.constant({});
  const [named = {}] = fc.sample(own, { numRuns: 1, seed: 1 });
  const others = fieldsOf(kind)
    .filter(([field]) => !(field in named))
    .map(([field, meta]) => [field, valueOf(meta)] as const);
  return (
    fc
      .tuple(own, fc.record(Object.fromEntries(others)))
      // It has each field of the kind, with a value that the field may have.
      .map(([some, rest]) => ({ ...rest, ...some }) as Entities[K])
  );
}
