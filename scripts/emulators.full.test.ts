import path from "node:path";
import { describe, expect, it } from "vitest";
import { startEmulators } from "./emulators";
import { emulatorConfig } from "./emulators/config";
import { firebaseEnv } from "./emulators/firebaseTools";

describe("startEmulators", () => {
  it("refuses a project that could be a real one", async () => {
    const options = { projectId: "arena", rulesFile: "firestore.rules" };
    await expect(startEmulators(options)).rejects.toThrow('must begin with "demo-"');
  });

  it("refuses to start without rules, which would let everybody write", async () => {
    const options = { projectId: "demo-x", rulesFile: "no-such.rules" };
    await expect(startEmulators(options)).rejects.toThrow("There is no rules file no-such.rules.");
  });
});

describe("emulatorConfig", () => {
  const ports = { auth: 1, firestore: 2, hub: 3, websocket: 5, logging: 6 };
  const base = { hosting: { public: "dist", headers: [{ source: "**" }] } };
  const places = { folder: "/r/.arena/run-1", site: "/r/dist" };

  it("puts each emulator on its port, without the emulators' own web page", () => {
    const config = emulatorConfig(base, "/r/firestore.rules", ports, places);
    expect(config).toEqual({
      firestore: { rules: "/r/firestore.rules" },
      emulators: {
        auth: { host: "127.0.0.1", port: 1 },
        firestore: { host: "127.0.0.1", port: 2, websocketPort: 5 },
        logging: { host: "127.0.0.1", port: 6 },
        hub: { host: "127.0.0.1", port: 3 },
        ui: { enabled: false },
        singleProjectMode: false,
      },
    });
  });

  it("serves the built site with the project's own headers when hosting is wanted", () => {
    const config = emulatorConfig(base, "/r/x", { ...ports, hosting: 4 }, places);
    expect(config["hosting"]).toEqual({
      public: path.join("..", "..", "dist"),
      headers: [{ source: "**" }],
    });
    expect(config["emulators"]).toMatchObject({ hosting: { port: 4 } });
  });
});

describe("firebaseEnv", () => {
  it("puts the wanted Java first and keeps firebase-tools to itself", () => {
    const env = firebaseEnv({ Path: "/bin", FIRESTORE_EMULATOR_HOST: "x:1", DEBUG: "*" }, "/java");
    expect(env).toMatchObject({ CI: "true", NO_UPDATE_NOTIFIER: "1" });
    expect(env["Path"]).toBe(`/java${path.delimiter}/bin`);
    expect(env).not.toHaveProperty("FIRESTORE_EMULATOR_HOST");
    expect(env).not.toHaveProperty("DEBUG");
  });
});
