import type { Page } from "@playwright/test";
import { gzipSize } from "../build/siteGraph";
import { budget } from "./limits";

/** A JavaScript or CSS file that a browser fetched. */
interface Fetched {
  readonly file: string;
  /** Size with gzip. */
  readonly bytes: number;
}

/** The files that a browser fetches for a page until it requests nothing more. Styles inside the HTML do not count. */
export interface FirstView {
  readonly scripts: readonly Fetched[];
  readonly styles: readonly Fetched[];
}

const ASSET = /\/assets\/([^/]*\.(?:js|css))$/;

const bytesOf = (files: readonly Fetched[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Collects the files that a page fetches from now on.
 * @returns a function that returns the files fetched until its call
 */
export function watchFirstView(page: Page): () => Promise<FirstView> {
  const fetched: Promise<Fetched>[] = [];
  page.on("response", (response) => {
    const [, file] = ASSET.exec(new URL(response.url()).pathname) ?? [];
    if (file === undefined) return;
    const size = response.body().then(gzipSize, () => 0);
    fetched.push(size.then((bytes) => ({ file, bytes })));
  });
  return async () => {
    const files = await Promise.all(fetched);
    const ending = (end: string) => files.filter(({ file }) => file.endsWith(end));
    return { scripts: ending(".js"), styles: ending(".css") };
  };
}

/** Returns a sentence for each limit that a first view exceeds. @param most limit for JavaScript, in bytes with gzip */
export function faultsOfView(
  { scripts, styles }: FirstView,
  most: number = budget.firstView,
): readonly string[] {
  const bytes = bytesOf(scripts);
  return [
    ...(scripts.length > budget.scripts
      ? [`fetches ${scripts.length} files of JavaScript, ${budget.scripts} allowed`]
      : []),
    ...(styles.length > budget.styles
      ? [`fetches ${styles.length} files of style, ${budget.styles} allowed`]
      : []),
    ...(bytes > most ? [`fetches ${bytes} bytes of JavaScript, ${most} allowed`] : []),
  ];
}

/** Formats a first view for the terminal: one line for the totals, and one line for each file, the largest first. */
export function viewInWords(path: string, { scripts, styles }: FirstView): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const files = [...scripts, ...styles].toSorted((a, b) => b.bytes - a.bytes);
  return [
    `${path}: ${scripts.length} files of JavaScript, ${kB(bytesOf(scripts))}; ${styles.length} of style, ${kB(bytesOf(styles))}`,
    ...files.map(({ file, bytes }) => `  ${String(bytes).padStart(6)} ${file}`),
  ].join("\n");
}
