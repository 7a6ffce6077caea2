import { expect, it } from "vitest";
import { peopleOf } from "@/data/captains/captains";
import { the, type Steps } from "../steps";

const NAME = "Ayo Bello";

/** What captains report and ask for, and invitations: in a backup, and found and taken away where they name somebody. */
export function erasedCaptains(steps: Steps): void {
  const at = new Date("2026-11-28T12:00:00Z");
  async function begin(): Promise<void> {
    const { tested } = steps;
    const report = { league: "mls", fixture: "one", side: "a", by: "x", at, note: "" };
    await tested.put("reports", "mls~a~one", { ...report, score: `{"goals":["${NAME}"]}` });
    await tested.put("reports", "mls~b~one", { ...report, side: "b", score: '{"goals":[]}' });
    const invitation = { role: "scorer", league: "mls", leagueName: "Football", by: "x", at };
    const open = { ...invitation, note: `For ${NAME}`, byName: "Bisi", until: at, state: "open" };
    await tested.put("invitations", "open", open);
    await tested.put("captainRequests", "mls~one", {
      what: "cannotPlay",
      league: "mls",
      by: "x",
      at,
      proposals: [],
      answer: "",
    });
    await tested.put("captains", "mls", { on: true, squadsUntil: null });
    const person = { role: "captain", club: "rovers", email: "a@arena.example", verified: true };
    await tested.put(peopleOf("mls"), "x", { ...person, name: NAME });
    await tested.put("admins", "x", { leagues: [], role: "captain", name: NAME, email: "a@b.c" });
  }

  it("finds and takes away what captains wrote and invitations that name somebody", async () => {
    await begin();
    const owner = await steps.tested.connect({ role: "owner" });
    const tasks = await owner.ownerTasks();
    const found = await tasks.findPerson(NAME);
    expect(found?.mentions.map(({ path }) => path).toSorted()).toEqual([
      "invitations/open",
      "reports/mls~a~one",
    ]);
    expect(found?.accounts).toEqual(["a@b.c"]);
    const { mentions, longer, name } = the(found ?? undefined);
    const keys = mentions.map(({ key }) => key);
    const choice = { name, longer, also: [], players: [], mentions: keys };
    const erasure = await tasks.erase(the(found ?? undefined), choice);
    expect(erasure).toMatchObject({ failed: [], finished: true });
    expect(await steps.tested.ids("reports")).toEqual(["mls~b~one"]);
    expect(await steps.tested.ids("invitations")).toEqual([]);
  });

  it.runIf(steps.isWhole)("are in a backup", async () => {
    await begin();
    const owner = await steps.tested.connect({ role: "owner" });
    const tasks = await owner.ownerTasks();
    const text = the((await tasks.download()) ?? undefined).lines.join("");
    const paths = tasks.readBackup(text).documents.map(({ path }) => path);
    const kept = ["captainRequests/mls~one", "captains/mls", "captains/mls/people/x"];
    for (const path of [...kept, "invitations/open", "reports/mls~a~one"])
      expect(paths.filter((one) => one === path)).toHaveLength(1);
  });
}
