import * as React from "react";

/*
 * React's development build stores a stack trace for each element, to print it with warnings. That takes a quarter of
 * the time of a page test. This module makes React think that it has already stored too many. Warnings are still
 * printed and still fail a test (domSetup.ts), only without the stack trace.
 */
const MADE_TOO_MANY = 10_000;
const name = "__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE";
const internals: unknown = Reflect.get(React, name);
if (
  typeof internals !== "object" ||
  internals === null ||
  !("recentlyCreatedOwnerStacks" in internals)
)
  throw new Error(
    "React counts the stacks it keeps elsewhere now: see tests/harness/lightReact.ts.",
  );
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  configurable: true,
  get: () => MADE_TOO_MANY,
  set() {},
});
