import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SourceFile } from "./place";

/** All files of a copy of the project in which a fault can be. */
export const sourcesIn = (root: string): readonly SourceFile[] =>
  ["src", "scripts"].flatMap((room) =>
    readdirSync(path.join(root, room), { recursive: true, encoding: "utf8" })
      .filter((name) => /\.(?:tsx?|rules)$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => ({
        file: `${room}/${name.replaceAll(path.sep, "/")}`,
        text: readFileSync(path.join(root, room, name), "utf8"),
      })),
  );
