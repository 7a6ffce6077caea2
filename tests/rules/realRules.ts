import { readFileSync } from "node:fs";
import { request } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { emulatorHost, type RestAnswer } from "./rest";

/** The real rules. In jsdom, where golden.full.test.ts needs them, a URL beside this module is a page's. */
export const RULES = readFileSync(path.join(import.meta.dirname, "../../firestore.rules"), "utf8");

/** Sends rules for a project. A fetch would give up after five minutes, and a busy machine compiles longer than that. */
function send(projectId: string, rules: string, host: string): Promise<RestAnswer> {
  const body = JSON.stringify({ rules: { files: [{ name: "firestore.rules", content: rules }] } });
  const address = `http://${host}/emulator/v1/projects/${projectId}:securityRules`;
  return new Promise((resolve, reject) => {
    const asked = request(address, {
      method: "PUT",
      headers: { "content-type": "application/json" },
    });
    asked.once("response", (answer) => {
      text(answer).then(
        (found) => resolve({ status: answer.statusCode ?? 0, body: found }),
        reject,
      );
    });
    asked.once("error", reject);
    asked.end(body);
  });
}

/**
 * Loads rules for a project and returns what the compiler warns of.
 * @param host the Firestore emulator, where the environment does not name it
 * @throws when they do not compile
 */
export async function loadRules(
  projectId: string,
  rules: string,
  host: string = emulatorHost(),
): Promise<string[]> {
  const answer = await send(projectId, rules, host);
  if (answer.status !== 200) throw new Error(answer.body);
  const { issues = [] } = JSON.parse(answer.body) as {
    issues?: { description: string; sourcePosition: { line: number } }[];
  };
  return issues.map((issue) => `line ${issue.sourcePosition.line}: ${issue.description}`);
}

const compiled = new Map<string, Promise<readonly string[]>>();

/** Has the emulator compile the real rules for a project, once in a worker; what it warned of. */
export function loadRealRules(projectId: string): Promise<readonly string[]> {
  const known = compiled.get(projectId) ?? loadRules(projectId, RULES);
  compiled.set(projectId, known);
  return known;
}
