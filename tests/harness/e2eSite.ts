import { rm } from "node:fs/promises";
import path from "node:path";
import { builtSite, siteFor, type BuiltStore } from "../../scripts/build/builtSite";
import { LOCALHOST, startEmulators } from "../../scripts/emulators";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { serveSite } from "../../scripts/hosting/serveSite";
import { seedEmulators } from "../../scripts/seed";
import { loadRules, RULES } from "../rules/realRules";
import { rememberedSite } from "./rememberedSite";

const PROJECT_ID = "demo-arena-e2e";

/** The environment variables with the addresses of a site and its database, which tests read. */
type SiteVariables = Readonly<Partial<Record<SiteVariable, string>> & { ARENA_E2E_URL: string }>;
type SiteVariable = "ARENA_E2E_PROJECT" | "FIRESTORE_EMULATOR_HOST" | "FIREBASE_AUTH_EMULATOR_HOST";

/** A running site, served as in production, for tests in browsers. */
export interface RunningSite {
  readonly url: string;
  stop(): Promise<void>;
}

const starting = { embedded: startEmbedded, emulators: startEmulated } satisfies Record<
  BuiltStore,
  () => Promise<[SiteVariables, stop: RunningSite["stop"]]>
>;

/**
 * Serves the site built for a store on a free port. For the store "emulators" it also starts emulators and seeds them.
 * If ARENA_E2E_URL is set, tests use that site and nothing is started.
 */
export async function startSite(store: BuiltStore): Promise<RunningSite> {
  const given = process.env["ARENA_E2E_URL"];
  if (given) return { url: given, stop: async () => {} };
  const [variables, close] = await starting[store]();
  Object.assign(process.env, variables);
  return {
    url: variables.ARENA_E2E_URL,
    async stop() {
      for (const name of Object.keys(variables)) delete process.env[name];
      await close();
    },
  };
}

/** Serves the embedded build from its folder. No copy is needed, because its data is in each browser. */
async function startEmbedded(): Promise<[SiteVariables, RunningSite["stop"]]> {
  const outDir = await builtSite("embedded");
  const site = await rememberedSite(await serveSite({ outDir }));
  return [{ ARENA_E2E_URL: site.url }, site.close];
}

async function startEmulated(): Promise<[SiteVariables, RunningSite["stop"]]> {
  const projectId = `${PROJECT_ID}-${process.pid}`;
  const emulators = await startEmulators(
    // The real rules are loaded afterwards, for this project only. The emulator compiles the rules it starts with
    // twice.
    { projectId, rulesFile: "tests/rules/nothing.rules", brief: true, memory: 2 },
    console.log,
  );
  try {
    const firestoreHost = `${LOCALHOST}:${emulators.ports.firestore}`;
    const authHost = `${LOCALHOST}:${emulators.ports.auth}`;
    await loadRules(projectId, RULES, firestoreHost);
    await seedEmulators({ projectId, firestoreHost, authHost, now: new Date() });

    const outDir = path.join(LOCAL_FOLDER, projectId);
    await siteFor(outDir, projectId, emulators.ports);
    const connections = [`http://${firestoreHost}`, `http://${authHost}`];
    const site = await rememberedSite(await serveSite({ outDir, connections }));
    const variables = {
      ARENA_E2E_URL: site.url,
      ARENA_E2E_PROJECT: projectId,
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      FIREBASE_AUTH_EMULATOR_HOST: authHost,
    };
    const stop = async () => {
      await site.close();
      await emulators.stop();
      await rm(outDir, { recursive: true, force: true });
    };
    return [variables, stop];
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}
