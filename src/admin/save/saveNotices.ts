import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { notices } from "../notices/notices";

/** A save whose outcome is shown in a notice. */
export interface Attempt {
  /** Saves it, and returns how to take that back. @throws SaveConflict where somebody else has saved since, DataFailure */
  readonly run: () => Promise<Attempt | void>;
  /** Shown once it is saved. */
  readonly done: string;
  /** Shown where somebody else has saved since: trying again would not help. */
  readonly conflict: string;
  /** Shown where it failed otherwise: it can be tried again. */
  readonly failed: (reason: string) => string;
}

/** Shows that something was saved, and offers to take it back. */
export function showSaved(text: string, undo?: Attempt | void): void {
  notices.show({
    tone: "done",
    text,
    ...(undo && { action: { label: "Undo", run: () => void attempt(undo) } }),
  });
}

/** Saves something and shows the outcome, with a way to take it back or to try again. */
export async function attempt(what: Attempt): Promise<"done" | "conflict" | "failed"> {
  try {
    showSaved(what.done, await what.run());
    return "done";
  } catch (thrown) {
    const isConflict = thrown instanceof SaveConflict;
    notices.show({
      tone: "error",
      text: isConflict ? what.conflict : what.failed(asFailure(thrown).message),
      ...(!isConflict && { action: { label: "Try again", run: () => void attempt(what) } }),
    });
    return isConflict ? "conflict" : "failed";
  }
}

/** A save that takes another one back, in the usual words. */
export const undoing = (
  run: () => Promise<unknown>,
  words: Partial<Omit<Attempt, "run">> = {},
): Attempt => ({
  run: async () => {
    await run();
  },
  done: "The change was undone.",
  conflict: "Someone else has changed this since: it was not undone.",
  failed: (reason) => `This could not be undone: ${reason}`,
  ...words,
});
