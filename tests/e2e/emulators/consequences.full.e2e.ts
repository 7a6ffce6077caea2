import { mls } from "../../arena/leagues/mls";
import { adminTest as test, fill, pickClub } from "../administrator";
import { KINGSWAY, NORTHGATE } from "../clubs";
import { play } from "../play";
import { expect } from "../siteTest";

test("what a save would do is said without asking the database", async ({ admin, database }) => {
  for (const slot of ["a1", "a2", "b1", "b2"]) {
    await play(database, mls, `gw5-${slot}`, [1, 1]);
    await play(database, mls, `gw6-${slot}`, [1, 1]);
  }
  await admin.goto("/mls/admin-dashboard/results/new");
  await pickClub(admin, "Team A", KINGSWAY);
  await pickClub(admin, "Team B", NORTHGATE);
  await fill(admin, { Stage: "Semi-final 1", "Team A score": "2" });
  const reads: string[] = [];
  admin.on("request", (request) => {
    // Each query that is asked for is sent by a message of its own; the answers come by GET.
    if (request.url().includes("Firestore/Listen") && request.method() === "POST")
      reads.push(request.postData() ?? "");
  });
  await fill(admin, { "Team B score": "1" });
  await expect(admin.getByRole("region", { name: "If you save 2–1:" })).toContainText(KINGSWAY);
  expect(reads.filter((sent) => sent.includes("addTarget"))).toEqual([]);
});
