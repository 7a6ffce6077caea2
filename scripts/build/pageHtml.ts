import { arena } from "@arena/arena";
import type { SiteRoute } from "../../src/leagues/routes";
import { sportList } from "../../src/sports/sports";
import posters from "../../src/ui/art/posters.json";
import { firstPicture, picturePreloads } from "./firstPicture";
import { escapeHtml, replaceOnce, scriptJson, tag, type Attributes } from "./html";
import type { PageFiles } from "./siteGraph";
import type { SitePage } from "./sitePages";
import { structuredData } from "./structuredData";

/** What a page is made of besides its address. */
export interface PageParts {
  /** `index.html` of the client build. */
  readonly template: string;
  /** The address of the site, "https://….". */
  readonly origin: string;
  /** The script that every page runs before its first paint. */
  readonly firstScript: string;
  /** What the root element holds; empty for a page that the app draws. */
  readonly rootHtml: string;
  readonly files: PageFiles;
  /** What it asks for as soon as it runs. */
  readonly next: PageFiles;
  /** The requests for data that the page begins with. */
  readonly requests: readonly string[];
  /** The styles that are in the page; undefined where it links to all of them. */
  readonly inPage?: StylesInPage | undefined;
}

/** Styles that a page is delivered with, for a first paint that waits for no other file. */
export interface StylesInPage {
  /** Where they come from. */
  readonly files: readonly string[];
  /** All of them, in that order. */
  readonly content: string;
}

/** The document that answers a page's address. */
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

/** What comes before all else: the way to the data, its first requests, and the picture that is seen first. */
function first({ requests, rootHtml, firstScript }: PageParts): string[] {
  const origins = new Set(requests.map((address) => new URL(address).origin));
  const read = requests.length > 0 ? requests.join(" ") : undefined;
  return [
    ...[...origins].map((href) => tag("link", { rel: "preconnect", href, crossorigin: true })),
    tag("script", { "data-read": read }, firstScript),
    ...picturePreloads(firstPicture(rootHtml)),
  ];
}

/** They show what other pages do, to televisions and other sites. */
const unlisted: readonly string[] = ["screen", "embed"];

const sportOfRoute = (route: SiteRoute): string | undefined =>
  "league" in route ? route.league?.sport : "sport" in route ? route.sport.id : undefined;

/** The picture that a preview of the page shows: its sport's, where a poster shows it, else the arena's. */
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

/** What the page says about itself to search engines and previews. */
function about(page: SitePage, { origin }: PageParts): string[] {
  const isListed = page.route && page.kind !== "shell" && !unlisted.includes(page.route.kind);
  if (!isListed && !page.isNeutral) return [tag("meta", { name: "robots", content: "noindex" })];
  const { title, description } = page.head;
  const picture = sharePicture(page.route);
  // A document that answers for many addresses is none of them.
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

/** The page's own code and style, as far as the template does not name them, and then what it asks for next. */
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

/** A link to what nothing waits for yet. */
const later = (rel: string, file: string, more: Attributes = {}): Attributes => ({
  rel,
  ...more,
  crossorigin: true,
  fetchpriority: "low",
  href: `/${file}`,
});

/**
 * The link to a style. One within the page is only named: src/app/entry/start.tsx lets code that is loaded later
 * know that it is here already.
 */
function styleLink(file: string, inPage: StylesInPage | undefined): Attributes {
  const href = `/${file}`;
  return inPage?.files.includes(file)
    ? { rel: "in-page", href }
    : { rel: "stylesheet", crossorigin: true, href };
}

/** The template with the page's styles in it instead of links to its own ones. */
function withStyles({ template, inPage }: PageParts): string {
  if (!inPage) return template;
  const named = inPage.files.reduce(
    (html, file) =>
      html.replace(tag("link", styleLink(file, undefined)), tag("link", styleLink(file, inPage))),
    template,
  );
  return replaceOnce(named, /(?=<title>)/, `${tag("style", {}, inPage.content)}\n    `);
}
