import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { server } from "superstatic";
import { LOCALHOST } from "../emulators/ports";
import { allowingConnections, hostingConfig } from "./hostingConfig";

export interface ServedSite {
  /** "http://127.0.0.1:…" */
  readonly url: string;
  close(): Promise<void>;
}

export interface ServeOptions {
  readonly outDir: string;
  /** Further origins that pages may connect to. */
  readonly connections?: readonly string[];
  /** The port; undefined for any free one. */
  readonly port?: number;
}

/** Serves a built site as `firebase.json` says, with the program that the hosting emulator uses. */
export async function serveSite({
  outDir,
  connections = [],
  port = 0,
}: ServeOptions): Promise<ServedSite> {
  const config = allowingConnections(hostingConfig(), connections);
  const running = server({
    cwd: outDir,
    config: { ...config, public: "." },
    // The host compresses files too.
    compression: true,
    stack: "strict",
    hostname: LOCALHOST,
    port,
  }).listen();
  await once(running, "listening");
  const { port: taken }: AddressInfo = running.address();
  return {
    url: `http://${LOCALHOST}:${taken}`,
    close: () =>
      new Promise((resolve, reject) => {
        running.close((error: unknown) => (error ? reject(error) : resolve()));
        running.closeAllConnections();
      }),
  };
}
