import type { Ending } from "./ending";
import { pairInWords, towards, type Pair } from "./pair";
import type { Side } from "./timeline";

interface Wording {
  /** The score of an awarded match, the winner's first, for example 3–0; null if the sport has none. */
  readonly award: Pair | null;
  readonly teamA: string;
  readonly teamB: string;
}

/** Returns for visitors how a match ended: "4–2 on penalties", "0–3 awarded"; '' for the ordinary way. */
export function endingInWords(ending: Ending, { award, teamA, teamB }: Wording): string {
  const name = (side: Side) => (side === "A" ? teamA : teamB);
  switch (ending.how) {
    case "normal":
      return "";
    case "extraTime":
      return "after extra time";
    case "shootOut":
      return `${pairInWords(ending.kicks)} on penalties`;
    case "retired":
      return `${name(ending.by)} retired`;
    case "awarded":
      return award
        ? `${pairInWords(towards(ending.to, award))} awarded`
        : `Awarded to ${name(ending.to)}`;
    case "doubleForfeit":
      return "Double forfeit";
    case "abandoned": {
      const when = ending.minute === null ? "Abandoned" : `Abandoned, ${ending.minute}'`;
      return ending.stands ? `${when}; the score stands` : when;
    }
    case "void":
      return "Void";
    case "bye":
      return "Bye";
    case "unreadable":
      return ending.text;
  }
}
