import { describe, expect, it, vi } from "vitest";
import type { NewCaptainRequest } from "@/data/captains/captainRequests";
import type { CaptainWork } from "@/data/captains/captainWork";
import { DataFailure, failure } from "@/data/failure";
import { mls } from "../../../tests/arena/leagues/mls";
import { makeFixture, makePlayer } from "../../../tests/factories/records";
import {
  afterSteps,
  isWaitingStep,
  sendStep,
  withStep,
  type CaptainState,
  type CaptainStep,
  type WaitingStep,
} from "./captainSteps";

const soon = { date: Date.now() + 3_600_000 };
const lineUp = (...to: readonly string[]): CaptainStep => ({
  do: "lineUp",
  match: "one",
  when: soon,
  side: "A",
  from: ["Ayo"],
  to,
});
const me = { by: "me", club: "rovers" };
const waits = (step: CaptainStep): WaitingStep => ({ step, refused: "" });
const state: CaptainState = {
  fixtures: [makeFixture({ id: "one", lineUpA: ["Ayo"], lineUpB: ["Ben"] })],
  results: [],
  players: [makePlayer({ id: "ayo", name: "Ayo", jersey: 9 })],
  teams: [],
  seasons: [],
  reports: [],
  requests: [],
  switches: { on: true, squadsUntil: null },
};

describe("what a captain did", () => {
  it("waits once for each subject, over what the first of them was to replace", () => {
    const first = withStep([], lineUp("Musa"));
    const again = withStep(first, { ...lineUp("Emeka"), from: ["Musa"] } as CaptainStep);
    const over = { from: ["Ayo"], sent: ["Musa"] };
    expect(again).toEqual([waits({ ...lineUp("Emeka"), ...over } as CaptainStep)]);
    const ask = { do: "ask", what: "cannotPlay", about: "one", proposals: [] } as const;
    const takeBack = { do: "takeBack", about: "one" } as const;
    expect(withStep(withStep(again, ask), takeBack).map(({ step }) => step.do)).toEqual([
      "lineUp",
      "takeBack",
    ]);
  });

  it("is shown before it is saved, but not once it was refused", () => {
    const { fixtures } = afterSteps(state, [waits(lineUp("Musa"))], me);
    expect(fixtures[0]).toMatchObject({ lineUpA: ["Musa"], lineUpB: ["Ben"] });
    const refused = { step: lineUp("Musa"), refused: "Too late" };
    expect(afterSteps(state, [refused], me)).toEqual(state);
    const entry = { name: "Emeka", jersey: 4, position: "" };
    const added = afterSteps(
      state,
      [waits({ do: "player", id: "new", from: null, to: entry, club: "Rovers" })],
      me,
    );
    expect(added.players).toMatchObject([{ id: "ayo" }, { id: "new", club: "Rovers", ...entry }]);
    const ask = { do: "ask", what: "cannotPlay", about: "one", proposals: [] } as const;
    expect(afterSteps(state, [waits(ask)], me).requests).toMatchObject([{ about: "one", ...me }]);
  });

  it("is read back from the device, and nothing else is", () => {
    const kept: unknown = JSON.parse(JSON.stringify([waits(lineUp("Musa")), { step: {} }, 7]));
    expect(Array.isArray(kept) && kept.filter(isWaitingStep)).toEqual([waits(lineUp("Musa"))]);
  });
});

describe("sending it", () => {
  const still = () => Promise.resolve(true);
  const send = (thrown?: unknown, isCaptain = still) => {
    const saveLineUp = vi.fn(() => (thrown ? Promise.reject(thrown) : Promise.resolve()));
    // Nothing else is asked of it.
    return sendStep(
      { work: { saveLineUp } as unknown as CaptainWork, league: mls, club: "rovers", isCaptain },
      waits(lineUp("Musa")),
    );
  };

  it("leaves nothing once it is saved", async () => {
    expect(await send()).toEqual([]);
  });

  it("tries again later after a failure that passes", async () => {
    await expect(send(failure("offline"))).rejects.toBeInstanceOf(DataFailure);
    await expect(send(failure("timeout"))).rejects.toBeInstanceOf(DataFailure);
  });

  it("is saved over an earlier step that was on its way when it came", async () => {
    const saveLineUp = vi.fn(({ from }: { readonly from: readonly string[] }) =>
      from[0] === "Musa" ? Promise.resolve() : Promise.reject(failure("conflict")),
    );
    // Nothing else is asked of it.
    const work = {
      saveLineUp: (_: unknown, save: never) => saveLineUp(save),
    } as unknown as CaptainWork;
    const [later] = withStep([waits(lineUp("Musa"))], lineUp("Emeka"));
    if (!later) throw new Error("It does not wait.");
    const desk = { work, league: mls, club: "rovers", isCaptain: still };
    expect(await sendStep(desk, later)).toEqual([]);
    expect(saveLineUp.mock.calls.map(([{ from }]) => from)).toEqual([["Ayo"], ["Musa"]]);
  });

  it("asks in the name of the club, also for a step that waited on the device", async () => {
    const ask = vi.fn((_: NewCaptainRequest) => Promise.resolve());
    // Nothing else is asked of it.
    const work = { ask } as unknown as CaptainWork;
    const step = { do: "ask", what: "cannotPlay", about: "one", proposals: [] } as const;
    await sendStep({ work, league: mls, club: "rovers", isCaptain: still }, waits(step));
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ club: "rovers", about: "one" });
  });

  it("keeps what was refused, with the reason", async () => {
    expect(await send(failure("denied"))).toEqual([
      { step: lineUp("Musa"), refused: failure("denied").message },
    ]);
    expect(await send(failure("conflict"))).toEqual([
      { step: lineUp("Musa"), refused: "Somebody else has set this line-up meanwhile." },
    ]);
    expect(await send(failure("denied"), () => Promise.resolve(false))).toEqual([
      { step: lineUp("Musa"), refused: "You are no longer captain of this club." },
    ]);
  });
});
