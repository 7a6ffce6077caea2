import type { build, Rolldown } from "vite";

/** What a build gave. @throws Error when that is not one output */
export function single(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The build gave no output.");
  return first;
}
