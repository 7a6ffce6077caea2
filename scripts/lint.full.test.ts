import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROOT } from "./emulators/firebaseTools";

/** Files of a small project that breaks one rule each, and the rule. */
const VIOLATIONS: Record<string, [source: string, rule: string]> = {
  // The direction of imports, from right to left.
  "src/domain/a.ts": ['export { sport } from "@/sports/x";', "no-restricted-imports"],
  "src/domain/type.ts": [
    'import type { A } from "@/sports/x"; export type B = A;',
    "no-restricted-imports",
  ],
  "src/domain/value.ts": ['import { x } from "@/records/x"; x();', "no-restricted-imports"],
  "src/domain/arena.ts": ['import { x } from "@arena/menu"; x();', "no-restricted-imports"],
  "src/sports/a.ts": ['import { x } from "@/leagues"; x();', "no-restricted-imports"],
  "src/sports/b.ts": ['import { x } from "@arena/leagues"; x();', "no-restricted-imports"],
  "src/arena/a.ts": ['import { x } from "@/leagues"; x();', "no-restricted-imports"],
  "src/records/a.ts": ['import { x } from "@/leagues"; x();', "no-restricted-imports"],
  "src/leagues/a.ts": ['import { x } from "@/data/x"; x();', "no-restricted-imports"],
  "src/data/a.ts": ['import { x } from "@/session/x"; x();', "no-restricted-imports"],
  "src/data/b.ts": ['import { x } from "@/ui/x"; x();', "no-restricted-imports"],
  "src/ui/a.ts": ['import { x } from "@/data/reader"; x();', "no-restricted-imports"],
  "src/ui/b.ts": ['import { x } from "@/session/x"; x();', "no-restricted-imports"],
  "src/session/a.ts": ['import { x } from "@/admin/x"; x();', "no-restricted-imports"],
  "src/session/b.ts": ['import { x } from "@/migration/x"; x();', "no-restricted-imports"],
  "src/migration/a.ts": ['import { x } from "@/admin/x"; x();', "no-restricted-imports"],
  "src/site/a.ts": ['import { x } from "@/admin/x"; x();', "no-restricted-imports"],
  "src/site/b.ts": ['import { x } from "@/app/x"; x();', "no-restricted-imports"],
  "src/admin/a.ts": ['import { x } from "@/site/x"; x();', "no-restricted-imports"],
  // Ways around it.
  "src/site/lazy.ts": ['export const page = () => import("@/admin/x");', "no-restricted-imports"],
  "src/domain/up.ts": ['import { x } from "../sports/x"; x();', "no-restricted-imports"],
  "src/site/home/up.ts": ['import { x } from "../../ui/x"; x();', "no-restricted-imports"],
  "src/site/home/src.ts": ['import { x } from "../../../src/ui/x"; x();', "no-restricted-imports"],
  // What is no part of the product.
  "src/site/home/tool.ts": [
    'import { x } from "../../../tools/rank/x"; x();',
    "no-restricted-imports",
  ],
  "src/domain/script.ts": ['import { x } from "../../scripts/x"; x();', "no-restricted-imports"],
  "scripts/feeds/tool.ts": ['import { x } from "../../tools/art/x"; x();', "no-restricted-imports"],
  // Packages that belong to one folder.
  "src/ui/fire.ts": [
    'import { getAuth } from "firebase/auth"; getAuth();',
    "no-restricted-imports",
  ],
  "src/app/fire.ts": ['import { x } from "@firebase/app"; x();', "no-restricted-imports"],
  "src/site/mui.tsx": [
    'import Button from "@mui/material/Button"; export default Button;',
    "no-restricted-imports",
  ],
  "src/ui/mui.ts": ['import { css } from "@emotion/react"; css();', "no-restricted-imports"],
  "src/main.tsx": ['import { x } from "firebase/app"; x();', "no-restricted-imports"],
  // What gives up or tries again goes by the clock that tests hold.
  "src/data/deadline.ts": ["setTimeout(() => {}, 9_000);", "no-restricted-globals"],
  // What would reach the next file of a shared worker.
  "src/domain/mock.test.ts": [
    'import { vi } from "vitest"; vi.mock("./x");',
    "no-restricted-vi-methods",
  ],
  // Circles, any, and what React and readers of a screen need.
  "src/domain/ring1.ts": ['import { b } from "./ring2"; export const a = () => b();', "no-cycle"],
  "src/domain/ring2.ts": [
    'import { a } from "@/domain/ring1"; export const b = () => a();',
    "no-cycle",
  ],
  "src/domain/any.ts": ["export const x = (y: any) => y;", "no-explicit-any"],
  "src/domain/maybe.ts": ["export const x = (y?: string) => y!.length;", "no-non-null-assertion"],
  "src/site/alert.ts": ['export const x = () => alert("no");', "no-alert"],
  "src/site/log.ts": ['export const x = () => console.log("no");', "no-console"],
  "src/site/hook.tsx": [
    'import { useState } from "react"; export function X(p: { a: boolean }) { if (p.a) useState(1); return null; }',
    "rules-of-hooks",
  ],
  "src/site/alt.tsx": ['export const X = () => <img src="/a.png" />;', "alt-text"],
  "src/site/html.tsx": [
    "export const X = () => <p dangerouslySetInnerHTML={{ __html: location.hash }} />;",
    "no-danger",
  ],
};

/** What the direction allows; none of it may be reported. */
const ALLOWED: Record<string, string> = {
  "src/sports/ok.ts": 'import { x } from "@/domain/ok"; export const y = x;',
  "src/domain/okArena.ts": 'import { x } from "@arena/arena"; x();',
  "src/sports/okArena.ts": 'import { x } from "@arena/arena"; x();',
  "src/arena/arena.ts": "export const x = () => {};",
  "src/domain/ok.ts":
    'import type { Fixture } from "@/records/ok"; export const x: Fixture | number = 1;',
  "src/records/ok.ts": "export type Fixture = string;",
  "src/ui/ok.ts": 'import type { Failure } from "@/data/ok"; export type F = Failure;',
  "src/data/ok.ts":
    'import { getFirestore } from "firebase/firestore"; getFirestore(); export type Failure = string;',
  "src/session/ok.ts":
    'import Button from "@mui/material/Button"; import { x } from "@/ui/ok2"; x(Button);',
  "src/ui/ok2.ts": "export const x = (y: unknown) => y;",
  "src/migration/ok.ts": 'import { x } from "@/ui/ok2"; export const y = () => x(1);',
  "src/admin/okMigration.ts": 'import { y } from "@/migration/ok"; y();',
  "src/admin/ok.ts": 'import { x } from "@/session/ok2"; import { y } from "./list/ok"; x(y);',
  "src/session/ok2.ts": "export const x = (y: unknown) => y;",
  "src/admin/list/ok.ts": 'import { z } from "../form/ok"; export const y = z;',
  "src/admin/form/ok.ts": "export const z = 1;",
  "src/app/ok.ts":
    'export const admin = () => import("@/admin/ok"); export { z } from "@/site/ok";',
  "src/site/ok.ts": "export const z = 1;",
  "tools/ok.ts": 'import { x } from "../scripts/ok"; x(1);',
  "scripts/ok.ts": "export const x = (y: unknown) => y;",
};

interface Finding {
  code: string;
  filename: string;
}

function isReport(value: unknown): value is { diagnostics: Finding[] } {
  return typeof value === "object" && value !== null && "diagnostics" in value;
}

describe("the lint rules of this project", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "arena-lint-"));
  let findings: Finding[] = [];

  beforeAll(() => {
    for (const file of [".oxlintrc.json", "tsconfig.json"]) {
      cpSync(path.join(ROOT, file), path.join(folder, file));
    }
    const sources = Object.entries(VIOLATIONS).map(([file, [source]]) => [file, source] as const);
    for (const [file, source] of [...sources, ...Object.entries(ALLOWED)]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${source}\n`);
    }
    const program = path.join(ROOT, "node_modules", "oxlint", "bin", "oxlint");
    const run = spawnSync(process.execPath, [program, "-f", "json"], {
      cwd: folder,
      encoding: "utf8",
    });
    const report: unknown = JSON.parse(run.stdout);
    if (isReport(report)) findings = report.diagnostics;
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const rulesBrokenIn = (file: string) =>
    findings.filter((each) => each.filename === file).map((each) => each.code);

  it.each(Object.entries(VIOLATIONS))("reports %s", (file, [, rule]) => {
    expect(rulesBrokenIn(file)).toContainEqual(expect.stringContaining(`(${rule})`));
  });

  it.each(Object.keys(ALLOWED))("has nothing against %s", (file) => {
    expect(rulesBrokenIn(file)).toEqual([]);
  });
});
