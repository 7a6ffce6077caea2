import type { BatchWork, OpenBatch } from "@/data/batches/batches";
import { formatKickOff } from "@/domain/time";
import { viewPath, type AdminView } from "@/leagues/adminPaths";
import type { League } from "@/domain/league/league";
import { arena } from "@arena/arena";

/** The texts about an unfinished batch. */
interface BatchWords {
  readonly name: string;
  /** The page on which to continue it; undefined if it is continued directly from its list of saves. */
  readonly page?: AdminView;
  /** What to do if it cannot be continued here. */
  readonly advice?: string;
}

const words: Readonly<Record<BatchWork, BatchWords>> = {
  save: { name: "Saving many" },
  delete: { name: "Deleting many" },
  undo: { name: "Undoing many changes" },
  replace: { name: "Replacing fixtures" },
  callOff: { name: "Calling matches off" },
  move: { name: "Moving matches to another season" },
  officials: {
    name: "Choosing officials",
    advice: "Choose them again under Match day for the matches that have none.",
  },
  close: {
    name: "Closing a season",
    page: "seasons",
    advice: "Close it again under Seasons; only the rest is done.",
  },
  reopen: {
    name: "Reopening a season",
    page: "seasons",
    advice: "Reopen it again under Seasons; only the rest is done.",
  },
  publish: {
    name: "Publishing everything",
    page: "publication",
    advice: "Publish everything again; only the rest is done.",
  },
  paste: {
    name: "Saving a pasted list",
    advice: "Paste the file again; only the rest is offered.",
  },
  restore: {
    name: "Bringing a backup back",
    page: "backups",
    advice: "Choose the file again; only the rest is offered.",
  },
  erase: {
    name: "Erasing a person",
    page: "erase",
    // The batch must not contain the erased name, so only the administrator knows when it is done.
    advice: "Type the name again; only the rest is done. Then choose “Leave it as it is”.",
  },
};

export const batchName = ({ what }: OpenBatch): string => words[what].name;

/** Returns the advice for a batch that cannot be continued from its list of saves. */
export const batchAdvice = ({ what }: OpenBatch): string =>
  words[what].advice ?? "It can be finished where it was started, or undone.";

/** Whether the history shows how many saves are done; false for batches that are continued on a separate page. */
export const isCounted = ({ what }: OpenBatch): boolean => words[what].page === undefined;

/** Returns the address of the page on which to continue a batch; null if its saves are continued directly. */
export function batchPage({ what }: OpenBatch, league: League): string | null {
  const { page } = words[what];
  return page ? viewPath(league, page) : null;
}

/** Formats the progress: "54 of 1,230 done."; "not finished." for a batch whose saves are not counted. */
export function batchCount(saved: number, batch: OpenBatch): string {
  if (!isCounted(batch)) return "not finished.";
  const { total } = batch;
  const [done, of] = [saved, total].map((count) => count.toLocaleString(arena.locale));
  return saved === 0 ? `${of} to do.` : `${done} of ${of} done.`;
}

/** Formats a time: "10:04" if it is today, otherwise with the date before it. Both parameters in epoch milliseconds. */
export function clockOf(at: number, now: number): string {
  const then = formatKickOff(at, arena.timeZone);
  const today = formatKickOff(now, arena.timeZone);
  return then?.date === today?.date
    ? (then?.time ?? "")
    : `${then?.date ?? ""}, ${then?.time ?? ""}`;
}
