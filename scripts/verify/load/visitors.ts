import { restReader } from "../../../src/data/rest/restReader";
import { mls } from "../../../src/leagues/mls";
import { percentile, type LoadProject } from "./loadProject";

export interface Visited {
  readonly visitors: number;
  readonly errors: readonly string[];
  readonly median: number;
  readonly p95: number;
  /** Readings in a second, all visitors together. */
  readonly rate: number;
}

/** So many visitors read the league's fixtures in the same instant, with the site's own code. */
export async function readTogether(
  { projectId, firestoreHost, ids }: LoadProject,
  visitors = 300,
): Promise<Visited> {
  const errors: string[] = [];
  const latencies: number[] = [];
  const started = Date.now();
  const visit = async () => {
    const reader = restReader({ projectId, apiKey: "load", emulatorHost: firestoreHost }, 60_000);
    try {
      const { records } = await reader.read(mls, "fixtures");
      latencies.push(Date.now() - started);
      if (records.length !== ids.length) errors.push(`${records.length} records`);
    } catch (thrown) {
      errors.push(String(thrown));
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return {
    visitors,
    errors,
    median: percentile(latencies, 0.5),
    p95: percentile(latencies, 0.95),
    rate: (1000 * latencies.length) / (Date.now() - started),
  };
}
