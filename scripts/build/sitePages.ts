import { headOf, type PageHead } from "../../src/app/pages/head";
import { leagueBySlug } from "../../src/leagues";
import type { Club } from "../../src/domain/league/league";
import type { SiteRoute } from "../../src/leagues/routes";
import { sharedRoutes, siteRoutes } from "../../src/leagues/siteRoutes";

/** One address of the site and the file that answers it. */
export interface SitePage {
  readonly path: string;
  /** Its place in the built site. */
  readonly file: string;
  /** `page` is delivered rendered; `shell` is empty and drawn by the app; a redirect is the host's. */
  readonly kind: "page" | "shell";
  readonly route: SiteRoute | undefined;
  /** The club whose page it is. */
  readonly club: Club | undefined;
  readonly head: PageHead;
  /** What search engines should show: pages with something of their own to say. */
  readonly listed: boolean;
  /** The addresses that it answers besides its own, as the host names them. */
  readonly answers?: string;
  /** Whatever is written of it later: a head of its own is put in its place. */
  readonly isNeutral?: true;
}

/** The file of a path as Hosting's `cleanUrls` finds it. */
export function fileOf(path: string): string {
  return path === "/" ? "index.html" : `${path.slice(1)}.html`;
}

/**
 * Lazily loaded sources that a kind of page asks for as soon as it runs. Named in the document they come with its own
 * code, where they would take a round trip for each file that another one imports.
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

function sitePage(path: string, route: SiteRoute): SitePage {
  const club = clubOf(route);
  const hasOwnWords = route.kind !== "page" || route.pageKind === "real";
  return {
    path,
    file: fileOf(path),
    kind: shellKinds.includes(route.kind) ? "shell" : "page",
    route,
    club,
    head: headOf(route, club?.name),
    listed: listedKinds.includes(route.kind) && hasOwnWords,
  };
}

/** The page of every record of a kind: the beginning of its address, without the last part. */
function sharedPage(path: string, route: SiteRoute): SitePage {
  return {
    ...sitePage(path, route),
    listed: false,
    answers: path.replaceAll(/\/_(?=\/|$)/g, "/*"),
  };
}

/** Where the page for addresses that nothing answers is rendered; no page of the site is there. */
const NOT_FOUND_PATH = "/404";

/** An empty page that any address can be drawn in: what a visitor gets without a network. */
export const OFFLINE_PATH = "/offline";

/**
 * The empty page of which `npm run feeds` makes the pages of leagues that were opened in the app: the app draws them, and
 * previews and searches read the head that is put in.
 */
export const LEAGUE_SHELL_PATH = "/assets/league";

/** The empty page that the host answers with for what other sites may frame and the build has no file of. */
const EMBED_SHELL_PATH = "/no-embed";

/** Every page of the site, the one for unknown addresses and the empty one for offline visits included. */
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
      // A league may have been opened there since: only the app knows that there is no page.
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

/** Addresses that lead to another one, in the form that the host reads. */
export function siteRedirects(): readonly { source: string; destination: string }[] {
  return [...siteRoutes()].flatMap(([source, route]) =>
    route.kind === "redirect" ? [{ source, destination: route.to }] : [],
  );
}

/** What other sites may frame answers there with nothing of the site but itself: the app finds out what it is of. */
const EMBEDS = {
  source: "/embed/**",
  destination: `/${fileOf(EMBED_SHELL_PATH)}`,
} as const;

/** Addresses that another one's document answers, in the form that the host reads. */
export function siteRewrites(): readonly { source: string; destination: string }[] {
  const shared = sitePages().flatMap(({ answers, path, file, route }) => {
    // The app itself reads addresses below a dashboard; sections have files of their own, which go before.
    if (route?.kind === "dashboard") return [{ source: `${path}/**`, destination: `/${file}` }];
    return answers === undefined ? [] : [{ source: answers, destination: `/${file}` }];
  });
  return [...shared, EMBEDS];
}
