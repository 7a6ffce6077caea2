import { recordsIn } from "@/data/listingEntry";
import { useListings } from "@/data/useListing";
import { inNewsOrder, isPinned } from "@/records/news/schema";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import styles from "./PinnedNews.module.css";

/** More would push away what people came for. */
const SHOWN = 3;

interface Props {
  readonly leagues: readonly League[];
  /** Whose each one is, where several leagues stand on a page. */
  readonly named?: boolean;
}

/** What administrators want to be seen first, of the leagues whose news are open; it stands in their sheets. */
export default function PinnedNews({ leagues, named = false }: Props) {
  const open = leagues.filter(({ pages }) => pages.news === "real");
  const states = useListings(open.map((league) => ({ league, kind: "news" })));
  const read = states.flatMap((state) => (state.status === "ready" ? [state.listing] : []));
  const now = useNow(Math.max(0, ...read.map(({ readAt }) => readAt)));
  const pinned = open.flatMap((league, at) => {
    const state = states[at];
    const records = recordsIn(state);
    return inNewsOrder(
      records.filter((news) => isPinned(news, now)),
      now,
    )
      .slice(0, SHOWN)
      .map((news) => ({ league, news }));
  });
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
