import { isDay } from "@/domain/day";
import { readStage } from "@/domain/match/stage";
import { isJson, jsonOf, listOf, textOf, type Json } from "./json";
import { endedOf, figuresAlone, nameOf, pairOf, sideOf, stateOf } from "./match";

const words = (text: string) => new Set(text.split(" "));

/** All keys that a match may have (tests/golden/README.md). */
const MATCH = words(
  "id a b home away score sets games rally date day round week gameWeek state status ending to cause winner ret lostBy " +
    "bestOf stands onPitch played points stage shootOut extraTime neutral note group matchday time venue ground source",
);
const ADJUSTMENT = words("team points reason on");

/** A place in a knock-out, for example "SF1". */
const SLOT = /^(F|P3|SF[12]|QF[1-4]|R16-[1-8]|R32-([1-9]|1[0-6]))$/;

/** The texts that a match's state or ending may be. */
const STATE =
  /^(|played|normal|finished|final|ended|completed|ft|full[ -]?time|aet|after extra time|pens \d{1,2}-\d{1,2}|after penalties|shoot-?out|ret [ab]|retired|retirement|bye|void(ed)?|cancel(l?ed)?|called off|annulled|double ?-?forfeit(ed)?( \w+)?|award(ed)?( [ab])?( \w+)?|walk-?over( [ab])?|w\/o|wo|forfeit(ed)?|default(ed)?|abandoned( \d{1,3})?( stands)?|scheduled?|upcoming|live|in progress|postponed|delayed|suspended|not started)$/;

const shown = (value: unknown) => JSON.stringify(value);

/** Whether a value is the text of a day or moment that exists. */
function isMoment(value: unknown): boolean {
  const text = textOf(value);
  return isDay(text.slice(0, 10)) && Number.isFinite(Date.parse(text));
}

const isPairs = (value: unknown): boolean =>
  pairOf(value) !== undefined || (Array.isArray(value) && value.every((one) => pairOf(one)));

const isStage = (text: string): boolean => {
  const stage = readStage(text);
  return stage !== null && (stage.for !== "knockOut" || SLOT.test(stage.slot));
};

/** For each key, a function that checks its value. */
const VALUES: Readonly<Record<string, (value: unknown, match: Json) => boolean>> = {
  score: (value) => pairOf(value) !== undefined,
  onPitch: (value) => pairOf(value) !== undefined,
  played: (value) => pairOf(value) !== undefined,
  shootOut: (value) => pairOf(value) !== undefined,
  extraTime: (value) => pairOf(value) !== undefined,
  sets: isPairs,
  games: isPairs,
  rally: isPairs,
  date: isMoment,
  day: isMoment,
  stage: (value) => isStage(textOf(value)),
  to: (value, match) => sideOf(value, match) !== null,
  winner: (value, match) => sideOf(value, match) !== null,
  ret: (value, match) => typeof value === "boolean" || sideOf(value, match) !== null,
  cause: (value) => textOf(value) !== "",
  lostBy: (value) => words("play unfinished default forfeit").has(textOf(value)),
  bestOf: (value) => typeof value === "number" && value % 2 === 1,
  points: (value) => typeof value === "number",
  stands: (value) => typeof value === "boolean",
};

/** Whether a value is empty. */
const isSilent = (value: unknown) => value === undefined || value === null || value === "";

function checkMatch(value: unknown): void {
  if (!isJson(value)) throw new Error(`${shown(value)} is no match`);
  const called = `The match ${nameOf(value, "A")} – ${nameOf(value, "B")}`;
  for (const [key, said] of Object.entries(value)) {
    if (!MATCH.has(key)) throw new Error(`${called} has the unknown key ${shown(key)}`);
    const fits = VALUES[key];
    if (fits && !isSilent(said) && !fits(said, value))
      throw new Error(`${called} has the wrong value ${shown(said)} for ${key}`);
  }
  if (!STATE.test(stateOf(value)))
    throw new Error(`${called} is ${shown(stateOf(value))}, which is no state of a match`);
  const alone = figuresAlone(value);
  if (alone !== null && endedOf(value).how === "played")
    throw new Error(
      `${called} says ${shown(value[alone])} for ${alone} and no score, so it would not count: give its score, or the list of its ${alone === "rally" ? "sets" : alone}`,
    );
}

/** Checks numbers by team, or a list of teams. @throws Error for an unknown team or a value that is no number */
function checkNumbers(vector: Json, key: string, teams: ReadonlySet<string>): void {
  const given = vector[key];
  if (isSilent(given)) return;
  if (!isJson(given) && !Array.isArray(given))
    throw new Error(`${shown(given)} is no list of ${key} by team`);
  const entries = Array.isArray(given)
    ? given.map((one: unknown) => (isJson(one) ? textOf(one["team"]) : textOf(one)))
    : Object.keys(given);
  const stranger = entries.find((team) => !teams.has(team));
  if (stranger !== undefined)
    throw new Error(`${key} names ${shown(stranger)}, which is not a team of this table`);
  const wrong = Object.entries(jsonOf(given)).find(([, one]) => typeof one !== "number");
  if (wrong) throw new Error(`${shown(wrong[1])} is no number, under ${key} of ${wrong[0]}`);
}

function checkAdjustment(value: unknown): void {
  const { team, points, on } = jsonOf(value);
  const other = Object.keys(jsonOf(value)).find((key) => !ADJUSTMENT.has(key));
  if (other !== undefined) throw new Error(`An adjustment says nothing called ${shown(other)}`);
  if (typeof points !== "number")
    throw new Error(`The adjustment of ${textOf(team)} is ${shown(points)}, which is no number`);
  if (!isSilent(on) && !isMoment(on))
    throw new Error(`${shown(on)} is no day such as "2026-11-17"`);
}

/**
 * Checks a vector of a table for typing errors: unknown keys, teams and values.
 * @throws Error, in one plain sentence, that names the first error
 */
export function checkTable(vector: Json): void {
  const { groups, format, asOf } = vector;
  const matches = listOf(vector["matches"]);
  matches.forEach(checkMatch);
  if (groups !== undefined && !isJson(groups)) throw new Error("Groups are no lists by name");
  if (format !== undefined && !isJson(format))
    throw new Error(`${shown(format)} is no format, such as {"contests": 10}`);
  if (asOf !== undefined && !isMoment(asOf))
    throw new Error(`${shown(asOf)} is no day such as "2026-11-17"`);
  const named = listOf(vector["participants"] ?? vector["teams"]).map((one) =>
    textOf(isJson(one) ? one["name"] : one),
  );
  const grouped = Object.entries(jsonOf(groups)).flatMap(([name, teams]) => {
    if (!Array.isArray(teams)) throw new Error(`The group ${name} is no list of teams`);
    return teams.map(textOf);
  });
  const twice = grouped.find((team, at) => grouped.indexOf(team) < at);
  if (twice !== undefined) throw new Error(`${twice} is in two groups`);
  const met = matches.flatMap((one) => [nameOf(jsonOf(one), "A"), nameOf(jsonOf(one), "B")]);
  const teams = new Set([...grouped, ...(named.length > 0 ? named : met)]);
  const [given, out] = [
    vector["adjustments"] === undefined ? "adjust" : "adjustments",
    vector["withdrawn"] === undefined ? "out" : "withdrawn",
  ];
  for (const key of [given, "conduct", "seed", "seeds", "lot", "lots"])
    checkNumbers(vector, key, teams);
  if (Array.isArray(vector[given])) listOf(vector[given]).forEach(checkAdjustment);
  const left = vector[out];
  const fates = Array.isArray(left)
    ? listOf(left).map((one) => {
        const { team, out: how, how: otherwise, option } = jsonOf(one);
        return isJson(one) ? [textOf(team), how ?? otherwise ?? option] : [textOf(one), "keep"];
      })
    : Object.entries(jsonOf(left));
  for (const [team, fate] of fates) {
    if (!teams.has(textOf(team)))
      throw new Error(`${out} names ${shown(team)}, which is not a team of this table`);
    if (!words("keep void lose").has(textOf(fate)))
      throw new Error(
        `The results of a withdrawn team are "keep", "void" or "lose", not ${shown(fate)}`,
      );
  }
}
