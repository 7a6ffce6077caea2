import { arena } from "@arena/arena";
import type { SiteRoute } from "../../src/leagues/routes";
import { sportList } from "../../src/sports/sports";
import posters from "../../src/ui/art/posters.json";
import { firstPicture, picturePreloads } from "./firstPicture";
import { escapeHtml, replaceOnce, scriptJson, tag, type Attributes } from "./html";
import type { PageFiles } from "./siteGraph";
import type { SitePage } from "./sitePages";
import { structuredData } from "./structuredData";

/** The parts of a page's HTML, apart from its address and head. */
export interface PageParts {
  /** `index.html` of the client build. */
  readonly template: string;
  /** The address of the site, "https://….". */
  readonly origin: string;
  /** The script that every page runs before its first paint. */
  readonly firstScript: string;
  /** The content of the root element; empty for a shell, which is drawn in the browser. */
  readonly rootHtml: string;
  readonly files: PageFiles;
  /** The files that the page's code requests as soon as it runs. */
  readonly next: PageFiles;
  /** The addresses of the page's first requests for data. */
  readonly requests: readonly string[];
  /** The styles inside the HTML; undefined if the page only links to style sheets. */
  readonly inPage?: StylesInPage | undefined;
}

/** Styles inside a page's HTML, so that its first paint waits for no other file. */
export interface StylesInPage {
  /** The style sheets that these styles come from. */
  readonly files: readonly string[];
  /** The contents of these style sheets, in that order. */
  readonly content: string;
}

/** Returns the complete HTML of a page. */
export function pageHtml(page: SitePage, parts: PageParts): string {
  const { rootHtml } = parts;
  const { title, description } = page.head;
  const root = rootHtml === "" ? {} : { "data-path": page.path };
  let html = withStyles(parts);
  html = replaceOnce(html, /<title>[^<]*<\/title>/, tag("title", {}, escapeHtml(title)));
  html = replaceOnce(
    html,
    /<meta name="description" content="" \/>/,
    [tag("meta", { name: "description", content: description }), ...about(page, parts)].join(
      "\n    ",
    ),
  );
  html = replaceOnce(html, /<script src="\/scheme\.js"><\/script>/, first(parts).join("\n    "));
  html = replaceOnce(
    html,
    /<\/head>/,
    `${files(parts)
      .map((line) => `  ${line}\n  `)
      .join("")}</head>`,
  );
  return replaceOnce(html, /<div id="root"><\/div>/, tag("div", { id: "root", ...root }, rootHtml));
}

/**
 * Returns the first lines of the head: connections to the data, the first script with its requests, and the first
 * picture.
 */
function first({ requests, rootHtml, firstScript }: PageParts): string[] {
  const origins = new Set(requests.map((address) => new URL(address).origin));
  const read = requests.length > 0 ? requests.join(" ") : undefined;
  return [
    ...[...origins].map((href) => tag("link", { rel: "preconnect", href, crossorigin: true })),
    tag("script", { "data-read": read }, firstScript),
    ...picturePreloads(firstPicture(rootHtml)),
  ];
}

/** Pages not for search engines: they repeat other pages for televisions and for other sites. */
const unlisted: readonly string[] = ["screen", "embed"];

const sportOfRoute = (route: SiteRoute): string | undefined =>
  "league" in route ? route.league?.sport : "sport" in route ? route.sport.id : undefined;

/** Returns the picture for previews of a page: the sport's picture if the sport has a poster, else the arena's. */
export function sharePicture(route: SiteRoute | undefined): {
  readonly file: string;
  readonly alt: string;
} {
  const id = route && sportOfRoute(route);
  const sport = sportList.find((one) => one.id === id);
  return sport && posters.some((one) => one.sport === sport.id)
    ? { file: `/share/${sport.id}.jpg`, alt: `${sport.name} at ${arena.name}` }
    : { file: "/og-image.jpg", alt: `${arena.name}: ${arena.description}` };
}

/** Returns the tags for search engines and previews. */
function about(page: SitePage, { origin }: PageParts): string[] {
  const isListed = page.route && page.kind !== "shell" && !unlisted.includes(page.route.kind);
  if (!isListed && !page.isNeutral) return [tag("meta", { name: "robots", content: "noindex" })];
  const { title, description } = page.head;
  const picture = sharePicture(page.route);
  // A document that answers many addresses has no address of its own to name.
  const isOne = page.answers === undefined && !page.isNeutral;
  const address = isOne ? new URL(page.path, origin).href : undefined;
  const graph = {
    "og:type": "website",
    "og:site_name": arena.name,
    "og:locale": arena.locale.replace("-", "_"),
    "og:title": title,
    "og:description": description,
    ...(address !== undefined && { "og:url": address }),
    "og:image": new URL(picture.file, origin).href,
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": picture.alt,
  };
  const things = structuredData(page, origin);
  return [
    ...(address === undefined ? [] : [tag("link", { rel: "canonical", href: address })]),
    ...Object.entries(graph).map(([property, content]) => tag("meta", { property, content })),
    tag("meta", { name: "twitter:card", content: "summary_large_image" }),
    ...(things.length === 0
      ? []
      : [
          tag(
            "script",
            { type: "application/ld+json" },
            scriptJson({ "@context": "https://schema.org", "@graph": things }),
          ),
        ]),
  ];
}

/**
 * Returns the links to the page's code and styles that the template does not have, then to the files it requests next.
 */
function files({ files: { scripts, styles }, next, template, inPage }: PageParts): string[] {
  const isNew = (file: string) => !template.includes(`"/${file}"`);
  return [
    ...styles.filter(isNew).map((file) => tag("link", styleLink(file, inPage))),
    ...scripts
      .filter(isNew)
      .map((file) => tag("link", { rel: "modulepreload", crossorigin: true, href: `/${file}` })),
    ...next.styles.map((file) => tag("link", later("preload", file, { as: "style" }))),
    ...next.scripts.map((file) => tag("link", later("modulepreload", file))),
  ];
}

/** Returns the attributes of a link with low priority, to a file that is not needed yet. */
const later = (rel: string, file: string, more: Attributes = {}): Attributes => ({
  rel,
  ...more,
  crossorigin: true,
  fetchpriority: "low",
  href: `/${file}`,
});

/**
 * Returns the attributes of the link to a style sheet. If its styles are inside the HTML, the link only names it:
 * src/app/entry/start.tsx uses it to tell code that is loaded later that these styles are already here.
 */
function styleLink(file: string, inPage: StylesInPage | undefined): Attributes {
  const href = `/${file}`;
  return inPage?.files.includes(file)
    ? { rel: "in-page", href }
    : { rel: "stylesheet", crossorigin: true, href };
}

/** Returns the template with the page's styles inside it, instead of links to their style sheets. */
function withStyles({ template, inPage }: PageParts): string {
  if (!inPage) return template;
  const named = inPage.files.reduce(
    (html, file) =>
      html.replace(tag("link", styleLink(file, undefined)), tag("link", styleLink(file, inPage))),
    template,
  );
  return replaceOnce(named, /(?=<title>)/, `${tag("style", {}, inPage.content)}\n    `);
}
