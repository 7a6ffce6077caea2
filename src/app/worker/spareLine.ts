/** So long after a page was opened nobody waits for it any more, in milliseconds. */
const IDLE_MS = 10_000;

/** Whether the line is paid by the byte, or somebody asked to save data; false where the browser does not say. */
export function isMetered(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, type } = { saveData: false, type: "", ...connection };
  return saveData === true || type === "cellular";
}

/** Runs a task, once at a time, when no page was opened for a while. */
export function whenIdle(task: () => Promise<void>, idle = IDLE_MS): () => Promise<void> {
  let opened = 0;
  let running: Promise<void> | undefined;
  const run = async () => {
    for (let left = idle; left > 0; left = opened + idle - Date.now())
      await new Promise((resolve) => setTimeout(resolve, left));
    await task();
  };
  return () => {
    opened = Date.now();
    running ??= run().finally(() => (running = undefined));
    return running;
  };
}
