/** How often local data goes to disk, so that even a power cut costs at most this much. */
const SAVE_EVERY_MS = 30_000;

/**
 * Saves now and again until it is stopped; stopping waits for a save that is under way. A save that
 * fails is reported once, not every time.
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
