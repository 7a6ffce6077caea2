import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import type { Page } from "@playwright/test";
import { build } from "vite";
import { alias } from "../../../alias";
import { LOCALHOST } from "../../../scripts/emulators";
import { ROOT } from "../../../scripts/emulators/firebaseTools";
import { newContext } from "../world/browser";

/** The site's live reader with the SDK's build for browsers, as one script. */
async function followerScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { alias },
    build: {
      write: false,
      target: "es2022",
      lib: {
        entry: path.join(ROOT, "tests", "reliability", "load", "follower.ts"),
        formats: ["iife"],
        name: "follower",
      },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && "output" in first ? first.output[0] : undefined;
  if (!chunk) throw new Error("The follower was not built.");
  return chunk.code;
}

/** Empty pages that can follow a league; each has connections of its own. */
export async function followerPages(count: number): Promise<readonly Page[]> {
  const script = await followerScript();
  const server = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html; charset=utf-8");
    answer.end("<!doctype html><title>Followers</title>");
  }).listen(0, LOCALHOST);
  await once(server, "listening");
  server.unref();
  // It listens on a port, so its address is one of these.
  const { port } = server.address() as AddressInfo;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const page = await (await newContext()).newPage();
      await page.goto(`http://${LOCALHOST}:${port}/`);
      await page.addScriptTag({ content: script });
      return page;
    }),
  );
}
