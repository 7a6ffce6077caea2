import { expect, it } from "vitest";
import { roles } from "./table";
import { touchedRoles } from "./touched";

it.each([
  [["docs/testing.md", "tests/e2e/today.e2e.ts", "src/site/today/today.test.tsx"], []],
  [["src/admin/list/ListPage.tsx", "README.md"], roles.filter((role) => role !== "visitor")],
  [["src/admin/list/ListPage.tsx", "src/ui/base.css"], [...roles]],
  [["package-lock.json"], [...roles]],
  [["tools/shots/camera.ts"], [...roles]],
  [[], []],
])("of %j the pages of %j may change", (files, touched) => {
  expect([...touchedRoles(files)]).toEqual(touched);
});
