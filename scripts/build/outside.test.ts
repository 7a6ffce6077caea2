import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/*
 * What runs on other machines and cannot be tried here: GitHub's workflow and Docker's image. Their commands exist, in the order
 * that the deployment text says, with the repository's version of Node.
 */

const read = (file: string) => readFileSync(file, "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
const node = read(".nvmrc").trim();

/** The commands of a workflow's steps, in their order; a block's lines are one command each. */
const commandsOf = (workflow: string): readonly string[] =>
  [...workflow.matchAll(/^( *)(?:- )?run: (?:\|\n((?:\1 +.*\n?)+)|(.*)$)/gm)].flatMap(
    ([, , block, line = ""]) =>
      (block ?? line)
        .split("\n")
        .map((one) => one.trim())
        .filter(Boolean),
  );

it("has a workflow whose commands exist: checks, then builds, then rules before the site", () => {
  const workflow = read(".github/workflows/arena.yml");
  const commands = commandsOf(workflow);
  const order = [
    ".ci/run",
    "npm ci",
    "npm run build",
    "hosting:channel:deploy",
    "deploy --only firestore",
    "deploy --only hosting",
  ];
  const places = order.map((part) => commands.findIndex((one) => one.includes(part)));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  const asked = commands.flatMap((one) => /npm run (\w[\w:]*)/.exec(one)?.[1] ?? []);
  expect(asked).toContain("build");
  for (const script of asked) expect(scripts).toHaveProperty([script]);
  expect(commands.filter((one) => one.startsWith(".") && !existsSync(one))).toEqual([]);
  for (const one of commands.filter((each) => each.startsWith("npx ")))
    expect(one).toMatch(/^npx firebase .*--project "\$VITE_FIREBASE_PROJECT_ID"$/);
  const setups = workflow.match(/uses: actions\/setup-node@/g) ?? [];
  expect(workflow.match(/node-version-file: \.nvmrc/g)).toHaveLength(setups.length);
  expect(workflow).toMatch(/needs: check/);
  expect(workflow).not.toMatch(/\t/);
});

it("names in the workflow the settings that a build asks for", () => {
  const workflow = read(".github/workflows/arena.yml");
  const settings = [
    ...read(".env.example").matchAll(/^#? ?(VITE_FIREBASE_(?!DATABASE)\w+)=/gm),
  ].map(([, name]) => name);
  expect(settings.length).toBeGreaterThan(2);
  for (const name of settings) expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
});

it("has an image whose files exist, that starts what `npm start` starts, on its ports", () => {
  const image = read("Dockerfile");
  expect(image).toMatch(new RegExp(`^FROM node:${node}-`, "m"));
  const copied = [...image.matchAll(/^COPY (.*) \S+$/gm)].flatMap(([, files = ""]) =>
    files.split(" "),
  );
  expect(copied).toContain("package-lock.json");
  for (const file of copied) expect(existsSync(file), file).toBe(true);
  expect(image).toMatch(/^CMD \["npm", "start"\]$/m);
  expect(scripts).toHaveProperty("start");
  const [, exposed = ""] = /^EXPOSE (.*)$/m.exec(image) ?? [];
  const { emulators } = JSON.parse(read("firebase.json")) as {
    emulators: Record<string, { port?: number }>;
  };
  const ports = ["firestore", "auth"].map((name) => emulators[name]?.port);
  expect(
    exposed
      .split(" ")
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([5173, ...ports].toSorted((a = 0, b = 0) => a - b));
  const compose = read("compose.yaml");
  expect(compose).toContain("build: .");
  const [, volume = ""] = /^VOLUME (.*)$/m.exec(image) ?? [];
  expect(compose).toContain(`data:${volume}`);
});
