import type { Page } from "@playwright/test";
import { gzipSize } from "../build/siteGraph";
import { budget } from "./limits";

/** A file of code or style that a browser asked for. */
interface Fetched {
  readonly file: string;
  /** With gzip. */
  readonly bytes: number;
}

/** What a browser asked for of a page until it was quiet; styles that are in the page are no file. */
export interface FirstView {
  readonly scripts: readonly Fetched[];
  readonly styles: readonly Fetched[];
}

const ASSET = /\/assets\/([^/]*\.(?:js|css))$/;

const bytesOf = (files: readonly Fetched[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Notes the files that a page asks for from now on. @returns what it was until then */
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

/** The limits that a first view passes, in words. @param most bytes of JavaScript, with gzip */
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

/** A line for a first view, and one for each of its files. */
export function viewInWords(path: string, { scripts, styles }: FirstView): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
  const files = [...scripts, ...styles].toSorted((a, b) => b.bytes - a.bytes);
  return [
    `${path}: ${scripts.length} files of JavaScript, ${kB(bytesOf(scripts))}; ${styles.length} of style, ${kB(bytesOf(styles))}`,
    ...files.map(({ file, bytes }) => `  ${String(bytes).padStart(6)} ${file}`),
  ].join("\n");
}
