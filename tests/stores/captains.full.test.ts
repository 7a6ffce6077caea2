import { expect, it } from "vitest";
import { report } from "../rules/tally";
import { scenes } from "../rules/captainScene";
import { tryRights } from "./rightsBench";
import { rightsOfCaptains } from "./rightsOfCaptains";

/**
 * Goal A1 for captains: each operation by everybody of a league's cast, in two leagues of the arena's files and one that was opened,
 * on both stores. `npm test` tries some of them in rights.test.ts.
 */

const rights = rightsOfCaptains(scenes);
tryRights(rights);

it("tries at least 600 forbidden operations", () => {
  const tried = rights.reduce((sum, { roles = [] }) => sum + roles.length, 0);
  const allowed = rights.reduce((sum, { may }) => sum + may.length, 0);
  report("A1 forbidden operations, captains", `${tried - allowed} tried; ${allowed} allowed`);
  expect(tried - allowed).toBeGreaterThanOrEqual(600);
});
