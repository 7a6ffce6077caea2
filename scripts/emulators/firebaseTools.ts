import path from "node:path";
import { fileURLToPath } from "node:url";

/** The project's own folder. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** What local runs leave behind; git ignores it. */
export const LOCAL_FOLDER = path.join(ROOT, ".arena");

/** The installed firebase-tools. */
export const FIREBASE_TOOLS = path.join(ROOT, "node_modules", "firebase-tools");

/** The file that node runs as `firebase`. */
export const firebaseProgram = path.join(FIREBASE_TOOLS, "lib", "bin", "firebase.js");

/**
 * The environment firebase-tools runs in: with CI set it asks for no news and no updates, and with
 * a settings folder of its own it never sends usage figures, whatever its user has allowed elsewhere.
 * @param own the environment to build on
 * @param javaBin folder of the Java to use, put first on the PATH
 */
export function firebaseEnv(
  own: Record<string, string | undefined>,
  javaBin?: string,
): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...own,
    CI: "true",
    NO_UPDATE_NOTIFIER: "1",
    XDG_CONFIG_HOME: path.join(LOCAL_FOLDER, "config"),
  };
  // A shell that points at emulators would make firebase-tools use those instead of its own.
  delete env["FIRESTORE_EMULATOR_HOST"];
  delete env["FIREBASE_AUTH_EMULATOR_HOST"];
  // Any debug setting meant for something else fills the log with firebase-tools' own.
  delete env["DEBUG"];
  if (javaBin) {
    const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
    env[name] = `${javaBin}${path.delimiter}${env[name] ?? ""}`;
  }
  return env;
}
