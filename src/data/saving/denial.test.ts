import { describe, expect, it } from "vitest";
import { mls } from "../../../tests/arena/leagues/mls";
import { failure } from "../failure";
import { explainDenial } from "./denial";
import type { ChangeAction, RecordChange } from "./recordChange";
import { savingTimes, type SavingSession } from "./savingSession";

/** A database where nothing explains why an administrator was refused. */
const session = {
  account: () => ({ uid: "boss", email: "boss@arena.example" }),
  documents: { get: async () => null },
  identity: { rightsOf: async () => ({ role: "administrator", leagues: ["mls"] }) },
  times: savingTimes,
  chosen: new Map(),
} as unknown as SavingSession;

const changeOf = (action: ChangeAction): RecordChange<"players"> => ({
  league: mls,
  kind: "players",
  collection: "mlsPlayers",
  id: "one",
  action,
  base: null,
  content: () => (action === "delete" ? null : { name: "Ayo Bello" }),
});

describe("a save that the rules refuse for no reason this code knows", () => {
  it("is told to reload, and that what was typed is kept", async () => {
    const told = await explainDenial(session, changeOf("create"), failure("denied"));
    expect(told).toMatchObject({
      kind: "denied",
      message:
        "Access was refused. This page may be older than the site: reload it and try again. A form keeps what was typed into it.",
    });
  });

  it("speaks of no form where something was deleted", async () => {
    const told = await explainDenial(session, changeOf("delete"), failure("denied"));
    expect(told.message).toMatch(/reload it and try again\.$/);
  });
});
