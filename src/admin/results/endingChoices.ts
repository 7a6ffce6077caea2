import { readEnding, type Cause, type Ending } from "@/domain/match/ending";
import { endingLabels } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import type { Side } from "@/domain/match/timeline";
import type { Sport } from "@/domain/sport";
import { endOf } from "@/ui/match/status";
import type { Choice } from "../fields/ChoiceInput";

type EndingKind = Ending["how"];

/** All endings except the ordinary one, in the order in which they are offered. */
const words = Object.entries(endingLabels) as [keyof typeof endingLabels, string][];

const notOfAll: readonly EndingKind[] = ["extraTime", "shootOut", "retired"];

/** Returns the endings that a match of the sport can have, and the stored one even if the sport does not have it. */
export function endingChoices(game: Sport, now: EndingKind): readonly Choice<EndingKind>[] {
  const known: readonly EndingKind[] = game.endings;
  const ordinary = ["normal", endOf({ game }).words] as const;
  const all: readonly (readonly [EndingKind, string])[] = [ordinary, ...words];
  return all
    .filter(([how]) => !notOfAll.includes(how) || known.includes(how) || how === now)
    .map(([value, label]) => ({ value, label }));
}

/** The parts of an ending in the form; the figures of a shoot-out may still be missing. */
export interface EndingParts {
  readonly how: EndingKind;
  /** Penalties scored, as typed. */
  readonly kicks: readonly [a: string, b: string];
  /** The team that retired, or that the match was awarded to. */
  readonly side: Side;
  readonly cause: Cause | null;
  /** The minute in which the match was abandoned, as typed; '' if it is not known. */
  readonly minute: string;
  readonly stands: boolean;
}

const nothing: Omit<EndingParts, "how"> = {
  kicks: ["", ""],
  side: "A",
  cause: null,
  minute: "",
  stands: false,
};

/** Splits the form's text of an ending into its parts. */
export function partsOf(text: string): EndingParts {
  const [, a, b] = /^pens (\d*)-(\d*)$/.exec(text) ?? [];
  if (a !== undefined && b !== undefined) return { ...nothing, how: "shootOut", kicks: [a, b] };
  const ending = readEnding(text);
  const parts = { ...nothing, how: ending.how };
  switch (ending.how) {
    case "retired":
      return { ...parts, side: ending.by };
    case "awarded":
      return { ...parts, side: ending.to, cause: ending.cause };
    case "doubleForfeit":
      return { ...parts, cause: ending.cause };
    case "abandoned":
      return { ...parts, minute: String(ending.minute ?? ""), stands: ending.stands };
    default:
      return parts;
  }
}

/** Returns the form's text for the parts of an ending; it is the stored form once nothing is missing. */
export function textOf({ how, kicks, side, cause, minute, stands }: EndingParts): string {
  switch (how) {
    case "shootOut":
      return `pens ${kicks[0]}-${kicks[1]}`;
    case "retired":
      return writeEnding({ how, by: side });
    case "awarded":
      return writeEnding({ how, to: side, cause });
    case "doubleForfeit":
      return writeEnding({ how, cause });
    case "abandoned":
      return writeEnding({ how, minute: minute === "" ? null : Number(minute), stands });
    case "unreadable":
      return "";
    default:
      return writeEnding({ how });
  }
}

/** Whether an ending needs a public reason. */
export function needsReason(text: string): boolean {
  return ["awarded", "doubleForfeit", "abandoned", "void"].includes(readEnding(text).how);
}
