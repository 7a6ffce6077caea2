import type { BrowserContext } from "@playwright/test";
import type { Bench } from "../bench";
import { startCompressing } from "./compressingProxy";
import { site } from "./site";

/** Lets a window read from the database as from Google's service, which compresses what the emulator sends plain. */
export async function readCompressed(bench: Bench, context: BrowserContext): Promise<void> {
  const { firestore } = await site(bench);
  const proxy = await bench.once("compressed answers", async () => {
    const started = await startCompressing(firestore.host);
    bench.onClose(started.close);
    return started;
  });
  await context.route(
    (url) => url.host === firestore.host,
    (route) => route.continue({ url: route.request().url().replace(firestore.host, proxy.host) }),
  );
}
