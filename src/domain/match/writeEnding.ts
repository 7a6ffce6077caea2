import type { Cause, Ending } from "./ending";
import { writePair } from "./pair";

/** The words in forms for why a match was decided without being played to its end. */
export const causes: Readonly<Record<Cause, string>> = {
  walkover: "Did not appear",
  forfeit: "Left or refused to play",
  default: "Too few players, or misconduct",
  ineligible: "Ineligible player",
  disqualified: "Disqualified",
  withdrawn: "Withdrew",
  other: "Other",
};

/** Writes an ending in its stored form; '' for a match that ended in the ordinary way. */
export function writeEnding(ending: Ending): string {
  const words = (...parts: readonly (string | number | null | false)[]) =>
    parts.filter((part) => part !== null && part !== false).join(" ");
  switch (ending.how) {
    case "normal":
      return "";
    case "extraTime":
      return "aet";
    case "void":
    case "bye":
      return ending.how;
    case "shootOut":
      return words("pens", writePair(ending.kicks));
    case "retired":
      return words("ret", ending.by);
    case "awarded":
      return words("awarded", ending.to, ending.cause);
    case "doubleForfeit":
      return words("doubleForfeit", ending.cause);
    case "abandoned":
      return words("abandoned", ending.minute, ending.stands && "stands");
    case "unreadable":
      return ending.text;
  }
}
