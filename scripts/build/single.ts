import type { build, Rolldown } from "vite";

/**
 * Returns the first output of a Vite build.
 * @throws Error if the build has none, for example because it only watches
 */
export function singleOutput(built: Awaited<ReturnType<typeof build>>): Rolldown.RolldownOutput {
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("The build gave no output.");
  return first;
}
