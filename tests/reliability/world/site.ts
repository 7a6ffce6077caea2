import { inject } from "vitest";
import { serveSite } from "../../../scripts/hosting/serveSite";
import { startProxy, type Proxy } from "../../stores/proxy";

/** The built site on the emulators, served with the headers of production; its way to them can break. */
export interface Site {
  /** Without a slash at the end. */
  readonly url: string;
  readonly outDir: string;
  /** What is between the site and each emulator. */
  readonly firestore: Proxy;
  readonly auth: Proxy;
  /** Origins the site may talk to, besides its own. */
  readonly connections: readonly string[];
}

async function serve(): Promise<Site> {
  const { firestoreHost, authHost, outDir, proxies } = inject("running");
  const firestore = await startProxy(firestoreHost, proxies.firestore);
  const auth = await startProxy(authHost, proxies.auth);
  const connections = [firestore, auth].map(({ host }) => `http://${host}`);
  const { url } = await serveSite({ outDir, connections });
  return { url, outDir, firestore, auth, connections };
}

let served: Promise<Site> | undefined;

/** The site that all browser goals look at; it ends with their process. */
export const site = (): Promise<Site> => (served ??= serve());
