import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadEnv } from "vite";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import { projectDocuments } from "../projectDocuments";
import { inPageHashes } from "../hosting/inPage";
import { faultsOf } from "./checkPage";
import { buildClient, type ClientBuild } from "./clientBuild";
import { firstScript } from "./firstScript";
import { NOTICES, notices } from "./notices";
import { openedInProject } from "./openedInProject";
import type { BuildOptions } from "./options";
import { pageHtml, type StylesInPage } from "./pageHtml";
import type { BuildReport, PageReport } from "./report";
import { buildServer, type ServedPage, type ServePage } from "./serverBuild";
import { inOrder, visitorFiles, writeShell } from "./shell";
import { filesBesides, pageFiles, type PageFiles, type SiteGraph } from "./siteGraph";
import { siteOrigin } from "./siteOrigin";
import { securityTxt } from "./securityTxt";
import { sitemap, sitemapLine } from "./sitemap";
import { askedNext, sitePages, type SitePage } from "./sitePages";
import { buildWorker } from "./workerBuild";

/** The HTML of a page, with the files and styles it uses. */
interface Made {
  readonly html: string;
  readonly files: PageFiles;
  readonly inPage: StylesInPage | undefined;
}

/** The parts of the build that all pages need. */
interface Making extends ClientBuild {
  readonly outDir: string;
  readonly origin: string;
  readonly firstScript: string;
  readonly serve: ServePage;
  /** The content of every style sheet, by file. */
  readonly styles: ReadonlyMap<string, string>;
}

/**
 * Builds the whole site into a folder.
 * @throws Error if a page cannot be rendered or breaks a rule of `checkPage.ts`
 */
export async function buildSite({ outDir }: Pick<BuildOptions, "outDir">): Promise<BuildReport> {
  const env = loadEnv("production", ROOT, "VITE_");
  const origin = siteOrigin(env);
  const opened = await openedInProject(projectDocuments(env));
  const known = {
    ARENA_OPENED_LEAGUES: opened.length > 0 ? JSON.stringify(opened) : "undefined",
  };
  const client = await buildClient(outDir, known);
  const first = await firstScript();
  // Only the development server uses this file; in built pages its code is inside the HTML.
  await rm(path.join(outDir, "scheme.js"));

  await mkdir(LOCAL_FOLDER, { recursive: true });
  const serverDir = await mkdtemp(path.join(LOCAL_FOLDER, "server-"));
  try {
    const serve = await buildServer(serverDir, known);
    const styles = await readStyles(outDir, client.graph);
    const making: Making = { ...client, outDir, origin, serve, styles, firstScript: first };
    const pages: PageReport[] = [];
    const rendered = new Map<SitePage, ServedPage>();
    for (const page of sitePages()) rendered.set(page, await render(page, serve));
    const inPage = new Set<string>();
    for (const [page, served] of rendered) {
      const made = await makePage(page, served, making);
      pages.push(made.report);
      if (made.inPage) inPage.add(made.inPage.content);
    }

    await write(outDir, "sitemap.xml", sitemap([...rendered.keys()], origin));
    const line = `\n${sitemapLine("/sitemap.xml", origin)}`;
    await appendFile(path.join(outDir, "robots.txt"), line);
    await write(outDir, NOTICES, notices(client.graph));
    await write(outDir, ".well-known/security.txt", securityTxt(origin, Date.now()));
    const kept = [...visitorFiles(client.graph), ...(await artAndFont(outDir))];
    const shell = inOrder(kept, pages);
    await buildWorker(outDir, await writeShell(outDir, shell));
    return {
      shell,
      outDir,
      origin,
      graph: client.graph,
      inPage: inPageHashes(first, inPage),
      pages,
    };
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

async function render(page: SitePage, serve: ServePage): Promise<ServedPage> {
  if (page.kind === "shell") return { html: "", requests: [], lazy: [] };
  return serve(page.path);
}

/** Makes, checks and writes the HTML of a page. */
async function makePage(
  page: SitePage,
  served: ServedPage,
  making: Making,
): Promise<Pick<Made, "inPage"> & { readonly report: PageReport }> {
  const made = documentOf(page, served, making);
  const faults = faultsIn(made, making);
  if (faults.length > 0) throw new Error(`The page ${page.path} is not right. ${faults.join(" ")}`);
  await write(making.outDir, page.file, made.html);
  const { path: place, file, kind } = page;
  const report = { path: place, file, kind, requests: served.requests, ...made.files };
  return { report, inPage: made.inPage };
}

function faultsIn({ html, files }: Made, making: Making): readonly string[] {
  return faultsOf(html, stylesOf(files.styles, making), making.firstScript);
}

async function readStyles(
  outDir: string,
  { chunks }: SiteGraph,
): Promise<ReadonlyMap<string, string>> {
  const files = [...new Set(chunks.flatMap((chunk) => chunk.styles))];
  const read = async (file: string) =>
    [file, await readFile(path.join(outDir, file), "utf8")] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Joins the contents of these style sheets in the given order. */
function stylesOf(files: readonly string[], { styles }: Making): string {
  return files.map((file) => styles.get(file)).join("");
}

/**
 * Returns the styles to put inside a page's HTML: those of its first paint. Undefined for a shell, which has no content
 * until its code is loaded.
 */
function stylesInPage(
  { kind }: SitePage,
  { styles }: PageFiles,
  making: Making,
): StylesInPage | undefined {
  if (kind === "shell") return undefined;
  return { files: styles, content: stylesOf(styles, making) };
}

function documentOf(page: SitePage, served: ServedPage, making: Making): Made {
  const { html: rootHtml, requests, lazy } = served;
  const files = pageFiles(making.graph, lazy);
  const inPage = stylesInPage(page, files, making);
  const asked = (page.route && askedNext[page.route.kind]) ?? [];
  const next = filesBesides(making.graph, asked, files);
  const own = { rootHtml, files, next, inPage, requests };
  const parts = { ...making, ...own };
  return { html: pageHtml(page, parts), files, inPage };
}

/** Lists the drawings of empty states and the font's first file, which pages need without a network. */
async function artAndFont(outDir: string): Promise<readonly string[]> {
  const art = await readdir(path.join(outDir, "art"));
  const fonts = await readdir(path.join(outDir, "fonts"));
  return [
    ...art.filter((file) => file.endsWith(".svg")).map((file) => `art/${file}`),
    ...fonts
      .filter((file) => /^archivo-[0-9a-f]{8}\.woff2$/.test(file))
      .map((file) => `fonts/${file}`),
  ];
}

async function write(outDir: string, file: string, content: string): Promise<void> {
  const place = path.join(outDir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}
