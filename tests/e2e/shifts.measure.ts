import { measureShift, openSlowPage } from "../harness/shifts";
import { visitorScenes, type Scene } from "../harness/scenes";
import { expect, test } from "./world";

/*
 * On a slow network, with nothing cached, hardly anything of a page moves once it has been seen: not
 * when the data comes, not when the font does (web.dev: a good page stays under 0.1).
 */

const MOST = 0.05;
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
/** The waiting is the network's, so that a few pages can wait at once. */
const AT_ONCE = 4;

test("nothing moves while pages load slowly", async ({ browser, baseURL }) => {
  test.setTimeout(900_000);
  const jobs = visitorScenes.flatMap((scene) => SIZES.map((viewport) => ({ scene, viewport })));
  const found: { where: string; total: number; worst: string[] }[] = [];

  const measure = async ({ path }: Scene, viewport: (typeof SIZES)[number]) => {
    const context = await browser.newContext({ viewport, ...(baseURL && { baseURL }) });
    const page = await openSlowPage(context);
    await page.goto(path);
    found.push({ where: `${path} at ${viewport.width} px`, ...(await measureShift(page)) });
    await context.close();
  };
  const worker = async () => {
    for (let job = jobs.shift(); job; job = jobs.shift()) await measure(job.scene, job.viewport);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  const ranked = found.toSorted((a, b) => b.total - a.total);
  const lines = ranked.map(
    ({ where, total, worst }) => `${total.toFixed(4)} ${where} ${worst[0] ?? ""}`,
  );
  await test.info().attach("shifts", { body: lines.join("\n"), contentType: "text/plain" });
  expect(ranked.filter(({ total }) => total >= MOST)).toEqual([]);
});
