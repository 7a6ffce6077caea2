import type { Level } from "@/domain/bracket/slot";
import type { Pair } from "@/domain/table/outcome";
import type { RulePack } from "@/domain/table/pack";
import { type Leg, winnerOfTie } from "@/domain/bracket/winner";
import { sameName } from "@/domain/names";
import { lists, pairOf, text, texts } from "./fields";
import { jsonOf, type Json } from "./json";
import { award, type Ended, endedOf, kicksOf, stateOf, unitsOf } from "./match";
import { type Packs, firstPackOf, inUsualFormat, packFor } from "./table";

interface TieOutput {
  readonly name: string;
  readonly winner: string | null;
  readonly decidedBy: string | null;
  readonly aggregate: Pair;
}

type Scoring = Pick<RulePack, "sport" | "award">;

/** The figures of an award in a sport that the product does not know. */
const CUSTOMARY: RulePack["award"] = { units: { score: [3, 0] }, cite: "" };

const LEVELS: readonly Level[] = ["awayGoals", "extraTime", "shootOut", "replay", "higherSeed"];

function levelOf(tie: Json): readonly Level[] {
  const named = texts(tie["level"]);
  if (named.length > 0)
    return LEVELS.filter((one) => named.includes(one)).sort(
      (a, b) => named.indexOf(a) - named.indexOf(b),
    );
  return LEVELS.filter((one) => one !== "awayGoals" || tie["awayGoals"] === true);
}

/** Reads how a match ended. A match without a state that names a side under `to` counts as awarded to that side. */
function endOf(match: Json): Ended {
  return endedOf(
    stateOf(match) === "" && text(match["to"]) !== "" ? { ...match, state: "awarded" } : match,
  );
}

/**
 * Reads a leg that counts, with its figures seen from the tie's first team; null for a leg that does not count: to
 * come, void, abandoned, or forfeited by both. In the vector, scores and letters are seen from the leg's home team.
 */
function legOf(leg: Json, [a, b]: readonly [string, string], pack: Scoring): Leg | null {
  const home = text(leg["home"] ?? leg["a"]);
  const atA = home === "" || sameName(home, a);
  const turn = ([one, two]: Pair): Pair => (atA ? [one, two] : [two, one]);
  const letter = (side: "A" | "B") => ((side === "A") === atA ? "A" : "B");
  const match = { ...leg, a: atA ? a : b, b: atA ? b : a };
  const ended = endOf(match);
  if (ended.how !== "awarded" && ended.how !== "played") return null;
  const shootOut = kicksOf(leg);
  const extraTime = /^(aet|after extra time)$/.test(stateOf(leg));
  const turned = (score: Pair, given?: Leg["given"]): Leg => ({
    home: home === "" || leg["neutral"] === true ? null : letter("A"),
    score: turn(score),
    ...(given && { given }),
    ...(shootOut && { shootOut: turn(shootOut) }),
    ...(extraTime && { extraTime }),
  });
  if (ended.how === "awarded") {
    const { score } = award(match, pack, ended.to, ended.cause).units;
    return turned(score, { to: letter(ended.to), by: "award" });
  }
  const stayed = ended.gaveUp ? ended.winner : null;
  const units = unitsOf(match, pack.sport, stayed);
  if (stayed) {
    return turned(units?.score ?? [0, 0], { to: letter(stayed), by: "retirement" });
  }
  return units ? turned(units.score) : null;
}

const isBye = (name: string) => /^bye$/i.test(name);

function solve(tie: Json, pack: Scoring): TieOutput {
  const teams = [text(tie["a"]), text(tie["b"])] as const;
  const [a, b] = teams;
  const extraTime = pairOf(tie["extraTime"]);
  const shootOut = pairOf(tie["shootOut"]);
  const byTeam = jsonOf(tie["seeds"]);
  const seeds = pairOf(tie["seeds"]) ?? pairOf([byTeam[a], byTeam[b]]);
  const legs = lists(tie["legs"]).map((leg) => legOf(leg, teams, pack));
  const counted = legs.flatMap((leg) => leg ?? []);
  const verdict = winnerOfTie({
    legs: counted,
    replays: lists(tie["replays"] ?? [tie["replay"]].flat().filter(Boolean)).flatMap(
      (leg) => legOf(leg, teams, pack) ?? [],
    ),
    level: levelOf(tie),
    ...(extraTime && { extraTime }),
    ...(shootOut && { shootOut }),
    ...(seeds && { seeds }),
  });
  const { aggregate } = verdict;
  const said = (winner: "A" | "B" | null, decidedBy: string | null): TieOutput => ({
    name: text(tie["name"]),
    winner: winner && (winner === "A" ? a : b),
    decidedBy,
    aggregate,
  });
  const whole = endOf(tie);
  if (whole.how === "awarded") return said(whole.to, "award");
  if (whole.how === "bye" || isBye(b)) return said("A", "bye");
  if (isBye(a)) return said("B", "bye");
  const complete = whole.how === "played" && counted.length > 0 && counted.length === legs.length;
  return complete ? said(verdict.winner, verdict.decidedBy ?? null) : said(null, null);
}

/** Computes a vector of kind `tie`: the winner of each tie, and what decided it. */
export function tieOutput(value: unknown, packs: Packs): { ties: TieOutput[] } {
  const vector = jsonOf(value);
  const sport = text(vector["sport"]);
  const named = vector["rulePack"] ?? null;
  const own = named === null ? firstPackOf(sport) : packFor(named, sport, packs);
  const pack = own ? inUsualFormat(own) : { sport, award: CUSTOMARY };
  return { ties: lists(vector["ties"]).map((tie) => solve(tie, pack)) };
}
