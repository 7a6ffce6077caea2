import type { Pair } from "../../src/domain/table/outcome";
import type {
  Award,
  Criterion,
  Figure,
  Points,
  RulePack,
  Stage,
} from "../../src/domain/table/pack";

/** Values for the fields of a rule pack that its text may leave out. */
export interface PackDefaults {
  readonly id: string;
  readonly sport: string;
  readonly award: Award | null;
}

const FIGURE =
  /^(points|won|lost|played|awayWon|lastMatch|conduct|seed|lot|(score|rally|sets|games)\.(for|diff|ratio|pct|avg|awayFor)|esb\.(mp|gp)\.(mp|gp)|place\.[1-9]\d*)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const fail = (id: string, what: string): never => {
  throw new Error(`Rule pack ${id}: ${what}.`);
};

function oneOf<T extends string>(
  id: string,
  value: unknown,
  allowed: readonly T[],
  name: string,
): T {
  return (
    allowed.find((one) => one === value) ?? fail(id, `unknown ${name} ${JSON.stringify(value)}`)
  );
}

/**
 * Reads a criterion: "score.diff"; "@points" among the tied teams only; "@won?two" or "@won?more" only for two or for
 * more than two tied teams.
 */
function readCriterion(id: string, text: unknown): Criterion {
  const found = typeof text === "string" ? /^(@?)([\w.]+)(?:\?(two|more))?$/.exec(text) : null;
  const [, at, key = "", when] = found ?? [];
  if (!FIGURE.test(key)) return fail(id, `unknown criterion ${JSON.stringify(text)}`);
  return {
    // The type is safe: FIGURE has checked the key.
    key: key as Figure,
    ...(at && { among: "tied" }),
    ...(when && { when: when === "two" ? "two" : "more" }),
    words: key,
    cite: "",
  };
}

function readNumber(id: string, value: unknown, name: string): number {
  return typeof value === "number" ? value : fail(id, `${name} is no number`);
}

function readPair(id: string, value: unknown, name: string): Pair {
  const [a, b] = Array.isArray(value) ? (value as unknown[]) : [];
  return [readNumber(id, a, name), readNumber(id, b, name)];
}

function readPoints(id: string, json: unknown): Points | null {
  if (json === undefined || json === null) return null;
  if (!isRecord(json)) return fail(id, "points are no object");
  const kind = oneOf(id, json["kind"], ["result", "margin", "score"], "kind of points");
  if (kind === "score") return { kind };
  if (kind === "margin") {
    const table = isRecord(json["table"]) ? json["table"] : fail(id, "points without a table");
    return {
      kind: "margin",
      table: Object.fromEntries(
        Object.entries(table).map(([score, pair]) => [score, readPair(id, pair, score)]),
      ),
      forfeit: readPair(id, json["forfeit"], "forfeit"),
    };
  }
  const optional = (["draw", "forfeitLoss", "unfinishedLoss"] as const).flatMap((name) =>
    json[name] === undefined ? [] : [[name, readNumber(id, json[name], name)] as const],
  );
  return {
    kind: "result",
    win: readNumber(id, json["win"], "win"),
    loss: readNumber(id, json["loss"], "loss"),
    ...Object.fromEntries(optional),
  };
}

function readStage(id: string, json: unknown): Stage {
  if (!isRecord(json) || !Array.isArray(json["criteria"])) {
    return fail(id, "a stage without criteria");
  }
  const restarts = ["never", "afterBlock", "eachSplit"] as const;
  return {
    criteria: json["criteria"].map((text) => readCriterion(id, text)),
    restart: oneOf(id, json["restart"] ?? "never", restarts, "restart"),
    ...(json["needs"] === undefined
      ? {}
      : { needs: oneOf(id, json["needs"], ["allMet"], "condition") }),
  };
}

/** Reads the score of an award; null for none, the default if the text does not say. */
function readAward(id: string, json: unknown, otherwise: Award | null): Award | null {
  if (json === undefined) return otherwise;
  return json === null ? null : { units: { score: readPair(id, json, "award") }, cite: "" };
}

/**
 * Reads a rule pack in the form of the golden vectors. Missing fields come from the defaults.
 * @throws Error, in one plain sentence, that names an unknown value
 */
export function readPack(json: unknown, { id, sport, award }: PackDefaults): RulePack {
  if (!isRecord(json) || !Array.isArray(json["stages"])) return fail(id, "it has no stages");
  const text = (value: unknown, otherwise: string) =>
    typeof value === "string" ? value : otherwise;
  return {
    id,
    sport: text(json["sport"], sport),
    title: text(json["title"], id),
    edition: text(json["edition"], ""),
    points: readPoints(id, json["points"]),
    award: readAward(id, json["award"], award),
    stages: json["stages"].map((stage) => readStage(id, stage)),
    unresolved: oneOf(id, json["unresolved"] ?? "share", ["share", "lot", "manual"], "ending"),
  };
}
