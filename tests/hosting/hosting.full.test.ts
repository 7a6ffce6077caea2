import { expect, it } from "vitest";
import { freePort, LOCALHOST } from "../../scripts/emulators/ports";
import { startEmulators, type Emulators } from "../../scripts/emulators";
import { checkLive } from "../../tools/live/checks";
import { builtFor, promises } from "./promises";

let emulators: Emulators;

promises("the site on the hosting emulator", async () => {
  const ports = { auth: await freePort(), firestore: await freePort() };
  const { outDir, files, remove } = await builtFor(ports);
  emulators = await startEmulators({
    projectId: "demo-hosting",
    rulesFile: "firestore.rules",
    hosting: 0,
    site: outDir,
    ...ports,
  });
  // The first answer waits until the rules are compiled, which takes a busy machine longer than a check waits.
  await fetch(
    `http://${LOCALHOST}:${emulators.ports.firestore}/v1/projects/demo-hosting/databases/(default)/documents/published/mls`,
  );
  return {
    url: `http://${LOCALHOST}:${emulators.ports.hosting}`,
    files,
    async close() {
      await emulators.stop();
      await remove();
    },
  };
});

it("is held against the checklist by check:live, as far as emulators answer", async () => {
  const { hosting, firestore, auth } = emulators.ports;
  const at = (port: number | undefined) => `http://${LOCALHOST}:${port}`;
  const findings = await checkLive({
    project: "demo-hosting",
    apiKey: "key",
    database: "(default)",
    site: at(hosting),
    firestore: at(firestore),
    auth: `${at(auth)}/identitytoolkit.googleapis.com`,
    rulesService: at(undefined),
    sessions: `${at(auth)}/securetoken.googleapis.com`,
    leagues: ["mls"],
    signUp: false,
    indexes: [],
    as: null,
    rules: "",
    token: null,
  });
  expect(findings.map(({ what, state }) => `${state}: ${what}`)).toEqual([
    "ok: The site answers with its headers",
    // The emulators let anybody make an account, and begin a transaction.
    "wrong: Accounts are made as src/arena says",
    "wrong: A visitor cannot begin a transaction",
    "ok: A collection that no rule names is closed",
    "ok: The list of administrators is closed",
    "ok: The entry of an administrator is closed",
    "unknown: The rules are those of this repository",
    "wrong: A visitor reads mls",
    "ok: The key lets administrators sign in and stay so",
    // The emulators take any key from anywhere.
    "wrong: The key is for this site alone",
    "unknown: Calendars are younger than two days",
    // The database is empty: their list is published when an owner looks at Leagues.
    "wrong: Leagues that were opened in the app have pages",
    "unknown: There is an owner",
    "unknown: The indexes are ready",
  ]);
});
