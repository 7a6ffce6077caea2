import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

const ASSETS = "assets";
/** The file that lists the files kept from the previous build. The next build removes them. */
const LIST = "before.json";

async function namesIn(file: string): Promise<readonly string[]> {
  if (!existsSync(file)) return [];
  const read: unknown = JSON.parse(await readFile(file, "utf8"));
  return Array.isArray(read) ? read.filter((name): name is string => typeof name === "string") : [];
}

/**
 * Runs a build and keeps the code of the previous build beside the new code, so that tabs that were opened before a
 * deployment still find their files. Code of earlier builds is removed. If the build fails, the previous code is put
 * back, because a build begins by emptying its folder.
 */
export async function buildKeepingPreviousFiles<T>(
  outDir: string,
  build: () => Promise<T>,
): Promise<T> {
  const assets = path.join(outDir, ASSETS);
  if (!existsSync(assets)) return build();
  const fromEarlierBuilds = new Set([...(await namesIn(path.join(assets, LIST))), LIST]);
  const copyFolder = await mkdtemp(path.join(tmpdir(), "arena-before-"));
  try {
    const previousNames = (await readdir(assets)).filter((name) => !fromEarlierBuilds.has(name));
    for (const name of previousNames)
      await cp(path.join(assets, name), path.join(copyFolder, name));
    const putBack = async () => {
      await mkdir(assets, { recursive: true });
      const now = new Set(await readdir(assets));
      const missing = previousNames.filter((name) => !now.has(name));
      for (const name of missing) await cp(path.join(copyFolder, name), path.join(assets, name));
      return missing;
    };
    const built = await build().catch(async (error: unknown) => {
      await putBack();
      throw error;
    });
    const missing = await putBack();
    await writeFile(path.join(assets, LIST), JSON.stringify(missing));
    return built;
  } finally {
    await rm(copyFolder, { recursive: true });
  }
}
