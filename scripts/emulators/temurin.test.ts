import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findJava } from "./java";
import { findOrFetchJava } from "./temurin";

/** A stand-in for Adoptium: a program that says it is Java 21, packed as a runtime is. */

let folder: string;
let server: Server;
let api: string;
let archive: Buffer;
/** What the stand-in sends and promises. */
let sent: { body: Buffer; checksum: string; size: number };
let asked: string[];

const NONE = "The Firestore emulator needs Java 21 or newer, and no Java was found.";

function makeArchive(): Buffer {
  const work = mkdtempSync(path.join(tmpdir(), "arena-jre-"));
  const bin = path.join(work, "jdk-21.0.9+10-jre", "bin");
  mkdirSync(bin, { recursive: true });
  const program = path.join(bin, "java");
  writeFileSync(program, '#!/bin/sh\necho "openjdk version \\"21.0.9\\" 2025-10-21" >&2\n');
  chmodSync(program, 0o755);
  spawnSync("tar", ["-czf", "jre.tar.gz", "jdk-21.0.9+10-jre"], { cwd: work });
  const content = readFileSync(path.join(work, "jre.tar.gz"));
  rmSync(work, { recursive: true });
  return content;
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "arena-java-"));
  archive = makeArchive();
  const checksum = createHash("sha256").update(archive).digest("hex");
  sent = { body: archive, checksum, size: archive.length };
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (request.url === "/jre.tar.gz") response.end(sent.body);
    else {
      const { checksum: promised, size } = sent;
      const link = `${api}/jre.tar.gz`;
      response.end(
        JSON.stringify([
          { binary: { package: { name: "jre.tar.gz", link, checksum: promised, size } } },
        ]),
      );
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  api = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** This machine as if it had no Java but the one in the folder. */
const find = () =>
  findJava({
    env: { HOME: "/nowhere" },
    platform: "linux",
    own: folder,
    list: (name) => (name === folder ? readdirSync(folder) : []),
    version: (command) => {
      if (!command.startsWith(folder)) return undefined;
      const run = spawnSync(command, ["-version"], { encoding: "utf8" });
      return run.status === 0 ? run.stderr : undefined;
    },
  });

async function fetchJava() {
  const said: string[] = [];
  const search = await findOrFetchJava((line) => said.push(line), { api, folder, find });
  return { said, search };
}

describe("a machine without Java", () => {
  it("fetches one once, says so, and finds it the next time", async () => {
    const { said, search } = await fetchJava();
    const command = path.join(folder, "jdk-21.0.9+10-jre", "bin", "java");
    expect(search).toEqual({ ok: true, java: { command, major: 21 } });
    expect(said).toEqual([
      "Downloading a Java 21 runtime (Eclipse Temurin, 1 MB, once) into .arena/java.",
    ]);
    expect(readdirSync(folder)).toEqual(["jdk-21.0.9+10-jre"]);
    const requests = asked.length;
    expect(await fetchJava()).toEqual({ said: [], search });
    expect(asked).toHaveLength(requests);
  });

  it.each([
    ["the download was cut short", () => (sent.body = archive.subarray(0, 100))],
    ["its checksum is wrong", () => (sent.checksum = "0".repeat(64))],
    [
      "it could not be unpacked",
      () => {
        const body = Buffer.alloc(100);
        const checksum = createHash("sha256").update(body).digest("hex");
        sent = { body, checksum, size: body.length };
      },
    ],
  ])("leaves nothing behind when %s", async (why, spoil) => {
    spoil();
    const { search } = await fetchJava();
    const reason = `${NONE} None could be downloaded: ${why}. Install one from adoptium.net.`;
    expect(search).toEqual({ ok: false, reason });
    expect(readdirSync(folder)).toEqual([]);
  });

  it("says what to install where there is no network", async () => {
    await new Promise((resolve) => server.close(resolve));
    const { said, search } = await fetchJava();
    const reason = `${NONE} None could be downloaded: there is no network. Install one from adoptium.net.`;
    expect(search).toEqual({ ok: false, reason });
    expect(said).toEqual([]);
  });
});

it("asks nobody where there is a Java", async () => {
  const java = { command: "java", major: 25 };
  const search = await findOrFetchJava(() => {}, { api, folder, find: () => ({ ok: true, java }) });
  expect(search).toEqual({ ok: true, java });
  expect(asked).toEqual([]);
});
