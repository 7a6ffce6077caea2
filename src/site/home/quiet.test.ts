import { expect, it } from "vitest";
import { failure } from "@/data/failure";
import { withoutFailure } from "./quiet";

it("is not told again by each block why something could not be refreshed", () => {
  const state = {
    status: "ready",
    value: { records: [], unreadable: [], readAt: 5, source: "published" },
    readAt: 5,
    refreshing: false,
    failure: failure("offline"),
    retry: () => {},
  } as const;
  expect(withoutFailure(state)).toEqual({ ...state, failure: null });
});
