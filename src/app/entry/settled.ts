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
  if (!("serviceWorker" in navigator) || savesData()) return;
  watchForNewVersion(navigator.serviceWorker, await navigator.serviceWorker.register("/sw.js"));
}

/** A page that is open for so long asks again whether there is a newer version, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Reports a newer version in a page that stays open; the page asks for one every hour.
 * @param registration none where workers are blocked without a word, as by a driver of browsers
 */
export function watchForNewVersion(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration | undefined,
): void {
  setInterval(() => registration?.update().catch(() => {}), HOUR);
  workers.addEventListener("controllerchange", () => {
    import("./newVersion").then((code) => code.offerNewVersion()).catch(() => {});
  });
}

function savesData(): boolean {
  const connection: unknown = "connection" in navigator ? navigator.connection : null;
  if (typeof connection !== "object" || connection === null) return false;
  return "saveData" in connection && connection.saveData === true;
}
