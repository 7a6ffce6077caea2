import type { Fault } from "./fault";

/** The message for a fault whose text is missing, or occurs more than once. */
export const NO_PLACE = "this fault has no place any more";

/** A file with its text. */
export interface SourceFile {
  /** From the project's folder on, with slashes. */
  readonly file: string;
  readonly text: string;
}

const EXPORT = /^export (?:async )?(?:function|const|class|interface|type) (\w+)/gm;

/** The files that export each name. */
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
 * Where a fault goes, and the text of that file with the fault in it; null where it has no place any more. A name that
 * several files export, or none, is no place.
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
