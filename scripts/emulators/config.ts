import path from "node:path";
import { LOCALHOST } from "./ports";

/** Where each emulator listens; the hub is firebase-tools' own control server. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  hub: number;
  /** Left alone, firebase-tools takes the next free ones, and two runs that start at once the same. */
  websocket: number;
  logging: number;
  hosting?: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The place of a run's firebase.json, and what it serves. */
export interface RunPlaces {
  /** The folder that firebase.json is written to. */
  readonly folder: string;
  /** The folder of the built site. */
  readonly site: string;
}

/**
 * The firebase.json of one run: rules and hosting of the project's own file, on this run's ports.
 * The site is named from the folder of this file, because the hosting emulator puts that before any path.
 */
export function emulatorConfig(
  base: unknown,
  rulesFile: string,
  ports: EmulatorPorts,
  { folder, site }: RunPlaces,
): Record<string, unknown> {
  const at = (port: number) => ({ host: LOCALHOST, port });
  const hosting = isRecord(base) && isRecord(base["hosting"]) ? base["hosting"] : {};
  return {
    firestore: { rules: rulesFile },
    ...(ports.hosting === undefined
      ? {}
      : { hosting: { ...hosting, public: path.relative(folder, site) } }),
    emulators: {
      auth: at(ports.auth),
      firestore: { ...at(ports.firestore), websocketPort: ports.websocket },
      logging: at(ports.logging),
      hub: at(ports.hub),
      ...(ports.hosting === undefined ? {} : { hosting: at(ports.hosting) }),
      ui: { enabled: false },
      // Tests use a project id of their own each.
      singleProjectMode: false,
    },
  };
}
