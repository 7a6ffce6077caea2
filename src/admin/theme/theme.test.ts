import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { palette } from "./palette";
import { theme } from "./theme";

const tokens = ["colours", "tokens"]
  .map((name) => readFileSync(`src/ui/tokens/${name}.css`, "utf8"))
  .join("\n");

function texts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(texts) : [];
}

const used = texts([palette, theme.components, theme.typography]).flatMap((text) =>
  [...text.matchAll(/var\((--[a-z][a-z0-9-]*)/g)].flatMap(([, name]) => name ?? []),
);

describe("MUI's theme", () => {
  it("declares no colour of its own", () => {
    for (const colour of texts(palette))
      expect(colour).toMatch(/^(var\(--|color-mix\(in oklch, var\(--)/);
    expect(texts(theme.components).join(" ")).not.toMatch(/#[0-9a-f]{3,8}\b|rgba?\(/i);
  });

  it("uses tokens that there are", () => {
    expect(used.length).toBeGreaterThan(40);
    const missing = used.filter(
      (name) => !name.startsWith("--arena-") && !tokens.includes(`${name}:`),
    );
    expect(missing).toEqual([]);
  });
});
