import path from "node:path";
import { LOCALHOST } from "./ports";

/** The port of each emulator. The hub is the control server of firebase-tools. */
export interface EmulatorPorts {
  auth: number;
  firestore: number;
  hub: number;
  /**
   * `websocket` and `logging` are set, because firebase-tools would choose the same ports in two runs that start at
   * once.
   */
  websocket: number;
  logging: number;
  hosting?: number;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The folders of one run. */
export interface RunPlaces {
  /** The folder that firebase.json is written to. */
  readonly folder: string;
  /** The folder of the built site. */
  readonly site: string;
}

/**
 * Returns the content of firebase.json for one run: this run's rules and ports, with the `hosting` of the project's
 * file. The path of the site is relative to the run's folder, because the Hosting emulator puts that folder before
 * every path.
 * @param base the content of the project's firebase.json
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
      // Tests use several project ids.
      singleProjectMode: false,
    },
  };
}
