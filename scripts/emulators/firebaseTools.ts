import path from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of this repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** The folder for files of local runs; git ignores it. */
export const LOCAL_FOLDER = path.join(ROOT, ".arena");

/** The folder of the installed firebase-tools. */
export const FIREBASE_TOOLS = path.join(ROOT, "node_modules", "firebase-tools");

/** The file that Node runs as `firebase`. */
export const firebaseProgram = path.join(FIREBASE_TOOLS, "lib", "bin", "firebase.js");

/**
 * Returns the environment for firebase-tools. With CI set it does not look for news and updates. With a separate
 * settings folder it never sends statistics of its use, even if the user has allowed that elsewhere.
 * @param own the environment to start from
 * @param javaBin the folder of the Java to use; it is put first on the PATH
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
  // If the shell names emulators, firebase-tools would use those instead of the ones it starts.
  delete env["FIRESTORE_EMULATOR_HOST"];
  delete env["FIREBASE_AUTH_EMULATOR_HOST"];
  // With DEBUG set for another program, firebase-tools would fill the log with its own debug lines.
  delete env["DEBUG"];
  if (javaBin) {
    const name = Object.keys(env).find((key) => key.toUpperCase() === "PATH") ?? "PATH";
    env[name] = `${javaBin}${path.delimiter}${env[name] ?? ""}`;
  }
  return env;
}
