import { get, type IncomingMessage } from "node:http";
import { emulatorHost } from "./rest";

/** A rule's condition or a function's body, with what came out of it. */
export interface Reported {
  readonly sourcePosition: { readonly line: number; readonly currentOffset: number };
  readonly values?: readonly { readonly value: { readonly boolValue?: boolean } }[];
}

/** Of { report: [ { children: [ … ] } ] }: how deep the keys of a reported expression are. */
const OF_EXPRESSION = 3;

const [QUOTE, BACKSLASH] = ['"', "\\"].map((sign) => sign.charCodeAt(0));
const OPENING = new Set([..."{["].map((sign) => sign.charCodeAt(0)));
const CLOSING = new Set([..."}]"].map((sign) => sign.charCodeAt(0)));

/**
 * The JSON of a report without what its expressions consist of: with that it is longer than a text may be (512 MB).
 * @param chunks the bytes of the whole
 */
async function withoutChildren(chunks: AsyncIterable<Buffer>): Promise<string> {
  const kept: Buffer[] = [];
  let depth = 0;
  let isText = false;
  let isEscaped = false;
  let text = "";
  for await (const chunk of chunks) {
    let from = depth > OF_EXPRESSION && text === "children" ? chunk.length : 0;
    // An iterator would take a minute for half a gigabyte.
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      const isKey = depth === OF_EXPRESSION;
      if (isText) {
        if (isEscaped) isEscaped = false;
        else if (byte === BACKSLASH) isEscaped = true;
        else if (byte === QUOTE) isText = false;
        else if (isKey) text += String.fromCharCode(byte);
      } else if (byte === QUOTE) {
        isText = true;
        if (isKey) text = "";
      } else if (OPENING.has(byte)) {
        depth += 1;
        if (isKey && text === "children") kept.push(chunk.subarray(from, at + 1));
      } else if (CLOSING.has(byte)) {
        depth -= 1;
        if (depth !== OF_EXPRESSION) continue;
        if (text === "children") from = at;
        text = "";
      }
    }
    if (!(depth > OF_EXPRESSION && text === "children")) kept.push(chunk.subarray(from));
  }
  return Buffer.concat(kept).toString();
}

/** What the emulator reports of each condition and each function of a project's rules since they were loaded. */
export async function ruleCoverage(projectId: string): Promise<readonly Reported[]> {
  const address = `http://${emulatorHost()}/emulator/v1/projects/${projectId}:ruleCoverage`;
  // A fetch would give up after five minutes, and a busy emulator writes longer than that.
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, resolve).once("error", reject);
  });
  const json = await withoutChildren(answer);
  if (answer.statusCode !== 200) throw new Error(json);
  return (JSON.parse(json) as { report: readonly Reported[] }).report;
}
