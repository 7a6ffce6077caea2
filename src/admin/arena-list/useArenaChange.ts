import { useState } from "react";
import { asFailure } from "@/data/failure";
import { notices } from "../notices/notices";

interface Change {
  readonly run: () => Promise<unknown>;
  /** What is told once it is done. */
  readonly done: string;
  readonly undo?: () => Promise<unknown>;
}

/** Changes a record of the arena, tells so, and offers to undo it. @param again reads the list again */
export function useArenaChange(again: () => void) {
  /** The record that is being changed; '' while none is. */
  const [busy, setBusy] = useState("");
  const change = async (id: string, { run, done, undo }: Change): Promise<void> => {
    setBusy(id);
    try {
      await run();
      notices.show({
        text: done,
        tone: "done",
        ...(undo && {
          action: { label: "Undo", run: () => void change(id, { run: undo, done: "Undone" }) },
        }),
      });
      again();
    } catch (thrown) {
      const same = { run, done, ...(undo && { undo }) };
      notices.show({
        text: `Nothing was changed. ${asFailure(thrown).message}`,
        tone: "error",
        action: { label: "Try again", run: () => void change(id, same) },
      });
    } finally {
      setBusy("");
    }
  };
  return { busy, change };
}
