import { afterAll, beforeAll, expect, it } from "vitest";
import { generateRules } from "../../scripts/rules/generate";
import { restCommit, tokenFor } from "./rest";
import { asking } from "./roleScene";
import { makeRulesEmulator, type RulesEmulator } from "./rulesEmulator";

/** Where anybody makes an account (`signUp` of the arena), owners are asked for rights by confirmed addresses alone. */

let world: RulesEmulator;
beforeAll(async () => {
  world = await makeRulesEmulator("sign-up", generateRules(undefined, true));
  // A busy machine takes long to compile them.
}, 240_000);
afterAll(() => world.close());

it.each([
  [true, 200],
  [false, 403],
])("a request of an address that is confirmed: %s", async (verified, status) => {
  const uid = `asks-${verified}`;
  const email = `${uid}@arena.example`;
  const token = tokenFor(world.projectId, uid, { email, email_verified: verified });
  const answer = await restCommit(world.projectId, [asking(uid, { email, verified })], token);
  expect(answer.status).toBe(status);
});
