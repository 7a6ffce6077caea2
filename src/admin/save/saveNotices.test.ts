import { expect, it, vi } from "vitest";
import { failure } from "@/data/failure";
import { SaveConflict } from "@/data/store";
import { notices } from "../notices/notices";
import { attempt, undoing } from "./saveNotices";

const press = async (label: string) => {
  const { action } = notices.current() ?? {};
  if (action?.label !== label) throw new Error(`The notice does not offer “${label}”.`);
  const before = notices.current();
  action.run();
  await vi.waitFor(() => expect(notices.current()).not.toBe(before));
};
const words = {
  done: "Saved",
  conflict: "Somebody else saved it",
  failed: (reason: string) => `Not saved: ${reason}`,
};

it("offers to take a save back, and that to be tried again", async () => {
  const back = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(failure("offline"))
    .mockResolvedValue();
  expect(await attempt({ ...words, run: async () => undoing(back) })).toBe("done");
  expect(notices.current()).toMatchObject({ text: "Saved", tone: "done" });
  await press("Undo");
  expect(notices.current()).toMatchObject({
    text: "This could not be undone: You are offline.",
    tone: "error",
  });
  await press("Try again");
  expect(notices.current()).toMatchObject({ text: "The change was undone.", tone: "done" });
  expect(notices.current()?.action).toBeUndefined();
  expect(back).toHaveBeenCalledTimes(2);
});

it("tries a save again that failed, and offers to take it back then", async () => {
  const run = vi
    .fn<() => Promise<ReturnType<typeof undoing>>>()
    .mockRejectedValueOnce(failure("timeout"))
    .mockResolvedValue(undoing(async () => {}));
  expect(await attempt({ ...words, run })).toBe("failed");
  expect(notices.current()?.text).toMatch(/^Not saved: /);
  await press("Try again");
  expect(notices.current()).toMatchObject({ text: "Saved", action: { label: "Undo" } });
});

it("tries nothing again that somebody else has saved since", async () => {
  const run = () => Promise.reject(new SaveConflict(null));
  expect(await attempt({ ...words, run })).toBe("conflict");
  expect(notices.current()).toMatchObject({ text: "Somebody else saved it", tone: "error" });
  expect(notices.current()?.action).toBeUndefined();
});
