import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "./place";

const TEST = /\.test\.tsx?$/;

/**
 * Reads all files of a copy of the project that can contain a fault.
 * @param withTests whether to read test files and the folder `tests` as well
 */
export const sourcesIn = (root: string, withTests = false): readonly SourceFile[] =>
  ["src", "scripts", ...(withTests ? ["tests"] : [])].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|rules)$/.test(name) && (withTests || !TEST.test(name)))
      .map((name) => ({
        file: `${room}/${name.replaceAll(path.sep, "/")}`,
        text: readFileSync(path.join(root, room, name), "utf8"),
      })),
  );
