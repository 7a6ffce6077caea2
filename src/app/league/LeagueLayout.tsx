import { createElement, useEffect, useState, type ReactNode } from "react";
import type { PageId, TabId } from "@/domain/league/pages";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { showsSeasons } from "@/domain/season/seasons";
import { classes } from "@/ui/classes";
import { seasonPath, useSeason } from "@/site/season/useSeason";
import { Tabs } from "@/ui/Tabs";
import type { OnNow } from "@/site/live/onNow";
import { useLeague } from "@/ui/leagueContext";
import { Icon } from "@/ui/Icon";
import { SeasonLabel } from "@/site/season/SeasonLabel";
import { Glyph } from "@/ui/art/Glyph";
import { SeasonPicker } from "@/site/season/SeasonPicker";
import { LoadedPage } from "../pages/answer";
import { pageName, tabs } from "../pages/names";
import notice from "../frame/Notice.module.css";
import { LiveMark } from "../live/LiveMark";
import type CodeOfNow from "./LeagueNow";
import { leagueHero } from "./modules";
import styles from "./LeagueLayout.module.css";

/** A page of a league, or the page of one match, player or past season. */
export type LeaguePlace = PageId | "match" | "player" | "season";

/** The tabs that pages of one club, match, player or past season belong to. These pages have their own heading. */
const tabOf: Partial<Record<LeaguePlace, PageId>> = {
  club: "clubs",
  match: "matches",
  player: "players",
  season: "standings",
};

const hasTab = (page: LeaguePlace): page is TabId => !(page in tabOf);

interface LeagueLayoutProps {
  /** The page inside the layout. */
  readonly page: LeaguePlace;
  readonly children: ReactNode;
}

/** The layout of all pages of a league: colour, heading and tabs. */
export function LeagueLayout({ page, children }: LeagueLayoutProps) {
  const league = useLeague();
  const { past } = useSeason();
  const [followed, setFollowed] = useState<OnNow | null>(null);
  // A past season has no live matches.
  const live = past === undefined ? followed : null;
  const LeagueNow = useCodeOfNow();
  return (
    <div data-sport={league.sport}>
      {page === "home" ? (
        <LoadedPage module={leagueHero} props={{ live }} />
      ) : (
        hasTab(page) && <LeagueHeading live={live} page={page} title={pageName(league, page)} />
      )}
      <Tabs
        isStill={page === "match"}
        label={league.name}
        tabs={tabsOf(league, tabOf[page] ?? page, past)}
      />
      {league.closed && (
        <aside aria-label="Notice" className={notice.notice}>
          <Icon name="info" size={16} />
          This league is closed. What was played in it stays here.
        </aside>
      )}
      {LeagueNow && createElement(LeagueNow, { page, onLive: setFollowed })}
      <div className={classes("content", styles.page)}>{children}</div>
    </div>
  );
}

/**
 * Loads the component `LeagueNow`; null until its code is loaded. It is not needed before the data, which says whether
 * a
 * match or a meet is under way. It is not `lazy`, because React would delay the page by the 0.3 s that it leaves
 * between
 * a fallback and the next content.
 */
function useCodeOfNow(): typeof CodeOfNow | null {
  const [code, setCode] = useState<{ readonly LeagueNow: typeof CodeOfNow } | null>(null);
  useEffect(() => {
    import("./LeagueNow").then(
      ({ default: LeagueNow }) => setCode({ LeagueNow }),
      // Without this code, the page works, but does not update by itself.
      () => {},
    );
  }, []);
  return code && code.LeagueNow;
}

/** Returns the tabs of a league. A chosen past season is kept in the links to pages that can show it. */
function tabsOf(league: League, current: LeaguePlace, past: string | undefined) {
  return tabs.flatMap((page) => {
    const { [page]: is = "none" } = league.pages;
    if (is === "none") return [];
    return [
      {
        to: seasonPath(paths.page(league, page), showsSeasons(league, page) ? past : undefined),
        label: (
          <>
            {pageName(league, page)}
            {is !== "real" && <span className={styles.soon}>Soon</span>}
          </>
        ),
        current: page === current,
      },
    ];
  });
}

interface LeagueHeadingProps {
  readonly page: PageId;
  readonly title: string;
  /** The live match or meet that the league's pages follow; null if there is none. */
  readonly live: OnNow | null;
}

/** The heading of a league's inner pages: white text on a dark ground in both colour schemes. */
function LeagueHeading({ page, title, live }: LeagueHeadingProps) {
  const league = useLeague();
  return (
    <header className={styles.heading} data-on-ink="">
      <div className={classes("content", styles.inner)}>
        <p className={classes("text-overline", styles.overline)}>
          {league.game.name}
          <SeasonLabel>{showsSeasons(league, page) ? <SeasonPicker /> : undefined}</SeasonLabel>
          <LiveMark on={live} />
        </p>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      </div>
    </header>
  );
}
