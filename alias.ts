import { readFileSync } from "node:fs";
import path from "node:path";

/** The tsconfig of the tests' arena. Scripts, builds and tests use that arena if `TSX_TSCONFIG_PATH` is this path. */
export const TEST_ARENA = path.join(import.meta.dirname, "tests/arena/tsconfig.json");

/**
 * Returns the folders of `@/…` and `@arena/…` from a tsconfig. The default is the one that tsx uses, else the
 * product's.
 */
export function aliasBy(
  tsconfig = process.env["TSX_TSCONFIG_PATH"] ?? path.join(import.meta.dirname, "tsconfig.json"),
): Readonly<Record<"@arena" | "@", string>> {
  // The type is safe: both tsconfig files belong to this repository and define both aliases.
  const { compilerOptions } = JSON.parse(readFileSync(tsconfig, "utf8")) as {
    compilerOptions: { paths: Record<"@arena/*" | "@/*", [string]> };
  };
  const folderOf = (name: "@arena/*" | "@/*") =>
    path.resolve(path.dirname(tsconfig), path.dirname(compilerOptions.paths[name][0]));
  return { "@arena": folderOf("@arena/*"), "@": folderOf("@/*") };
}

export const alias = aliasBy();
