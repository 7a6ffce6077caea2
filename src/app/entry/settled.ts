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

interface WorkerPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** In browsers that know Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, policy: WorkerPolicy): WorkerPolicy };
  }
  interface Navigator {
    /** In some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const WORKER = "/sw.js";

/** Has the browser keep what the site is made of, but not for visitors who asked to save data. */
async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  // The content policy takes no text for the address of a script, and no policy but this one, which knows one address.
  const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER });
  watchForNewVersion(
    navigator.serviceWorker,
    await navigator.serviceWorker.register(policy?.createScriptURL("") ?? WORKER),
  );
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
