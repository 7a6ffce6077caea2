// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import type { LeagueStore } from "@/data/store";
import type { PitchStep, SheetStep } from "@/domain/match/pitch";
import { clearAccountData } from "@/session/leftBehind";
import { mls } from "../../../tests/arena/leagues/mls";
import { keep, keepEntry, keepSteps } from "./pitchStorage";
import { pitchSteps } from "./pitchSteps";

const step: PitchStep = {
  do: "add",
  event: { id: "red", minute: "9", kind: "red", side: "A", player: "Ayo", other: "" },
};
const saveLive = vi.fn<LeagueStore["saveLive"]>().mockResolvedValue(null);
const open = (by: string) => {
  const steps = pitchSteps({ saveLive }, mls, "one", by);
  steps.subscribe(() => {})();
  return steps.state();
};

beforeEach(() => {
  localStorage.clear();
  saveLive.mockClear();
});

it("never sends in one account's name what another one has tapped", () => {
  keepSteps("mls", "one", "scorer", [step]);
  expect(open("football")).toMatchObject({ waiting: [], others: 1 });
  expect(saveLive).not.toHaveBeenCalled();
  expect(open("scorer")).toMatchObject({ waiting: [step], others: 0 });
  expect(saveLive).toHaveBeenCalledTimes(1);
});

it("knows whose entries from before they named an account are by who had the match open", () => {
  localStorage.setItem("arena-pitch/mls/one", JSON.stringify([step]));
  localStorage.setItem("arena-pitch-match/mls/one", JSON.stringify({ by: "scorer", at: 1 }));
  expect(open("football")).toMatchObject({ waiting: [], others: 1 });
  expect(open("scorer")).toMatchObject({ waiting: [step], others: 0 });
});

it("sends entries of nobody knows whom, as nobody else can", () => {
  localStorage.setItem("arena-pitch/mls/one", JSON.stringify([step]));
  expect(open("football")).toMatchObject({ waiting: [step], others: 0 });
});

it("leaves nothing of a match here after signing out but entries that are not sent yet", () => {
  keepSteps("mls", "one", "scorer", [step]);
  keep("taps", "mls", "one", [{ says: "1–0", before: {} as SheetStep, after: "" }]);
  keepEntry("mls", "one", "scorer", "an-entry");
  keep("players", "mls", "one", { A: ["Ayo"], B: [] });
  clearAccountData("scorer");
  expect(Object.keys(localStorage)).toEqual(["arena-pitch-of/scorer/mls/one"]);
});
