import { showPicturesWith } from "@/ui/crest/pictures";
import { hideBarOnTheWayDown } from "../frame/hideBar";

/** Starts everything that is not urgent, once the page and its data are loaded. */
export function settle(): void {
  hideBarOnTheWayDown();
  showPicturesWith(async (path) => (await import("@/data/pictures/showPicture")).showPicture(path));
  // The build leaves this out if the arena does not set an address.
  const address = import.meta.env.VITE_FAULTS;
  if (address) void import("./sendFaults").then(({ sendFaults }) => sendFaults(address));
  // Not in development, where files change. If the browser cannot store the files, the site still works.
  if (import.meta.env.PROD) keepShell().catch(() => {});
}

interface WorkerPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    /** Undefined in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, policy: WorkerPolicy): WorkerPolicy };
  }
  interface Navigator {
    /** Undefined in some browsers. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

const WORKER = "/sw.js";

/** Lets the service worker store the site's files, except for visitors whose browser saves data. */
async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator) || navigator.connection?.saveData) return;
  // The Content Security Policy refuses plain text as the address of a script. It allows only this Trusted Types
  // policy,
  // which returns only one address.
  const policy = window.trustedTypes?.createPolicy("worker", { createScriptURL: () => WORKER });
  watchForNewVersion(
    navigator.serviceWorker,
    await navigator.serviceWorker.register(policy?.createScriptURL("") ?? WORKER),
  );
}

/** How often an open page checks for a newer version, in milliseconds. */
const HOUR = 3_600_000;

/**
 * Offers a newer version in a page that stays open; it checks for one every hour.
 * @param registration Undefined if service workers are silently blocked, for example by a tool that drives the browser.
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
