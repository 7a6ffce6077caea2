import { readEnding, type Cause, type Ending } from "@/domain/match/ending";
import { endingLabels } from "@/domain/match/endingWords";
import { writeEnding } from "@/domain/match/writeEnding";
import type { Side } from "@/domain/match/timeline";
import type { Sport } from "@/domain/sport";
import { endOf } from "@/ui/match/status";
import type { Choice } from "../fields/ChoiceInput";

type EndingKind = Ending["how"];

/** All but the ordinary one, in the order in which they are offered. */
const words = Object.entries(endingLabels) as [keyof typeof endingLabels, string][];

const notOfAll: readonly EndingKind[] = ["extraTime", "shootOut", "retired"];

/** The endings that a match of the sport can have, and the one it is stored with. */
export function endingChoices(game: Sport, now: EndingKind): readonly Choice<EndingKind>[] {
  const known: readonly EndingKind[] = game.endings;
  const ordinary = ["normal", endOf({ game }).words] as const;
  const all: readonly (readonly [EndingKind, string])[] = [ordinary, ...words];
  return all
    .filter(([how]) => !notOfAll.includes(how) || known.includes(how) || how === now)
    .map(([value, label]) => ({ value, label }));
}

/** An ending as the form holds it; the figures of a shoot-out may still be missing. */
export interface EndingParts {
  readonly how: EndingKind;
  /** Penalties scored, as typed. */
  readonly kicks: readonly [a: string, b: string];
  /** Who gave up, or who was awarded the match. */
  readonly side: Side;
  readonly cause: Cause | null;
  /** As typed; '' where it is not known. */
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

/** The parts of an ending as the form holds it. */
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

/** The ending with these parts as the form keeps it: in its stored form, once nothing is missing. */
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

/** Whether the public is owed a reason for such an ending. */
export function needsReason(text: string): boolean {
  return ["awarded", "doubleForfeit", "abandoned", "void"].includes(readEnding(text).how);
}
