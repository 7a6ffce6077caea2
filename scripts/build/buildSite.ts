import { appendFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadEnv } from "vite";
import { LOCAL_FOLDER, ROOT } from "../emulators/firebaseTools";
import { buildClient } from "./clientBuild";
import { faultsOf } from "./checkPage";
import { firstScript } from "./firstScript";
import type { BuildOptions } from "./options";
import { pageHtml } from "./pageHtml";
import type { BuildReport, PageReport } from "./report";
import { buildServer, type ServedPage, type ServePage } from "./serverBuild";
import { pageFiles } from "./siteGraph";
import { siteOrigin } from "./siteOrigin";
import { sitemap } from "./sitemap";
import { sitePages, type SitePage } from "./sitePages";

/** Builds the whole site into a folder. @throws Error when a page cannot be rendered, or breaks a rule */
export async function buildSite({ outDir }: BuildOptions): Promise<BuildReport> {
  const env = loadEnv("production", ROOT, "VITE_");
  const origin = siteOrigin(env);
  const { graph, template } = await buildClient(outDir);
  const first = await firstScript();
  await write(outDir, first.file, first.content);
  // Development alone uses it as it is.
  await rm(path.join(outDir, "scheme.js"));

  const serverDir = path.join(LOCAL_FOLDER, `server-${process.pid}`);
  try {
    const serve = await buildServer(serverDir);
    const pages = sitePages();
    const reports: PageReport[] = [];
    for (const page of pages) {
      const { html: rootHtml, requests, lazy } = await render(page, serve);
      const files = pageFiles(graph, lazy);
      const parts = { template, origin, firstScript: first.file, rootHtml, files, requests };
      const html = pageHtml(page, parts);
      await check(page, html, outDir, files.styles);
      await write(outDir, page.file, html);
      reports.push({ path: page.path, file: page.file, kind: page.kind, requests, ...files });
    }
    await write(outDir, "sitemap.xml", sitemap(pages, origin));
    const line = `\nSitemap: ${new URL("/sitemap.xml", origin).href}\n`;
    await appendFile(path.join(outDir, "robots.txt"), line);
    return { outDir, origin, graph, firstScript: first.file, pages: reports };
  } finally {
    await rm(serverDir, { recursive: true, force: true });
  }
}

async function render(page: SitePage, serve: ServePage): Promise<ServedPage> {
  if (page.kind === "shell") return { html: "", requests: [], lazy: [] };
  return serve(page.path);
}

async function check(
  page: SitePage,
  html: string,
  outDir: string,
  styles: readonly string[],
): Promise<void> {
  const css = await Promise.all(styles.map((file) => readFile(path.join(outDir, file), "utf8")));
  const faults = faultsOf(html, css.join("\n"));
  if (faults.length > 0) throw new Error(`The page ${page.path} is not right. ${faults.join(" ")}`);
}

async function write(outDir: string, file: string, content: string): Promise<void> {
  const place = path.join(outDir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, content);
}
