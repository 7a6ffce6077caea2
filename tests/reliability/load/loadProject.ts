import { readFileSync } from "node:fs";
import path from "node:path";
import { PUBLISHED } from "../../../src/data/published";
import { publishedSeed, seedData, sheetSeeds } from "../../../src/demo/seed/seedData";
import { mls } from "../../arena/leagues/mls";
import { ROOT } from "../../../scripts/emulators/firebaseTools";
import { restFields } from "../../../scripts/seed/firestoreValues";

/** A project of its own on a running emulator, with so many fixtures of the football league. */
export interface LoadProject {
  readonly projectId: string;
  readonly firestoreHost: string;
  /** The fixtures' ids. */
  readonly ids: readonly string[];
  /** Changes one field of one fixture, in the collection and where it is published. */
  mark(id: string, stadium: string): Promise<void>;
  /** Forgets the published documents, so that visitors list the collection. */
  unpublish(): Promise<void>;
  /** Forgets everything. */
  clear(): Promise<void>;
}

const COLLECTION = mls.collections.fixtures ?? "";
/** The emulator lets this token pass all rules. */
const OWNER = { authorization: "Bearer owner", "content-type": "application/json" };
const COMMIT_SIZE = 400;

async function send(url: string, method: string, body?: object): Promise<void> {
  const answer = await fetch(url, {
    method,
    headers: OWNER,
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url}: ${answer.status} ${await answer.text()}`);
}

/** Fills a project of that name, under the project's own rules. @throws Error when the emulator refuses */
export async function loadProject(
  firestoreHost: string,
  projectId: string,
  size: number,
): Promise<LoadProject> {
  const now = new Date();
  const { collections } = seedData({ now, variant: "big" });
  const seeded = collections.find(({ collection }) => collection === COLLECTION);
  const documents = seeded?.documents.slice(0, size) ?? [];
  const root = `projects/${projectId}/databases/(default)/documents`;
  const at = (suffix: string) => `http://${firestoreHost}/v1/${root}${suffix}`;
  const content = readFileSync(path.join(ROOT, "firestore.rules"), "utf8");
  await send(`http://${firestoreHost}/emulator/v1/projects/${projectId}:securityRules`, "PUT", {
    rules: { files: [{ name: "firestore.rules", content }] },
  });
  const writes = [
    ...documents.map(({ id, document }) => [`${COLLECTION}/${id}`, document] as const),
    [`${PUBLISHED}/${COLLECTION}`, publishedSeed({ documents }, now)] as const,
    ...sheetSeeds(seeded ? [{ ...seeded, documents }] : [], now).map(
      ({ id, document }) => [`${PUBLISHED}/${id}`, document] as const,
    ),
  ].map(([name, fields]) => ({ update: { name: `${root}/${name}`, fields: restFields(fields) } }));
  for (let from = 0; from < writes.length; from += COMMIT_SIZE) {
    await send(at(":commit"), "POST", { writes: writes.slice(from, from + COMMIT_SIZE) });
  }

  return {
    projectId,
    firestoreHost,
    ids: documents.map(({ id }) => id),
    async mark(id, stadium) {
      const fields = restFields({ stadium });
      const published = restFields({ records: { [id]: { stadium } } });
      const sheet = restFields({ fixtures: { [id]: { s: stadium } } });
      await send(at(":commit"), "POST", {
        writes: [
          {
            update: { name: `${root}/${COLLECTION}/${id}`, fields },
            updateMask: { fieldPaths: ["stadium"] },
          },
          {
            update: { name: `${root}/${PUBLISHED}/${COLLECTION}`, fields: published },
            updateMask: { fieldPaths: [`records.\`${id}\`.stadium`] },
          },
          {
            update: { name: `${root}/${PUBLISHED}/${mls.slug}`, fields: sheet },
            updateMask: { fieldPaths: [`fixtures.\`${id}\`.s`] },
          },
        ],
      });
    },
    async unpublish() {
      for (const id of [mls.slug, COLLECTION]) await send(at(`/${PUBLISHED}/${id}`), "DELETE");
    },
    clear: () => send(`http://${firestoreHost}/emulator/v1/${root}`, "DELETE"),
  };
}

/** The value below which that share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

/** "1.2 s" */
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
