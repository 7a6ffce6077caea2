import type { GoalRun } from "../goalRun";
import { measured, type Measured, type MeasuredGoal } from "../goal";
import { countIn, runTests, type TestRun } from "../tests";
import { emulated } from "../world/emulated";

/** The rules tests that show each goal; what they count stands in tests/rules. */
const FILES: Readonly<Record<string, readonly string[]>> = {
  A1: ["matrix", "saving", "reading", "tampering", "sheets", "rebuilding", "owners"],
  A2: ["rest"],
  A3: ["attacker"],
  A4: ["attacker"],
  A5: ["fields", "valid"],
  A6: ["budget", "accesses"],
  A9: ["hygiene", "coverage"],
  A12: ["trail"],
};

/** Runs a goal's files; those of two goals run once. */
async function testsOf(goalRun: GoalRun, id: string): Promise<TestRun> {
  const files = (FILES[id] ?? []).map((name) => `tests/rules/${name}.test.ts`);
  const { firestoreHost, authHost } = await emulated(goalRun);
  return goalRun.once(files.join(), () =>
    runTests("emulator", files, {
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      FIREBASE_AUTH_EMULATOR_HOST: authHost,
    }),
  );
}

/** A goal met by tests that pass and figures that are large enough. */
function rulesGoal(
  id: string,
  what: string,
  target: string,
  minutes: number,
  read: (figures: TestRun["figures"], run: TestRun) => { figure: string; enough: boolean },
): MeasuredGoal {
  return {
    id,
    what,
    target,
    inCi: true,
    onlyTests: true,
    minutes,
    async run(goalRun): Promise<Measured> {
      const tests = await testsOf(goalRun, id);
      const mine = tests.figures.filter(([goal]) => goal.startsWith(`${id} `));
      const { figure, enough } = read(mine, tests);
      const failed = tests.failed > 0 ? [`${tests.failed} tests failed`, ...tests.output] : [];
      return measured(figure, failed, { enough: enough && tests.passed > 0 });
    },
  };
}

const sum = (figures: TestRun["figures"], word: string) =>
  figures.reduce((total, [, figure]) => total + countIn(figure, word), 0);

/** The last of the figures of that name: a count that grows while the tests go on. */
const last = (figures: TestRun["figures"], name: string) =>
  figures.findLast(([goal]) => goal.includes(name))?.[1] ?? "";

export const rulesGoals: readonly MeasuredGoal[] = [
  rulesGoal(
    "A1",
    "Forbidden operations by the SDK",
    "≥ 600 tried, 0 pass; every twin passes",
    1,
    (figures) => {
      const [tried, passed] = [sum(figures, "tried"), sum(figures, "passed")];
      const refused = sum(figures, "refused");
      return {
        figure: `${tried} tried, ${passed} passed; ${sum(figures, "allowed")} allowed twins, ${refused} refused`,
        enough: tried >= 600 && passed === 0 && refused === 0,
      };
    },
  ),
  rulesGoal("A2", "The same over raw REST", "≥ 150 tried, 0 pass", 0.5, (figures) => {
    const [tried, passed] = [sum(figures, "tried"), sum(figures, "passed")];
    return {
      figure: `${tried} tried, ${passed} passed; ${sum(figures, "allowed")} allowed, ${sum(figures, "refused")} refused`,
      enough: tried >= 150 && passed === 0,
    };
  }),
  rulesGoal(
    "A3",
    "Self-registered attacker, end to end",
    "0 pass, all collections",
    0.2,
    (figures) => {
      const figure = last(figures, "A3");
      return { figure, enough: countIn(figure, "tried") >= 60 && countIn(figure, "passed") === 0 };
    },
  ),
  rulesGoal("A4", "Revocation of rights", "denied on the next write", 0.1, (figures) => {
    const figure = last(figures, "A4");
    return { figure, enough: figure !== "" };
  }),
  rulesGoal(
    "A5",
    "Field fuzz at the rules",
    "≥ 2,000 documents, 0 wrongly accepted; ≥ 500 valid, 0 refused",
    1.5,
    (figures) => {
      const [fuzzed, valid] = [last(figures, "fuzzed"), last(figures, "valid")];
      return {
        figure: `${fuzzed}; ${valid.replace("tried", "valid ones tried")}`,
        enough:
          countIn(fuzzed, "tried") >= 2000 &&
          countIn(fuzzed, "wrongly accepted") === 0 &&
          countIn(valid, "tried") >= 500 &&
          countIn(valid, "refused") === 0,
      };
    },
  ),
  rulesGoal(
    "A6",
    "Expressions of the largest legal save, and documents looked at",
    "accepted, ≤ 850 of 1000; ≤ 20 documents",
    0.7,
    (figures) => {
      const used = figures
        .filter(([goal]) => goal.includes("expressions"))
        .flatMap(([goal, figure]) =>
          [...figure.matchAll(/\d+/g)].map(
            ([number]) => [Number(number), goal.replace(/^.*, /, "")] as const,
          ),
        );
      const [most, where] = used.toSorted(([a], [b]) => b - a)[0] ?? [0, "nothing"];
      const looks = figures.flatMap(([goal, figure]) =>
        goal.includes("looked at") ? [countIn(figure, "in all")] : [],
      );
      const furthest = Math.max(0, ...looks);
      return {
        figure: `${looks.length} kinds of save measured; most: ${most} of 1000 (${where}), ${furthest} documents`,
        enough: looks.length >= 10 && most > 0 && most <= 850 && furthest > 0 && furthest <= 20,
      };
    },
  ),
  rulesGoal(
    "A9",
    "Rule file hygiene",
    "0 warnings, 0 broad allows, every rule seen true and false",
    0.2,
    (figures, { passed }) => {
      const figure = last(figures, "A9");
      return {
        figure: `${figure}; ${passed} hygiene tests`,
        enough: figure !== "" && countIn(figure, "missing") === 0,
      };
    },
  ),
  rulesGoal(
    "A12",
    "Saves and rebuilds that would change what is visible without a trail entry",
    "≥ 200 tried, 0 pass; every twin with its entry passes",
    0.5,
    (figures) => {
      const figure = last(figures, "A12");
      const isWhole = countIn(figure, "passed") === 0 && countIn(figure, "refused") === 0;
      return { figure, enough: countIn(figure, "tried") >= 200 && isWhole };
    },
  ),
];
