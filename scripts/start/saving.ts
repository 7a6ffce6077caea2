/** Time between two saves of the local data to disk, in milliseconds: the most that a power cut can lose. */
const SAVE_EVERY_MS = 30_000;

/**
 * Saves at once and then regularly. If several saves fail one after the other, only the first failure is reported.
 * @returns a function that stops the saves; it waits for a save that is under way
 */
export function saveRegularly(
  save: () => Promise<void>,
  report: (reason: string) => void,
  everyMs: number = SAVE_EVERY_MS,
): () => Promise<void> {
  let stopped = false;
  let reported = false;
  let saving = Promise.resolve();
  const again = () => {
    saving = saving.then(async () => {
      if (stopped) return;
      try {
        await save();
        reported = false;
      } catch (error) {
        if (!reported) report(error instanceof Error ? error.message : String(error));
        reported = true;
      }
    });
  };
  again();
  const timer = setInterval(again, everyMs);
  return async () => {
    stopped = true;
    clearInterval(timer);
    await saving;
  };
}
