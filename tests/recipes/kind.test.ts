import { afterAll, beforeAll, expect, it } from "vitest";
import { scratchCopy, type Scratch } from "./scratch";

/*
 * The recipes "Add a kind of record" and "Add a field", followed in a copy of the working tree: sponsors, which MLS
 * keeps, and the referee of a fixture.
 */

let copy: Scratch;
beforeAll(() => {
  copy = scratchCopy();
});
afterAll(() => copy.remove());

const files: Readonly<Record<string, string>> = {
  "src/records/sponsors/schema.ts": `import { moment, text, url } from "../field";
import { schemaOf } from "../schema";

/** A sponsor of a league. */
export const sponsorSchema = schemaOf({
  name: text("Name", { required: true }),
  logo: url("Logo"),
  website: url("Website", { link: true }),
  until: moment("Until", { optional: true }),
});
`,
  "src/records/sponsors/index.ts": `import { defineKind } from "../kind";
import { sponsorSchema } from "./schema";

/** The sponsors of leagues. */
export const sponsors = defineKind({
  schema: sponsorSchema,
  words: { one: "sponsor", many: "sponsors", loadError: "Failed to load sponsors." },
  indispensable: ["name"],
  belongsTo: "league",
  published: "whole",
  addedLater: true,
});
`,
  "src/admin/sponsors/kind.ts": `import { compareNames, foldName } from "@/domain/names";
import { updatedColumn } from "../kind/cells";
import { defineAdminKind } from "../kind/kind";

/** Sponsors in the administration. */
export const sponsors = defineAdminKind<"sponsors">({
  title: ({ name }) => name,
  saved: "Sponsor saved",
  list: {
    hasPage: false,
    of: () => ({
      columns: [
        {
          id: "name",
          label: "Sponsor",
          order: ({ name }) => foldName(name),
          cell: ({ name }) => name,
        },
        updatedColumn(),
      ],
      filters: [],
      searchText: ({ name }) => name,
      naturalOrder: (all) => all.toSorted((a, b) => compareNames(a.name, b.name)),
    }),
  },
  form: { plan: [{ legend: "Sponsor", names: ["name", "logo", "website", "until"] }] },
  paste: { keys: ({ name }) => [foldName(name)] },
  consequences: () => ["The sponsor leaves the league’s pages."],
});
`,
};

/** An administrator finds the section in the menu, and enters a sponsor. */
const entered = `import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openAdmin } from "../../../tests/harness/adminScene";
import { mls } from "../../../tests/arena/leagues/mls";

it("has a section of its own", async () => {
  const { user, connection } = await openAdmin("/mls/admin-dashboard/players");
  await user.click(await screen.findByRole("link", { name: "Sponsors" }));
  await screen.findByRole("heading", { name: "Sponsors", level: 1 });
  await screen.findByText("No page shows visitors sponsors yet.");
  const adds = await screen.findAllByRole("link", { name: /^Add .*sponsor/i });
  const [add] = adds;
  if (!add) throw new Error("No link adds a sponsor.");
  await user.click(add);
  await user.type(await screen.findByLabelText(/^Name/), "Lagoon Water");
  await user.type(screen.getByLabelText(/^Website/), "https://water.example");
  expect(screen.queryByText(/can see the internet address/)).toBeNull();
  await user.type(screen.getByLabelText(/^Logo/), "https://pictures.example/a.png");
  await screen.findByText(/^It is on pictures.example/);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Sponsor saved");
  expect((await connection.store.list(mls, "sponsors")).records).toMatchObject([
    { name: "Lagoon Water" },
  ]);
});
`;

/** Types, imports, and the tests that go through all kinds and fields. */
function check(): void {
  copy.run("tsx", "scripts/rules.ts");
  copy.run("oxfmt");
  copy.run("tsc", "--noEmit");
  copy.run("oxlint");
  const units = ["src/records", "src/admin/fields/values.test.ts", "scripts/rules.test.ts"];
  copy.run("vitest", "run", "--project", "unit", ...units);
}

/** Sponsors, which MLS keeps. */
function addKind(): void {
  for (const [file, content] of Object.entries(files)) copy.write(file, content);
  copy.edit(
    "src/records/kinds.ts",
    "import { standings }",
    'import { sponsors } from "./sponsors";\n$&',
  );
  copy.edit("src/records/kinds.ts", "const list = {", "$& sponsors,");
  copy.edit(
    "src/admin/kinds.ts",
    "import { standings }",
    'import { sponsors } from "./sponsors/kind";\n$&',
  );
  copy.edit("src/admin/kinds.ts", "\n  teams,\n", "\n  sponsors,$&");
  // The league that keeps them says where; so does the tests' own.
  for (const arena of ["src/arena", "tests/arena"])
    copy.edit(`${arena}/leagues/mls.ts`, "collections: {", '$&\n    sponsors: "mlsSponsors",');
}

/** The referee of a fixture. */
function addField(): void {
  const line = '  referee: text("Referee", { optional: true }),';
  copy.edit("src/records/fixtures/schema.ts", "  gameWeek: gameWeek(),", `$&\n${line}`);
}

it("a kind takes two folders, a field a line in its schema", { timeout: 1_200_000 }, () => {
  addKind();
  addField();
  check();
  copy.write("src/admin/sponsors/sponsors.test.tsx", entered);
  copy.run("vitest", "run", "--project", "dom", "src/admin/sponsors");
  const rules = copy.read("firestore.rules");
  expect(rules).toContain("match /mlsSponsors/{id}");
  expect(rules).toContain("function isSponsorRecord(d)");
  expect(rules).toContain("'referee'");
});
