/** How long after the last opened page the line counts as idle, in milliseconds. */
const IDLE_MS = 10_000;

/** Whether the connection is mobile, or the visitor asked to save data; false if the browser does not say. */
export function isMetered(connection: unknown): boolean {
  if (typeof connection !== "object" || connection === null) return false;
  const { saveData, type } = { saveData: false, type: "", ...connection };
  return saveData === true || type === "cellular";
}

/** Returns a function that runs a task once no page was opened for a while; the task never runs twice at a time. */
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
