import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

/** docs/deployment.md is followed by people who cannot tell a mistake in it from one of their own. */

const guide = ["deployment", "update"]
  .map((name) => readFileSync(`docs/${name}.md`, "utf8"))
  .join("\n");
const codes = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code);
const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = ""]) =>
  block.split("\n").map((line) => line.replace(/\s+#.*$/, "").trim()),
);
const commands = [...codes, ...blocks];

const sources = ["src/admin", "src/session", "src/data"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => readFileSync(path.join(folder, file), "utf8").replaceAll(/\s+/g, " ")),
);

describe("the deployment guide names only what is there", () => {
  it("commands of this folder", () => {
    const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const named = commands.flatMap((line) =>
      [...line.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)].map(([, name = ""]) => name),
    );
    expect(named).toEqual(expect.arrayContaining(["build", "feeds", "check:live"]));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it("commands of which it says whether they were tried", () => {
    const [before = "", tried = ""] = readFileSync("docs/deployment.md", "utf8").split(
      "## What was tried here",
    );
    const isCommand = (line: string) => /^(npm|npx|gcloud|curl) /.test(line);
    const named = [
      ...[...before.matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code),
      ...[...before.matchAll(/```sh\n([^]*?)```/g)].flatMap(([, block = ""]) => block.split("\n")),
    ]
      .map((line) => line.replace(/\s+#.*$/, "").trim())
      .filter(isCommand);
    const told = [...tried.replaceAll("\\|", "|").matchAll(/`([^`\n]+)`/g)]
      .map(([, code = ""]) => code.replace(/ ?…$/, ""))
      .filter(isCommand);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((line) => !told.some((one) => line.startsWith(one)))).toEqual([]);
  });

  it("targets of a deployment that the project configures", () => {
    const config = JSON.parse(readFileSync("firebase.json", "utf8")) as Record<string, unknown>;
    const targets = commands.flatMap((line) =>
      [...line.matchAll(/firebase deploy --only ([\w,]+)/g)].flatMap(([, names = ""]) =>
        names.split(","),
      ),
    );
    expect(targets).toEqual(expect.arrayContaining(["firestore", "hosting"]));
    expect(targets.filter((name) => !(name in config))).toEqual([]);
  });

  it("files", () => {
    const files = codes.filter((code) => /^[\w./-]+\.(ts|tsx|md|json|rules|example)$/.test(code));
    expect(files).toEqual(expect.arrayContaining(["firebase.json", ".env.example"]));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it("settings that the build reads, each in the example", () => {
    const example = readFileSync(".env.example", "utf8");
    const names = commands.flatMap((line) => line.match(/VITE_[A-Z_]+(?=[=`]|$)/g) ?? []);
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !example.includes(`${name}=`))).toEqual([]);
  });

  it("its own headings", () => {
    const anchors = new Set(
      [...guide.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
        title
          .toLowerCase()
          .replace(/[^\w -]/g, "")
          .replaceAll(" ", "-"),
      ),
    );
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor = ""]) => anchor);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });

  it.each([
    "Ask for rights",
    "Administrators",
    "Site copies",
    "Import from the old site",
    "Publish everything",
    "Download the report",
    "Move finished matches",
    "Broken records",
    "History",
    "Backups",
    "Download everything",
    "Archive the history",
    "Bring records back",
    "Erase a person",
    "sign out when this tab closes",
  ])("a part of the site: %s", (words) => {
    expect(guide).toContain(words);
    expect(sources.some((text) => text.includes(words))).toBe(true);
  });
});
