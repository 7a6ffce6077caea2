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
  const older = new Set([...(await namesIn(path.join(assets, LIST))), LIST]);
  const spare = await mkdtemp(path.join(tmpdir(), "arena-before-"));
  try {
    const before = (await readdir(assets)).filter((name) => !older.has(name));
    for (const name of before) await cp(path.join(assets, name), path.join(spare, name));
    const putBack = async () => {
      await mkdir(assets, { recursive: true });
      const now = new Set(await readdir(assets));
      const gone = before.filter((name) => !now.has(name));
      for (const name of gone) await cp(path.join(spare, name), path.join(assets, name));
      return gone;
    };
    const built = await build().catch(async (error: unknown) => {
      await putBack();
      throw error;
    });
    const gone = await putBack();
    await writeFile(path.join(assets, LIST), JSON.stringify(gone));
    return built;
  } finally {
    await rm(spare, { recursive: true });
  }
}
