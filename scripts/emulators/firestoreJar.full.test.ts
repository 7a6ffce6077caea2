import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { findFirestoreEmulator, type FirestoreSources } from "./firestoreJar";

const CACHED = "/cache/firestore.jar";
const SDK_JAR = path.join("/sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar");

function sources(files: string[], more: Partial<FirestoreSources> = {}): FirestoreSources {
  return {
    env: {},
    exists: (file) => files.includes(file),
    wanted: () => ({ file: CACHED, url: "https://example.com/firestore.jar" }),
    reachable: () => Promise.resolve(false),
    download: () => false,
    cloudSdk: () => "/sdk",
    writeLauncher: (jar) => `launcher of ${jar}`,
    ...more,
  };
}

const networked = { reachable: () => Promise.resolve(true), download: vi.fn(() => true) };
const fromSdk = { jar: `launcher of ${SDK_JAR}`, from: "the Google Cloud CLI" };

describe("findFirestoreEmulator", () => {
  it("takes the cache of firebase-tools without asking the network", async () => {
    const reachable = vi.fn(() => Promise.resolve(true));
    const found = await findFirestoreEmulator(sources([CACHED, SDK_JAR], { reachable }));
    expect(found).toEqual({ ok: true, emulator: { from: "firebase-tools' cache" } });
    expect(reachable).not.toHaveBeenCalled();
  });

  it("downloads where the network allows it", async () => {
    const found = await findFirestoreEmulator(sources([SDK_JAR], networked));
    expect(found).toEqual({ ok: true, emulator: { from: "a download by firebase-tools" } });
  });

  it("falls back to the Google Cloud CLI when the download fails", async () => {
    const found = await findFirestoreEmulator(
      sources([SDK_JAR], { ...networked, download: () => false }),
    );
    expect(found).toEqual({ ok: true, emulator: fromSdk });
  });

  it("downloads nothing in CI when the Google Cloud CLI has one", async () => {
    const download = vi.fn(() => true);
    const found = await findFirestoreEmulator(
      sources([SDK_JAR], { ...networked, download, env: { CI: "true" } }),
    );
    expect(found).toEqual({ ok: true, emulator: fromSdk });
    expect(download).not.toHaveBeenCalled();
  });

  it("obeys FIRESTORE_EMULATOR_BINARY_PATH, and says so when it names nothing", async () => {
    const env = { FIRESTORE_EMULATOR_BINARY_PATH: "/mine.jar" };
    expect(await findFirestoreEmulator(sources(["/mine.jar", CACHED], { env }))).toEqual({
      ok: true,
      emulator: { jar: "/mine.jar", from: "FIRESTORE_EMULATOR_BINARY_PATH" },
    });
    expect(await findFirestoreEmulator(sources([CACHED], { env }))).toEqual({
      ok: false,
      reason: "FIRESTORE_EMULATOR_BINARY_PATH names no file (/mine.jar).",
    });
  });

  it("gives one sentence when there is none", async () => {
    const found = await findFirestoreEmulator(sources([], { cloudSdk: () => undefined }));
    expect(found).toEqual({
      ok: false,
      reason: expect.stringMatching(/^The Firestore emulator can neither be downloaded nor found/),
    });
  });
});
