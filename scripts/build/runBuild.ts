import { spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import type { SiteEnv } from "../siteEnv";

/**
 * Builds the site in a separate process, with NODE_ENV "production" instead of the caller's (a test has another one).
 * @param env the variables that choose the site's database
 * @param report the file for the report of the build
 * @throws Error if the build fails
 */
export async function runBuild(outDir: string, env: SiteEnv, report?: string): Promise<void> {
  const tsx = path.join(ROOT, "node_modules/tsx/dist/cli.mjs");
  const args = [tsx, "scripts/build.ts", "--out", outDir, ...(report ? ["--report", report] : [])];
  const build = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code]: unknown[] = await once(build, "close");
  if (code !== 0) throw new Error(`The build failed with code ${String(code)}.`);
}
