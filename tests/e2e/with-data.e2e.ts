import { rm } from "node:fs/promises";
import path from "node:path";
import { runBuild } from "../../scripts/build/runBuild";
import { LOCAL_FOLDER } from "../../scripts/emulators/firebaseTools";
import { serveSite, type ServedSite } from "../../scripts/hosting/serveSite";
import { emulatorSiteEnv } from "../../scripts/siteEnv";
import type { StoredDocument } from "../../src/domain/records/document";
import { expect, test } from "./world";

/* What `npm run build -- --with-data` makes: pages that carry the day's data. */

const outDir = path.join(LOCAL_FOLDER, `with-data-site-${process.pid}`);
const hosts = ["FIRESTORE_EMULATOR_HOST", "FIREBASE_AUTH_EMULATOR_HOST"].map(
  (name) => process.env[name] ?? "",
);
let site: ServedSite;

test.beforeAll(async () => {
  const [firestore = 0, auth = 0] = hosts.map((host) => Number(host.split(":")[1]));
  const env = emulatorSiteEnv(process.env["ARENA_E2E_PROJECT"] ?? "", { firestore, auth });
  await runBuild(outDir, env, { withData: true });
  site = await serveSite({ outDir, connections: hosts.map((host) => `http://${host}`) });
});
test.afterAll(async () => {
  await site.close();
  await rm(outDir, { recursive: true, force: true });
});

const mark = /^As of .+\. Looking for newer\.$/;

test.describe("without any code", () => {
  test.use({ javaScriptEnabled: false });

  test("a table is there all the same, and says from when it is", async ({ page }) => {
    await page.goto(`${site.url}/mls/standings`);
    await expect(page.getByRole("table", { name: "Group A" }).getByRole("row")).toHaveCount(5);
    await expect(page.getByText(mark)).toBeVisible();
  });
});

test("what the page was delivered with gives way to what is in the database now", async ({
  page,
  database,
}) => {
  const published = await database.read("published", "mlsStandings");
  const [[id, row] = []] = Object.entries(Object(published?.["records"]));
  if (!id || !row) throw new Error("The seed has published no table.");
  const renamed = { ...row, teamName: "Renamed Since" };
  const records = { ...Object(published?.["records"]), [id]: renamed };
  await database.write("published", "mlsStandings", { ...published, records } as StoredDocument);

  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/published/mlsStandings*", async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto(`${site.url}/mls/standings`);
  const table = page.getByRole("table").first();
  await expect(table).toBeVisible();
  await expect(page.getByText(mark)).toBeVisible();
  await expect(page.getByText("Renamed Since")).toHaveCount(0);
  const drawn = await table.elementHandle();

  answer();
  await expect(page.getByText("Renamed Since").first()).toBeVisible();
  await expect(page.getByText(mark)).toBeHidden();
  // The table was taken over, not drawn a second time.
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
});

test.describe("with a database that does not answer", () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test("the page keeps what it was delivered with, and says so", async ({ page }) => {
    await page.route("**/published/**", (route) => route.abort());
    await page.goto(`${site.url}/mls/standings`);
    await expect(page.getByText(/^Showing data from/)).toBeVisible();
    await expect(page.getByRole("table").first()).toBeVisible();
  });
});
