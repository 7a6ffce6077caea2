/** What a match is for: the league's table, a place in a knock-out, or a play-off for a place in the table. */
export type Stage =
  | { readonly for: "table" }
  | {
      readonly for: "knockOut";
      /** The id of a cup beside the league; '' for the league's own knock-out. */
      readonly cup: string;
      /** `SF1`, `F`, `P3` */
      readonly slot: string;
      /** 1, or 2 for the second leg. */
      readonly leg: number;
    }
  | {
      readonly for: "playOff";
      /** Which one, where a season has several; 1 for `PO`. */
      readonly number: number;
      readonly leg: number;
    };

/** What may be in a record's `stage`, in a form that security rules read too: older records hold other words there. */
export const storedStage = /^[A-Za-z0-9:/-]([A-Za-z0-9:/ -]{0,18}[A-Za-z0-9:/-])?$/;

/** What means something there. */
const stagePattern = /^(?:([a-z0-9]{1,8}):)?([A-Za-z][A-Za-z0-9-]{0,11})(?:\/([1-9]))?$/;

/** Reads a whole stage; null where it means nothing. An empty text is the league or its group. */
export function readStage(text: string): Stage | null {
  const tidied = text.trim();
  if (tidied === "") return { for: "table" };
  const [, cup = "", slot = "", leg = "1"] = stagePattern.exec(tidied) ?? [];
  if (slot === "" || tidied.length > 20) return null;
  const [, number] = /^PO([2-9]?)$/.exec(slot) ?? [];
  if (number !== undefined && cup === "")
    return { for: "playOff", number: Number(number || 1), leg: Number(leg) };
  return { for: "knockOut", cup, slot, leg: Number(leg) };
}

/** The id of the cup that a stage belongs to: "cup" of "cup:SF1"; '' of the league's own. */
export const cupOfStage = (stage: string): string => stage.split(":").at(-2) ?? "";

/**
 * Whether a match of that stage has to have a winner: a knock-out match or play-off of one leg. Of two legs the sum
 * decides.
 * @param legs how many matches a tie of the league’s knock-out before the final has; each leg of a cup says that it is one
 */
export function needsWinner(stage: string, legs: 1 | 2): boolean {
  const read = readStage(stage);
  if (!read || read.for === "table") return false;
  if (read.leg > 1 || stage.includes("/")) return false;
  return read.for === "playOff" || read.cup !== "" || legs === 1 || /^(F|P3)$/.test(read.slot);
}
