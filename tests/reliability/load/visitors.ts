import { Agent, get } from "node:http";
import { restReader } from "../../../src/data/rest/restReader";
import { mls } from "../../../tests/arena/leagues/mls";
import { percentile, type LoadProject } from "./loadProject";

export interface Visited {
  readonly errors: readonly string[];
  /** From sending a visitor's first request until the last answer is complete, in milliseconds. */
  readonly median: number;
  readonly p95: number;
  /** Visits in a second, all visitors together. */
  readonly rate: number;
}

interface Answer {
  readonly status: number | undefined;
  readonly body: Buffer;
}

/** Asks over a connection of its own, as another visitor would. */
function ask(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode, body: Buffer.concat(parts) }),
      );
    });
    sent.setTimeout(60_000, () => sent.destroy(new Error("no answer within a minute")));
    sent.on("error", reject);
  });
}

async function askAll(addresses: readonly string[]): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  try {
    for (const address of addresses) answers.push(await ask(address, agent));
  } finally {
    agent.destroy();
  }
  return answers;
}

/**
 * What the site's own code asks for when somebody looks at the league's fixtures, in this order.
 * @throws Error when it does not find all of them
 */
async function visitedAddresses({ projectId, firestoreHost, ids }: LoadProject): Promise<string[]> {
  const addresses: string[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (asked, options) => {
    addresses.push(String(asked));
    return fetch(asked, options);
  };
  try {
    const reader = restReader({ projectId, apiKey: "load", emulatorHost: firestoreHost });
    const { records } = await reader.read(mls, "fixtures");
    if (records.length !== ids.length) throw new Error(`${records.length} fixtures were found.`);
  } finally {
    globalThis.fetch = fetch;
  }
  return addresses;
}

/** An answer without the token of the next page, which names the moment it was read at. */
const told = ({ status, body }: Answer) =>
  `${status} ${body.toString().replace(/"nextPageToken": *"[^"]*"/, "")}`;

/**
 * So many visitors ask for the league's fixtures in the same instant: for what the site's own code asks for,
 * and every answer must be the one that code has read all fixtures from. Reading it is not part of the
 * time, because each visitor does that on a device of their own.
 */
export async function readTogether(project: LoadProject, visitors = 300): Promise<Visited> {
  const addresses = await visitedAddresses(project);
  const expected = (await askAll(addresses)).map(told).join();
  const errors: string[] = [];
  const latencies: number[] = [];
  const given: Answer[][] = [];
  const started = Date.now();
  const visit = async () => {
    try {
      given.push(await askAll(addresses));
      latencies.push(Date.now() - started);
    } catch (thrown) {
      errors.push(String(thrown));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  const rate = (1000 * latencies.length) / (Date.now() - started);
  const others = given.filter((answers) => answers.map(told).join() !== expected);
  if (others.length > 0) errors.push(`${others.length} visitors were answered something else`);
  return { errors, median: percentile(latencies, 0.5), p95: percentile(latencies, 0.95), rate };
}
