/** The purpose of a match: the league's table, a place in a knock-out, or a play-off for a place in the table. */
export type Stage =
  | { readonly for: "table" }
  | {
      readonly for: "knockOut";
      /** The id of a cup; '' for the league's own knock-out. */
      readonly cup: string;
      /** `SF1`, `F`, `P3` */
      readonly slot: string;
      /** The number of the leg: 1, or 2 for the second leg. */
      readonly leg: number;
    }
  | {
      readonly for: "playOff";
      /** The number of the play-off, if a season has several; 1 for `PO`. */
      readonly number: number;
      readonly leg: number;
    };

/**
 * Matches a stored `stage`, in a form that security rules read too. It allows more than `readStage` understands,
 * because older records have other words there.
 */
export const storedStage = /^[A-Za-z0-9:/-]([A-Za-z0-9:/ -]{0,18}[A-Za-z0-9:/-])?$/;

/** Matches a stage that `readStage` understands: perhaps a cup, the slot, perhaps the leg. */
const stagePattern = /^(?:([a-z0-9]{1,8}):)?([A-Za-z][A-Za-z0-9-]{0,11})(?:\/([1-9]))?$/;

/** Reads a whole stage; null if it is not understood. An empty text is the league or its group. */
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

/** Returns the id of the cup of a stage: "cup" of "cup:SF1"; '' for the league's own knock-out. */
export const cupOfStage = (stage: string): string => stage.split(":").at(-2) ?? "";

/**
 * Checks whether a match of that stage must have a winner: a knock-out match or play-off of one leg. Of two legs the
 * sum decides.
 * @param legs the matches of a tie before the final in the league’s own knock-out; in a cup with two legs each stage
 * names its leg
 */
export function needsWinner(stage: string, legs: 1 | 2): boolean {
  const read = readStage(stage);
  if (!read || read.for === "table") return false;
  if (read.leg > 1 || stage.includes("/")) return false;
  return read.for === "playOff" || read.cup !== "" || legs === 1 || /^(F|P3)$/.test(read.slot);
}
