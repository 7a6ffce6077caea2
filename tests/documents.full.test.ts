import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const root = fileURLToPath(new URL("../", import.meta.url));

/** Every file and folder of these, as "/src/records/kind.ts". */
const places = ["src", "scripts", "tools", "tests", "docs", "artwork"]
  .flatMap((room) =>
    readdirSync(`${root}${room}`, { recursive: true, encoding: "utf8" }).map(
      (at) => `${room}/${at}`,
    ),
  )
  .concat(readdirSync(root))
  .map((at) => `/${at}`);

/** What a text in backticks names as a path: "src/ui/leagueContext.tsx", "rank.ts", "domain/table". */
const pathsIn = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)*)\/?`/g)]
    .map(([, path = ""]) => path)
    .filter((path) => path.includes("/") || /\.(?:tsx?|css|md)$/.test(path));

it.each(["CONTRIBUTING.md", "docs/architecture.md", "docs/glossary.md"])(
  "leads from %s to files that are there",
  (file) => {
    const lost = pathsIn(readFileSync(`${root}${file}`, "utf8"))
      // The kind of record that the recipe adds.
      .filter((path) => !path.includes("sponsors"))
      .filter((path) => !places.some((at) => at === `/${path}` || at.endsWith(`/${path}`)));
    expect(lost).toEqual([]);
  },
);
