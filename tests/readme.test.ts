import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/* What somebody reads first leads to commands and files that are there. */

const readme = readFileSync("README.md", "utf8");

it("names only commands of package.json", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commands = [...readme.matchAll(/\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g)].map(
    ([, run, short]) => run ?? short ?? "",
  );
  expect(commands).toEqual(expect.arrayContaining(["start", "test", "build"]));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
});

it("links only to files that are there", () => {
  const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, file = ""]) => file);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((file) => !existsSync(file))).toEqual([]);
});
