import { readFileSync } from "node:fs";
import path from "node:path";

/** The tests' own arena, as `TSX_TSCONFIG_PATH` names it: scripts, builds and tests all follow that one variable. */
export const TEST_ARENA = path.join(import.meta.dirname, "tests/arena/tsconfig.json");

/** Where `@/…` and `@arena/…` lead by a tsconfig: the one that tsx follows, else the product's. */
export function aliasBy(
  tsconfig = process.env["TSX_TSCONFIG_PATH"] ?? path.join(import.meta.dirname, "tsconfig.json"),
): Readonly<Record<"@arena" | "@", string>> {
  // Both files are this repository's own, and name both.
  const { compilerOptions } = JSON.parse(readFileSync(tsconfig, "utf8")) as {
    compilerOptions: { paths: Record<"@arena/*" | "@/*", [string]> };
  };
  const folderOf = (name: "@arena/*" | "@/*") =>
    path.resolve(path.dirname(tsconfig), path.dirname(compilerOptions.paths[name][0]));
  return { "@arena": folderOf("@arena/*"), "@": folderOf("@/*") };
}

export const alias = aliasBy();
