import { expect, it } from "vitest";
import { makePlayer } from "../../../tests/factories/records";
import type { Step } from "../steps/steps";
import { takenSince } from "./takenSince";

const add = (id: string, name: string): Step => ({
  kind: "players",
  does: "add",
  id,
  entity: makePlayer({ name }),
});

it("adds what nobody else has added since, and goes on with its own", () => {
  const before = makePlayer({ id: "before", name: "Ayo Bello" });
  const theirs = makePlayer({ id: "theirs", name: "Musa Idris" });
  const own = makePlayer({ id: "own", name: "Chidi Okeke" });
  const whyNot = takenSince("players", [before], () => [before, theirs, own]);
  expect(whyNot(add("one", "Musa Idris"))).toMatch(/^Somebody else/);
  // What the preview knew of was asked about before the first save, and a repeated save is one's own.
  expect(whyNot(add("two", "Ayo Bello"))).toBeNull();
  expect(whyNot(add("own", "Chidi Okeke"))).toBeNull();
});
