import { recordsIn } from "@/data/readState";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { formatKickOff } from "@/domain/time";
import { openedPages, withOpened } from "@/leagues/opening";
import { paths } from "@/leagues/paths";
import { playsNow } from "@/leagues/playsAround";
import { isPinned } from "@/records/news/schema";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { newsPart } from "../../news/address";
import { useNews } from "../../news/useNews";
import styles from "./Arena.module.css";

/** How many announcements are shown; the leagues' own pages show more. */
const SHOWN_NEWS = 4;

/**
 * The latest announcements of all leagues, except pinned ones, which are at the top of the page; nothing if there are
 * none.
 */
export default function LatestNews() {
  const zone = useZone();
  const leagues = useShownLeagues().filter(playsNow);
  const seasons = useListings(leagues.map((league) => ({ league, kind: "seasons" as const })));
  const opened = leagues.map((league, at) => {
    const state = seasons[at];
    const records = recordsIn(state);
    return withOpened(league, openedPages(league, records));
  });
  const { all, now } = useNews(opened);
  const latest = all
    .flatMap(({ league, news }) => news.map((one) => ({ league, ...one })))
    .filter((one) => !isPinned(one, now))
    .toSorted((a, b) => (b.date ?? 0) - (a.date ?? 0))
    .slice(0, SHOWN_NEWS);
  if (latest.length === 0) return null;
  return (
    <Section title="News">
      <Card flush>
        <ul role="list">
          {latest.map(({ league, id, title, date }) => {
            const at = formatKickOff(date, zone);
            return (
              <li data-sport={league.sport} key={`${league.slug} ${id}`}>
                <Link className={styles.item} to={`${paths.page(league, "news")}#${newsPart(id)}`}>
                  <span className={styles.name}>{title}</span>
                  <span className="text-caption text-secondary">
                    {league.name}
                    {at && (
                      <>
                        , <time dateTime={at.iso}>{at.date}</time>
                      </>
                    )}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </Card>
    </Section>
  );
}
