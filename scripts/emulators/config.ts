import path from "node:path";
import { LOCALHOST } from "./ports";

/** Where each emulator listens; the hub is firebase-tools' own control server. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  hub: number;
  hosting?: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The firebase.json of one run: rules and hosting of the project's own file, on this run's ports.
 * All paths become absolute, because firebase-tools resolves them from the folder of its config.
 */
export function emulatorConfig(
  base: unknown,
  rulesFile: string,
  ports: EmulatorPorts,
  root: string,
): Record<string, unknown> {
  const at = (port: number) => ({ host: LOCALHOST, port });
  const hosting =
    isRecord(base) && isRecord(base["hosting"]) ? base["hosting"] : { public: "dist" };
  return {
    firestore: { rules: rulesFile },
    ...(ports.hosting === undefined
      ? {}
      : { hosting: { ...hosting, public: path.resolve(root, String(hosting["public"])) } }),
    emulators: {
      auth: at(ports.auth),
      firestore: at(ports.firestore),
      hub: at(ports.hub),
      ...(ports.hosting === undefined ? {} : { hosting: at(ports.hosting) }),
      ui: { enabled: false },
      // Tests use a project id of their own each.
      singleProjectMode: false,
    },
  };
}
