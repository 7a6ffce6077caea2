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
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findOrFetchJava } from "./java";

/* Programs that say which Java they are, and a stand-in for Adoptium that sends one, packed as a runtime is. */

let folder: string;
let server: Server;
let api: string;
let archive: Buffer;
/** What the stand-in sends and promises. */
let sent: { body: Buffer; checksum: string };
let asked: number;

const NONE = "The emulators need Java 21 or newer, and no Java was found.";
const ADVICE = "Install one: adoptium.net, or Debian's openjdk-21-jre-headless.";

/** Puts a Java of that version into a folder, and says where its program is. */
function putJava(version: string, ...place: string[]): string {
  const program = path.join(folder, ...place, "java");
  mkdirSync(path.dirname(program), { recursive: true });
  writeFileSync(program, `#!/bin/sh\necho 'openjdk version "${version}" 2025-10-21' >&2\n`);
  chmodSync(program, 0o755);
  return program;
}

function packJava(): Buffer {
  putJava("21.0.9", "packed", "jdk-21.0.9+10-jre", "bin");
  spawnSync("tar", ["-czf", "jre.tar.gz", "-C", "packed", "jdk-21.0.9+10-jre"], { cwd: folder });
  return readFileSync(path.join(folder, "jre.tar.gz"));
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "arena-java-"));
  archive = packJava();
  sent = { body: archive, checksum: createHash("sha256").update(archive).digest("hex") };
  asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    const link = `${api}/jre.tar.gz`;
    const file = { name: "jre.tar.gz", link, checksum: sent.checksum, size: archive.length };
    response.end(
      request.url === "/jre.tar.gz" ? sent.body : JSON.stringify([{ binary: { package: file } }]),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // It listens on a port, so its address is one of these.
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Looks on a machine that has only the Javas of the test, and says what was said. */
async function look(env: NodeJS.ProcessEnv = {}) {
  const said: string[] = [];
  const folders = [path.join(folder, "own"), path.join(folder, "system")] as const;
  const search = await findOrFetchJava((line) => said.push(line), {
    env: { PATH: path.join(folder, "path"), ...env },
    folders,
    api,
  });
  return { said, search };
}

describe("a machine with Java", () => {
  it("uses the one of the PATH where it is new enough, and asks nobody", async () => {
    putJava("25", "path");
    expect(await look()).toEqual({
      said: [],
      search: { ok: true, java: { command: "java", major: 25 } },
    });
    expect(asked).toBe(0);
  });

  it("prefers JAVA_HOME to the system's folders where the PATH has an old one", async () => {
    putJava("1.8.0_392", "path");
    const command = putJava("22-ea", "home", "bin");
    putJava("25", "system", "jdk-25", "bin");
    const { search } = await look({ JAVA_HOME: path.join(folder, "home") });
    expect(search).toEqual({ ok: true, java: { command, major: 22 } });
  });

  it("looks through the folders, passing over old ones and broken links, also as macOS has them", async () => {
    putJava("17.0.15", "system", "a-17", "bin");
    mkdirSync(path.join(folder, "system", "broken"));
    const command = putJava("21.0.2", "system", "t.jdk", "Contents", "Home", "bin");
    expect((await look()).search).toEqual({ ok: true, java: { command, major: 21 } });
  });
});

describe("a machine without", () => {
  it("fetches one once, says so, and finds it the next time", async () => {
    const command = path.join(folder, "own", "jdk-21.0.9+10-jre", "bin", "java");
    const { said, search } = await look();
    expect(search).toEqual({ ok: true, java: { command, major: 21 } });
    expect(said).toEqual([
      "Downloading a Java 21 runtime (Eclipse Temurin, 1 MB) into .arena/java.",
    ]);
    expect(readdirSync(path.join(folder, "own"))).toEqual(["jdk-21.0.9+10-jre"]);
    expect(await look()).toEqual({ said: [], search });
    expect(asked).toBe(2);
  });

  it.each([
    ["the checksum of the download is wrong", () => (sent.body = archive.subarray(0, 100))],
    [
      "it could not be unpacked",
      () => {
        const body = Buffer.alloc(100);
        sent = { body, checksum: createHash("sha256").update(body).digest("hex") };
      },
    ],
  ])("leaves nothing behind when %s", async (why, spoil) => {
    spoil();
    const { search } = await look();
    const reason = `${NONE} None could be downloaded: ${why}. ${ADVICE}`;
    expect(search).toEqual({ ok: false, reason });
    expect(
      readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
        file.startsWith(`own${path.sep}`),
      ),
    ).toEqual([]);
  });

  it("says what it found instead and what to install where there is no network", async () => {
    putJava("17", "path");
    await new Promise((resolve) => server.close(resolve));
    const { said, search } = await look();
    const reason = `The emulators need Java 21 or newer, and only Java 17 was found. None could be downloaded: there is no network. ${ADVICE}`;
    expect(search).toEqual({ ok: false, reason });
    expect(said).toEqual([]);
  });
});
