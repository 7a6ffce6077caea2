import { afterFirstData } from "../frame/afterFirstData";

/**
 * Has the browser keep what the site is made of, once everything the visitor waits for is here. Not in
 * development, whose files change, and not for visitors who asked to save data.
 */
export function keepShell(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator) || savesData()) return;
  afterFirstData(() => {
    // A browser that keeps nothing shows the site all the same.
    navigator.serviceWorker.register("/sw.js").catch(() => {});
  });
}

function savesData(): boolean {
  const { connection }: { connection?: unknown } = navigator as { connection?: unknown };
  if (typeof connection !== "object" || connection === null) return false;
  return "saveData" in connection && connection.saveData === true;
}
