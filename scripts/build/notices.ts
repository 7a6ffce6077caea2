import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../emulators/firebaseTools";
import type { SiteGraph } from "./siteGraph";

/** The file of the built site with the licences of third-party code. */
export const NOTICES = "THIRD-PARTY-NOTICES.txt";

const IN_PACKAGE = /^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//;

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
}

/** Returns a package's name, and a text with its name, version and licence, from the files in the package's folder. */
function notice(folder: string): readonly [name: string, text: string] {
  const place = path.join(ROOT, folder);
  // The type is safe: every package of the registry has a package.json.
  const {
    name = "",
    version,
    license,
  } = JSON.parse(readFileSync(path.join(place, "package.json"), "utf8")) as Manifest;
  const files = readdirSync(place).filter((file) => /^(licen[cs]e|notice)(\.|-|$)/i.test(file));
  const texts = files.map((file) => readFileSync(path.join(place, file), "utf8").trim());
  return [name, [`${name} ${version} (${license})`, ...texts].join("\n\n")];
}

/**
 * Returns the licences of Arena, of the packages whose code is in the built files, and of the font. These licences
 * require that their text goes with every copy.
 */
export function notices({ chunks }: Pick<SiteGraph, "chunks">): string {
  const folders = chunks.flatMap(({ modules }) =>
    modules.flatMap((module) => IN_PACKAGE.exec(module)?.[1] ?? []),
  );
  const all = new Map([...new Set(folders)].map(notice));
  const font = readFileSync(path.join(ROOT, "public/fonts/OFL.txt"), "utf8").trim();
  all.set("archivo", `Archivo, the font (OFL-1.1)\n\n${font}`);
  all.set("", `Arena (MIT)\n\n${readFileSync(path.join(ROOT, "LICENSE"), "utf8").trim()}`);
  const line = `\n\n${"-".repeat(78)}\n\n`;
  return `${[...all]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join(line)}\n`;
}
