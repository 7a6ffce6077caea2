import { awaited } from "@/domain/bracket/awaited";
import { stageRound } from "@/domain/match/knockOut";
import type { Side, Slot } from "@/domain/bracket/slot";
import type { Tie } from "@/domain/season/bracket";
import { calledName } from "@/domain/season/calledName";
import type { ResolvedClub } from "@/domain/season/clubs";

interface Names {
  readonly clubs: readonly ResolvedClub[];
  readonly slots: readonly Slot[];
}

function sideInWords(side: Side, { clubs, slots }: Names): string {
  if ("team" in side) return calledName(clubs, side.team);
  if ("bye" in side) return "no opponent";
  const words = awaited(side.waiting, slots);
  return side.asItStands === undefined
    ? words
    : `${words} (as it stands ${calledName(clubs, side.asItStands)})`;
}

const by: Partial<Record<NonNullable<Tie["state"]["decidedBy"]>, string>> = {
  extraTime: "after extra time",
  awayGoals: "on away goals",
  award: "awarded",
  retirement: "after a retirement",
  higherSeed: "as the better placed",
};

/**
 * Returns how a tie was decided, if its score does not show that: "4–2 on penalties", "over two matches"; otherwise "".
 */
export function decisionInWords({ slot, state, matches }: Tie): string {
  const kicks = matches.at(-1)?.shootOut;
  if (state.decidedBy === "shootOut" && kicks) {
    return `${Math.max(...kicks)}–${Math.min(...kicks)} on penalties`;
  }
  const last = matches.at(-1)?.score;
  if (state.decidedBy === "replay")
    return last ? `${Math.max(...last)}–${Math.min(...last)} in the replay` : "after a replay";
  const how = state.decidedBy && by[state.decidedBy];
  if (how) return how;
  return slot.legs > 1 ? "over two matches" : "";
}

/**
 * Returns how the final ended, as text after the champion's name: "beat Kingsway Rovers 1–1, 4–2 on penalties"; "" if
 * unknown.
 */
export function finalInWords(ties: readonly Tie[], clubs: readonly ResolvedClub[]): string {
  const final = ties.find(({ slot }) => slot.id === "F");
  const { winner, loser, aggregate, a } = final?.state ?? {};
  if (!final || !winner || !loser || !aggregate) return "";
  const isFirst = a && "team" in a && a.team === winner;
  const score = (isFirst ? aggregate : aggregate.toReversed()).join("–");
  const how = decisionInWords(final);
  return `beat ${calledName(clubs, loser)} ${score}${how && `, ${how}`}`;
}

/** Returns why no team won the tie: "Both forfeited"; "" if that is not the case. */
export function stoppedInWords({ stopped }: Pick<Tie, "stopped">): string {
  if (stopped === null) return "";
  return stopped === "forfeited" ? "Both forfeited" : "Abandoned, and not decided yet";
}

/**
 * Returns a tie as a part of a sentence: "A beat B 4–2 on penalties after 1–1", "A 2–1 B", "A v Winner of semi-final
 * 2".
 */
function tieInWords(tie: Tie, names: Names): string {
  const { a, b, winner, aggregate, decidedBy } = tie.state;
  const [one, two] = [a, b].map((side) => sideInWords(side, names));
  const stopped = stoppedInWords(tie).toLowerCase();
  if (stopped) return `${one} v ${two}, ${stopped}`;
  if (!aggregate || !("team" in a) || !("team" in b)) {
    return decidedBy === "bye"
      ? `${calledName(names.clubs, winner ?? "")} without a match`
      : `${one} v ${two}`;
  }
  const how = decisionInWords(tie);
  const [first, second] = winner === b.team ? [two, one] : [one, two];
  if (decidedBy === "shootOut" || decidedBy === "replay")
    return `${first} beat ${second} ${how} after ${aggregate.join("–")}`;
  const score = winner === b.team ? aggregate.toReversed() : aggregate;
  return `${first} ${score.join("–")} ${second}${how && `${how === "awarded" ? "," : ""} ${how}`}`;
}

/** Describes the bracket in sentences, one for each round. */
export function bracketInWords(
  ties: readonly Tie[],
  clubs: readonly ResolvedClub[],
): readonly string[] {
  const names = { clubs, slots: ties.map(({ slot }) => slot) };
  return roundsOf(ties).flatMap(({ name, ties: own, third }) => {
    const said = (title: string, of: readonly Tie[]) =>
      of.length === 0 ? [] : [`${title}: ${of.map((tie) => tieInWords(tie, names)).join("; ")}.`];
    return [...said("Third place", third), ...said(name, own)];
  });
}

/** A round of the bracket; the match for third place belongs to the round of the final. */
export interface Round {
  readonly name: string;
  readonly ties: readonly Tie[];
  readonly third: readonly Tie[];
}

/** Groups ties into rounds, in playing order. */
export function roundsOf(ties: readonly Tie[]): readonly Round[] {
  const rounds: { name: string; ties: Tie[]; third: Tie[] }[] = [];
  const third = ties.filter(({ slot }) => slot.id === "P3");
  for (const tie of ties) {
    if (tie.slot.id === "P3") continue;
    const name = tie.slot.id === "F" ? "Final" : stageRound(tie.slot.id);
    const last = rounds.at(-1);
    if (last?.name === name) last.ties.push(tie);
    else rounds.push({ name, ties: [tie], third: [] });
  }
  rounds.at(-1)?.third.push(...third);
  return rounds;
}
