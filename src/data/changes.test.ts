// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { announceChange, onChange } from "./changes";

it("tells this tab and all others of a save, and hears of theirs", async () => {
  const other = new BroadcastChannel("arena-changes");
  const say = (data: unknown) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    other.postMessage(data);
  };
  const heardThere: unknown[] = [];
  other.addEventListener("message", ({ data }: MessageEvent) => heardThere.push(data));
  const heard = vi.fn();
  const stop = onChange(heard);

  announceChange({ league: "mls", kind: "results" });
  expect(heard).toHaveBeenCalledExactlyOnceWith({ league: "mls", kind: "results" });
  await expect.poll(() => heardThere).toEqual([{ league: "mls", kind: "results" }]);

  for (const data of ["nonsense", null, { league: "mls" }, { league: "mls", kind: "admins" }]) {
    say(data);
  }
  say({ league: "mbl", kind: "players" });
  say({ league: "mbl", kind: "seasons" });
  await expect.poll(() => heard.mock.calls.length).toBe(3);
  expect(heard).toHaveBeenCalledWith({ league: "mbl", kind: "players" });
  expect(heard).toHaveBeenLastCalledWith({ league: "mbl", kind: "seasons" });

  stop();
  announceChange({ league: "mls", kind: "teams" });
  expect(heard).toHaveBeenCalledTimes(3);
  other.close();
});
