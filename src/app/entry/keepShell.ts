/**
 * Has the browser keep what the site is made of, but not for visitors who asked to save data. Fetched
 * once everything the visitor waits for is here, and not in development, whose files change.
 * @throws whatever the browser has against it
 */
export async function keepShell(): Promise<void> {
  if ("serviceWorker" in navigator && !savesData())
    await navigator.serviceWorker.register("/sw.js");
}

function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  return "saveData" in connection && connection.saveData === true;
}
