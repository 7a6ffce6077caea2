import type { Delivered } from "../../src/data/delivered";
import type { FirstRequest } from "../../src/app/entry/server";

/** What was read of the database while building. */
export interface DayData {
  readonly readAt: number;
  /** The published documents by address; one that does not exist is absent. */
  readonly bodies: ReadonlyMap<string, unknown>;
}

/** Reads the published documents at these addresses. @throws Error when one of them cannot be read */
export async function readDayData(addresses: ReadonlySet<string>): Promise<DayData> {
  const bodies = new Map<string, unknown>();
  for (const address of addresses) {
    const answer = await fetch(address);
    if (answer.ok) bodies.set(address, await answer.json());
    else if (answer.status !== 404)
      throw new Error(`The database answered ${answer.status} to ${address.replace(/\?.*/, "")}.`);
  }
  return { readAt: Date.now(), bodies };
}

/** What a page that begins with these requests carries; undefined when nothing is published of it. */
export function deliveredTo(
  requests: readonly FirstRequest[],
  { readAt, bodies }: DayData,
): Delivered | undefined {
  const documents = requests.flatMap(({ address, league, kind }) => {
    const body = bodies.get(address);
    return body === undefined ? [] : [{ league, kind, body }];
  });
  return documents.length > 0 ? { readAt, documents } : undefined;
}
