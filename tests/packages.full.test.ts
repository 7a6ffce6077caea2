import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

it("has every package in the README's table, or on the owner's design card", () => {
  const packages: Readonly<Record<"dependencies" | "devDependencies", object>> = JSON.parse(
    read("package.json"),
  );
  const [, section = ""] = read("README.md").split("## Packages");
  const named = new Set(section.split(/[^\w@/.-]+/).map((word) => word.replace(/\.$/, "")));
  const all = Object.keys({ ...packages.dependencies, ...packages.devDependencies });
  expect(all.filter((name) => !named.has(name))).toEqual([]);
});
