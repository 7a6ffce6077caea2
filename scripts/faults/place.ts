import type { Fault } from "./fault";

/** The message for a fault whose text is missing in its file, or occurs more than once. */
export const NO_PLACE = "this fault has no place any more";

/** A file with its text. */
export interface SourceFile {
  /** The path from the project's folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
}

const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;

/** Returns for each exported name the files that export it. */
export function exportersOf(
  files: readonly SourceFile[],
): ReadonlyMap<string, readonly SourceFile[]> {
  const found = new Map<string, SourceFile[]>();
  for (const one of files)
    for (const [, name = ""] of one.text.matchAll(EXPORT))
      found.set(name, [...(found.get(name) ?? []), one]);
  return found;
}

/**
 * Returns the file of a fault, with the fault in its text; null if its text does not occur exactly once, or if not
 * exactly one file exports its name.
 */
export function faultyFile(
  { place, find, replace }: Fault,
  files: readonly SourceFile[],
  exporters: ReadonlyMap<string, readonly SourceFile[]>,
): SourceFile | null {
  const named = place.includes("/")
    ? files.filter(({ file }) => file === place)
    : (exporters.get(place) ?? []);
  const [only, ...more] = named;
  if (!only || more.length > 0) return null;
  const parts = only.text.split(find);
  return parts.length === 2 ? { file: only.file, text: parts.join(replace) } : null;
}
