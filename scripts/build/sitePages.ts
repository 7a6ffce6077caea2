import { headOf, type PageHead } from "../../src/app/pages/head";
import { leagueBySlug } from "../../src/leagues";
import { clubsOf } from "../../src/domain/season/clubs";
import type { Club } from "../../src/domain/league/league";
import type { SiteRoute } from "../../src/leagues/routes";
import { sharedRoutes, siteRoutes } from "../../src/leagues/siteRoutes";

/** One address of the site and the file that answers it. */
export interface SitePage {
  readonly path: string;
  /** The path of the file in the built site. */
  readonly file: string;
  /** `page`: the file has rendered content. `shell`: the file is empty, and the app draws the page in the browser. */
  readonly kind: "page" | "shell";
  readonly route: SiteRoute | undefined;
  /** The club of a club's page; undefined for other pages. */
  readonly club: Club | undefined;
  readonly head: PageHead;
  /** Whether search engines should show the page; true if it has content that no other page has. */
  readonly listed: boolean;
  /** A pattern of further addresses that the page answers, in the form that the host reads. */
  readonly answers?: string;
  /**
   * Whether `npm run feeds` later makes pages from it, with other heads. So its head gets no address and no "noindex".
   */
  readonly isNeutral?: true;
}

/** Returns the file of a path, by the rule of `cleanUrls` of Firebase Hosting. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/**
 * Source files that a kind of page loads lazily as soon as it runs. The page's HTML links to them, so that they load
 * together with the page's own code. Otherwise each file that another file imports would take one more round trip.
 */
export const askedNext: Partial<Record<SiteRoute["kind"], readonly string[]>> = {
  landing: ["src/site/today/Today.tsx"],
  today: ["src/site/today/Today.tsx"],
  ground: ["src/site/ground/GroundView.tsx"],
  match: ["src/site/match-page/Story.tsx", "src/site/match-page/LineUpsPart.tsx"],
};

const listedKinds: readonly SiteRoute["kind"][] = [
  "landing",
  "today",
  "championship",
  "privacy",
  "help",
  "page",
  "club",
];
const shellKinds: readonly SiteRoute["kind"][] = ["signIn", "dashboard", "adminSection"];

const clubOf = (route: SiteRoute): Club | undefined =>
  route.kind === "club"
    ? leagueBySlug(route.league.slug)?.clubs.find(({ slug }) => slug === route.slug)
    : undefined;

/** Returns the name for visitors of the club of a club's page; undefined for other pages. */
function calledAt(route: SiteRoute): string | undefined {
  if (route.kind !== "club") return undefined;
  const league = leagueBySlug(route.league.slug);
  return league && clubsOf(league, null).find(({ slug }) => slug === route.slug)?.called;
}

function sitePage(path: string, route: SiteRoute): SitePage {
  const club = clubOf(route);
  const hasOwnWords = route.kind !== "page" || route.pageKind === "real";
  return {
    path,
    file: fileOf(path),
    kind: shellKinds.includes(route.kind) ? "shell" : "page",
    route,
    club,
    head: headOf(route, calledAt(route)),
    listed: listedKinds.includes(route.kind) && hasOwnWords,
  };
}

/** Returns the page that answers for all records of a kind. In its path, "_" stands for the parts that change. */
function sharedPage(path: string, route: SiteRoute): SitePage {
  return {
    ...sitePage(path, route),
    listed: false,
    answers: path.replaceAll(/\/_(?=\/|$)/g, "/*"),
  };
}

/** The path at which the page for unknown addresses is rendered; the site has no page there. */
const NOT_FOUND_PATH = "/404";

/** The path of an empty page in which the app can draw any address: the answer to visitors without a network. */
export const OFFLINE_PATH = "/offline";

/**
 * The path of the empty page from which `npm run feeds` makes the pages of leagues that were opened in the app. The app
 * draws their content; previews and search engines read the head that the feeds put in.
 */
export const LEAGUE_SHELL_PATH = "/assets/league";

/** The path of the empty page with which the host answers embedded addresses that have no file in the build. */
const EMBED_SHELL_PATH = "/no-embed";

/** Returns all pages of the site, including the page for unknown addresses and the empty pages. */
export function sitePages(): readonly SitePage[] {
  const answered = [...siteRoutes()].filter(([, { kind }]) => kind !== "redirect");
  const unknown = {
    route: undefined,
    club: undefined,
    head: headOf(undefined),
    listed: false,
  } as const;
  return [
    ...answered.map(([path, route]) => sitePage(path, route)),
    ...[...sharedRoutes()].map(([path, route]) => sharedPage(path, route)),
    {
      ...unknown,
      path: NOT_FOUND_PATH,
      file: fileOf(NOT_FOUND_PATH),
      kind: "page",
      // The landing page's head, because a league may have been opened at this address after the build. Only the app
      // can find out that there is no page.
      head: headOf({ kind: "landing" }),
    },
    ...[OFFLINE_PATH, EMBED_SHELL_PATH].map(
      (path) => ({ ...unknown, path, file: fileOf(path), kind: "shell" }) as const,
    ),
    {
      ...unknown,
      path: LEAGUE_SHELL_PATH,
      file: fileOf(LEAGUE_SHELL_PATH),
      kind: "shell",
      isNeutral: true,
    },
  ];
}

/** Returns the redirects in the form that the host reads. */
export function siteRedirects(): readonly { source: string; destination: string }[] {
  return [...siteRoutes()].flatMap(([source, route]) =>
    route.kind === "redirect" ? [{ source, destination: route.to }] : [],
  );
}

/** The rewrite for embedded views, which other sites may frame. The app finds out from the address what to show. */
const EMBEDS = {
  source: "/embed/**",
  destination: `/${fileOf(EMBED_SHELL_PATH)}`,
} as const;

/** Returns the addresses that the file of another address answers, in the form that the host reads. */
export function siteRewrites(): readonly { source: string; destination: string }[] {
  const shared = sitePages().flatMap(({ answers, path, file, route }) => {
    // The app interprets addresses below a dashboard. Sections have their own files, which the host prefers to
    // rewrites.
    if (route?.kind === "dashboard") return [{ source: `${path}/**`, destination: `/${file}` }];
    return answers === undefined ? [] : [{ source: answers, destination: `/${file}` }];
  });
  return [...shared, EMBEDS];
}
