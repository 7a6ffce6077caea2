import { showPicturesWith } from "@/ui/crest/pictures";
import { hideBarOnTheWayDown } from "../frame/hideBar";

/** Begins what nobody waits for, once the page and its data are here. */
export function settle(): void {
  hideBarOnTheWayDown();
  showPicturesWith(async (path) => (await import("@/data/pictures/showPicture")).showPicture(path));
  // The build leaves this out where the arena names no address.
  const address = import.meta.env.VITE_FAULTS;
  if (address) void import("./sendFaults").then(({ sendFaults }) => sendFaults(address));
  // In development files change. A browser that keeps nothing shows the site anyway.
  if (import.meta.env.PROD) keepShell().catch(() => {});
}

/** Has the browser keep what the site is made of, but not for visitors who asked to save data. */
async function keepShell(): Promise<void> {
  if ("serviceWorker" in navigator && !savesData())
    await navigator.serviceWorker.register("/sw.js");
}

function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  return "saveData" in connection && connection.saveData === true;
}
