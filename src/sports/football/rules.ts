import type { Award, Points, RulePack, Stage } from "@/domain/table/pack";
import { amongTied, by } from "../criterion";

// The rule that a better actual score counts instead is usual, but not confirmed by a source.
const award: Award = {
  units: { score: [3, 0] },
  betterStands: true,
  cite: "FIFA disciplinary decision, September 2025",
};
const points: Points = { kind: "result", win: 3, draw: 1, loss: 0 };

/** FIFA World Cup 2018 and 2022, art. 32: fair play points. */
const cards = { yellow: -1, secondYellow: -3, red: -4, yellowAndRed: -5 };
/**
 * UEFA: a yellow card counts 1, any sending-off 3. There the fewest points are best, here the most, so they are
 * negative.
 */
const uefaCards = { yellow: -1, secondYellow: -3, red: -3, yellowAndRed: -3 };
const common = { sport: "football", points, award, conduct: cards } as const;

const overall = (cite: string) => [
  by("score.diff", "goal difference", cite),
  by("score.for", "goals scored", cite),
];

const headToHead = (cite: readonly [string, string, string]) => [
  amongTied("points", "points", cite[0]),
  amongTied("score.diff", "difference", cite[1]),
  amongTied("score.for", "goals", cite[2]),
];

const arena = "the arena’s own rules, point 9";
const fifa2022 = "after FIFA World Cup to 2022, art. 32";
const fifa2026 = "after FIFA World Cup 2026, art. 13";
const euro = "UEFA EURO 2022–24, 20.01";
const club2018 = "after UEFA club competitions to 2020/21";
const club2022 = "after UEFA club competitions from 2021/22";

const once = (criteria: Stage["criteria"]): Stage => ({ criteria, restart: "never" });

/** Creates a rule pack of UEFA's club competitions. Away goals counted among level teams until they were abolished. */
const club = (id: string, cite: string, edition: string, away: Stage["criteria"]): RulePack => ({
  ...common,
  id,
  title: "UEFA club competitions",
  edition,
  conduct: uefaCards,
  stages: [
    once([by("points", "points", cite)]),
    { criteria: [...headToHead([cite, cite, cite]), ...away], restart: "afterBlock" },
    once([
      ...overall(cite),
      by("score.awayFor", "goals away", cite),
      by("won", "wins", cite),
      by("awayWon", "wins away", cite),
      by("conduct", "discipline", cite),
      by("seed", "coefficient", cite),
    ]),
  ],
  unresolved: "lot",
});

/** The rule packs; the first is the default. */
export const packs: readonly [RulePack, ...RulePack[]] = [
  {
    ...common,
    id: "football.arena",
    title: "Arena order",
    edition: "2026",
    stages: [once([by("points", "points", arena), ...overall(arena)])],
    unresolved: "share",
  },
  {
    ...common,
    id: "football.fifa-2022",
    title: "FIFA World Cup",
    edition: "to 2022",
    stages: [
      once([by("points", "points", fifa2022), ...overall(fifa2022)]),
      once(headToHead([fifa2022, fifa2022, fifa2022])),
      once([by("conduct", "fair play", fifa2022)]),
    ],
    unresolved: "lot",
  },
  {
    ...common,
    id: "football.fifa-2026",
    title: "FIFA World Cup",
    edition: "2026",
    stages: [
      once([by("points", "points", fifa2026)]),
      { criteria: headToHead([fifa2026, fifa2026, fifa2026]), restart: "afterBlock" },
      once([
        ...overall(fifa2026),
        by("conduct", "fair play", fifa2026),
        by("seed", "ranking", fifa2026),
      ]),
    ],
    unresolved: "manual",
  },
  {
    ...common,
    id: "football.uefa-2024",
    title: "UEFA EURO",
    edition: "2022–24",
    conduct: uefaCards,
    stages: [
      once([by("points", "points", euro)]),
      { criteria: headToHead([`${euro} a`, `${euro} b`, `${euro} c`]), restart: "afterBlock" },
      once([...overall(euro), by("conduct", "discipline", euro), by("seed", "ranking", euro)]),
    ],
    unresolved: "lot",
  },
  club("football.uefa-club-2018", club2018, "to 2020/21", [
    amongTied("score.awayFor", "goals away", club2018),
  ]),
  club("football.uefa-club-2022", club2022, "from 2021/22", []),
];
