import { describe, expect, it } from "vitest";
import { leagues } from "@arena/leagues";
import { mls } from "../../tests/arena/leagues/mls";
import { isEmbedded, loadStore, reader } from "./connection";

describe("a build that names no database", () => {
  it("keeps its data in the browser and begins with a season", async () => {
    expect(isEmbedded).toBe(true);
    const { records } = await reader.read(mls, "standings");
    expect(records).toHaveLength(mls.clubs.length);
  });

  it("gives everybody the same store, with the local accounts", async () => {
    const { store, identity } = await loadStore();
    expect((await loadStore()).identity).toBe(identity);
    const account = await identity.signIn("football@arena.example", "arena-football-2026");
    expect(await identity.rightsOf(account)).toMatchObject({
      leagues: ["mls"],
      role: "administrator",
    });
    for (const league of leagues) {
      const kind = league.meets ? "meets" : "fixtures";
      expect((await store.list(league, kind)).records.length).toBeGreaterThan(0);
    }
  });
});
