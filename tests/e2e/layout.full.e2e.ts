import { expect, test } from "./siteTest";

/* Bars, footer and wide tables on a phone. */

/** 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

test.use({ reducedMotion: "reduce" });

test("the wider table scrolls sideways on the narrowest phone, rank and club stay", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/standings");
  const table = page.getByRole("region", { name: "Group A" });
  await page.getByRole("button", { name: "More columns" }).first().click();
  const places = () =>
    table.evaluate((scroller) => {
      const cells = [...scroller.querySelectorAll("tbody tr:first-child > *")].filter(
        (cell) => cell.getClientRects().length > 0,
      );
      const edges = cells
        .map((cell) => cell.getBoundingClientRect())
        .filter(({ width }) => width > 0);
      const gaps = edges.slice(1).map(({ left }, nth) => left - (edges[nth]?.right ?? 0));
      const room = scroller.getBoundingClientRect().right;
      return {
        lefts: edges.map(({ left }) => left),
        gaps,
        beyond: (edges.at(-1)?.right ?? 0) - room,
        points:
          (scroller.querySelector("tbody [data-decisive]")?.getBoundingClientRect().right ??
            Infinity) - room,
      };
    });
  const wide = await places();
  expect(Math.max(...wide.gaps.map(Math.abs)), "stripes and overlaps").toBeLessThan(1);
  expect(wide.points, "points cut off at 390 px").toBeLessThan(1);

  await page.setViewportSize(NARROW);
  const start = await places();
  expect(start.beyond, "something to scroll to at 320 px").toBeGreaterThan(10);
  await table.evaluate((scroller) => (scroller.scrollLeft = scroller.scrollWidth));
  const end = await places();
  expect(end.lefts.slice(0, 2)).toEqual(start.lefts.slice(0, 2));
  expect(end.beyond, "the last column cut off at the end").toBeLessThan(1);
});

test("the points stay on a phone beside a club whose name is one long word", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/standings");
  const table = page.getByRole("region", { name: "Group A" });
  await expect(table.getByRole("link").first()).toBeVisible();
  const beyond = await table.evaluate((scroller) => {
    for (const name of scroller.querySelectorAll('th[scope="row"] a'))
      name.textContent = "Antidisestablishmentarianistic";
    return scroller.scrollWidth - scroller.clientWidth;
  });
  expect(beyond, "points cut off").toBeLessThan(1);
});

test("the bar goes on the way down and comes back on the way up, above the tabs", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/results");
  await page.waitForLoadState("networkidle");
  const edges = () =>
    page.evaluate(() =>
      [document.querySelector("header"), document.querySelector("[data-sticky-tabs]")].map(
        (box) => box?.getBoundingClientRect().bottom,
      ),
    );
  // Who scrolls before the page listens scrolls on.
  const scrollUntil = (by: number, wanted: readonly number[]) =>
    expect(async () => {
      await page.mouse.wheel(0, by);
      await expect.poll(edges, { timeout: 3_000 }).toEqual(wanted);
    }).toPass();
  await scrollUntil(700, [0, 49]);
  await scrollUntil(-100, [60, 109]);
});

test("the footer is short, and the administrators' door is in it", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/mls/standings");
  for (const group of ["Group A", "Group B"])
    await expect(page.getByRole("heading", { name: group, exact: true })).toBeVisible();
  const footer = page.getByRole("contentinfo");
  expect((await footer.boundingBox())?.height).toBeLessThan(360);
  const door = footer.getByRole("link", { name: "For administrators" });
  expect((await door.boundingBox())?.height).toBeGreaterThan(23);
});

test("no sport's tile is alone in its row, however many sports there are", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  const tiles = page.getByRole("region", { name: "Sport by sport" }).getByRole("list");
  const rows = await tiles.evaluate((list) => {
    const [tile] = list.children;
    const counts: Record<string, number[]> = {};
    for (let many = 1; many <= 12; many += 1) {
      list.replaceChildren(...Array.from({ length: many }, () => tile?.cloneNode(true) ?? ""));
      const right = list.getBoundingClientRect().right;
      const boxes = [...list.children].map((one) => one.getBoundingClientRect());
      const tops = [...new Set(boxes.map(({ top }) => Math.round(top)))];
      const inRow = tops.map((top) => boxes.filter((box) => Math.round(box.top) === top));
      const isFull = inRow.every((row) => Math.abs((row.at(-1)?.right ?? 0) - right) < 1);
      counts[many] = isFull ? inRow.map((row) => row.length) : [];
    }
    return counts;
  });
  expect(rows).toEqual({
    1: [1],
    2: [2],
    3: [3],
    4: [4],
    5: [3, 2],
    6: [4, 2],
    7: [4, 3],
    8: [4, 4],
    9: [4, 3, 2],
    10: [4, 4, 2],
    11: [4, 4, 3],
    12: [4, 4, 4],
  });
});
