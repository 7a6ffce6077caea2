import { asFailure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { notices } from "../notices/notices";

/** A save whose outcome is shown in a notice. */
export interface Attempt {
  /** Saves, and returns how to undo the save. @throws SaveConflict if someone else has saved since, DataFailure */
  readonly run: () => Promise<Attempt | void>;
  /** Shown once it is saved. */
  readonly done: string;
  /** Shown if someone else has saved since: trying again would not help. */
  readonly conflict: string;
  /** Shown for any other failure: the user can try again. */
  readonly failed: (reason: string) => string;
}

/** Shows a notice that something was saved, with a button that undoes it if `undo` is given. */
export function showSaved(text: string, undo?: Attempt | void): void {
  notices.show({
    tone: "done",
    text,
    ...(undo && { action: { label: "Undo", run: () => void attempt(undo) } }),
  });
}

/** Saves, and shows the outcome in a notice with a button to undo it or to try again. */
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

/** Returns an attempt that undoes a save, with the usual messages. */
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
