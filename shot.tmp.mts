import { chromium } from "playwright-core";
import { findBrowser, browserArgs } from "./tests/harness/browser";
const b = await chromium.launch({ executablePath: (await findBrowser()).executablePath, args: browserArgs() });
const U = "http://127.0.0.1:5810";
for (const [w, s] of [[1280, "light"], [390, "dark"]] as const) {
  const c = await b.newContext({ viewport: { width: w, height: 900 }, colorScheme: s });
  const p = await c.newPage();
  p.on("pageerror", (e) => console.log("ERR", e.message));
  await p.goto(U + "/"); await p.waitForTimeout(4000);
  await p.keyboard.press("Escape"); await p.waitForTimeout(5000);
  await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 300)); } scrollTo(0, 0); });
  await p.waitForTimeout(1500);
  await p.screenshot({ path: `/tmp/p-home-${w}.png`, fullPage: true });
  await p.goto(U + "/mls/clubs/kingsway-rovers/against/mount-trojans"); await p.waitForTimeout(7000);
  await p.screenshot({ path: `/tmp/p-against-${w}.png`, fullPage: true });
  await p.goto(U + "/mls/admin-auth");
  await p.getByLabel(/email/i).fill("admin@arena.example");
  await p.getByLabel(/password/i).first().fill("arena-admin-2026");
  await p.keyboard.press("Enter");
  await p.waitForURL(/admin-dash/, { timeout: 90000 });
  await p.goto(U + "/mls/admin-dashboard/week?day=2026-12-05"); await p.waitForTimeout(6000);
  await p.screenshot({ path: `/tmp/p-week-${w}.png`, fullPage: w > 1000 });
  await p.goto(U + "/mls/admin-dashboard/grounds"); await p.waitForTimeout(4000);
  await p.screenshot({ path: `/tmp/p-grounds-${w}.png` });
  await p.goto(U + "/mls/admin-dashboard/faults"); await p.waitForTimeout(4000);
  await p.screenshot({ path: `/tmp/p-faults-${w}.png` });
  await c.close();
}
await b.close();
