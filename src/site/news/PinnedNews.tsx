import { inNewsOrder, isPinned } from "@/records/news/schema";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./PinnedNews.module.css";
import { useNews } from "./useNews";

/** How many pinned announcements of a league are shown; more would push down the content that visitors came for. */
const MOST_PINNED = 3;

interface Props {
  readonly leagues: readonly League[];
  /** Whether each announcement names its league, for pages with several leagues. */
  readonly named?: boolean;
}

/** The pinned announcements of the given leagues, as links; only of leagues whose page of news is open. */
export default function PinnedNews({ leagues, named = false }: Props) {
  const { all, now } = useNews(leagues);
  const pinned = all.flatMap(({ league, news }) =>
    inNewsOrder(
      news.filter((one) => isPinned(one, now)),
      now,
    )
      .slice(0, MOST_PINNED)
      .map((one) => ({ league, news: one })),
  );
  if (pinned.length === 0) return null;
  return (
    <ul aria-label="Announcements" className={styles.list} role="list">
      {pinned.map(({ league, news }) => (
        <li data-sport={league.sport} key={`${league.slug} ${news.id}`}>
          <Link className={styles.news} to={paths.page(league, "news")}>
            <Icon name="info" size={20} />
            <span>
              {named && <span className={styles.of}>{league.shortName}: </span>}
              {news.title}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
