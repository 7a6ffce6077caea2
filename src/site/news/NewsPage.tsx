import { useState } from "react";
import { recordsIn } from "@/data/readState";
import { readAtOf } from "@/data/together";
import { useListings } from "@/data/useListing";
import { inNewsOrder, isPinned, type News } from "@/records/news/schema";
import type { RecordOf } from "@/records/record";
import { isOwnPicture } from "@/domain/reading";
import { formatKickOff } from "@/domain/time";
import { usePicture } from "@/ui/crest/pictures";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { Listing } from "@/ui/Listing";
import { useZone } from "@/ui/match/useZone";
import { useNow } from "@/ui/match/useNow";
import { Skeleton } from "@/ui/Skeleton";
import { useScrollToHash } from "@/ui/useLedTo";
import { useLeague } from "@/ui/leagueContext";
import { WhenSeen } from "../motion/WhenSeen";
import { newsPart } from "./address";
import styles from "./NewsPage.module.css";

/** A picture in a box of fixed ratio; nothing if it cannot be loaded. */
function NewsPicture({ address: given }: { readonly address: string }) {
  const address = usePicture(given);
  const [broken, setBroken] = useState("");
  if (address === "" || address === broken) return null;
  return (
    <img
      alt=""
      className={styles.picture}
      decoding="async"
      height={360}
      loading="lazy"
      onError={() => setBroken(address)}
      referrerPolicy="no-referrer"
      src={address}
      width={640}
    />
  );
}

interface ItemProps {
  readonly news: RecordOf<"news">;
  readonly pinned: boolean;
  /** Whether the text is still loading. */
  readonly isLoading: boolean;
}

function Item({ news: { id, title, text, picture, date }, pinned, isLoading }: ItemProps) {
  const zone = useZone();
  const item = useScrollToHash<HTMLElement>(newsPart(id));
  const at = formatKickOff(date, zone);
  return (
    <article className={styles.item} data-pinned={pinned || undefined} id={newsPart(id)} ref={item}>
      {isOwnPicture(picture) ? (
        // Each uploaded picture is a separate document, so it is loaded only when the visitor scrolls near it.
        <WhenSeen className={styles.picture}>
          <NewsPicture address={picture} />
        </WhenSeen>
      ) : (
        <NewsPicture address={picture} />
      )}
      <div className={styles.words}>
        <p className={styles.when}>
          {pinned && <span className={styles.pinned}>Pinned</span>}
          {at && (
            <time dateTime={at.iso}>
              {at.date}, {at.time}
            </time>
          )}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p aria-busy={isLoading || undefined} className={styles.text}>
          {text || (isLoading && <Skeleton width="long" />)}
        </p>
      </div>
    </article>
  );
}

/** Adds text and picture from the whole record to a short announcement, once the whole records are loaded. */
function withText(brief: RecordOf<"news">, whole: readonly RecordOf<"news">[]): RecordOf<"news"> {
  const { text, picture }: Pick<News, "text" | "picture"> =
    whole.find(({ id }) => id === brief.id) ?? brief;
  return { ...brief, text, picture };
}

/** The page of a league's announcements: pinned ones first, then the newest. */
export default function NewsPage() {
  const league = useLeague();
  const [brief, whole] = useListings([
    { league, kind: "news" },
    { league, kind: "news", whole: true },
  ]);
  const now = useNow(readAtOf([brief]));
  const texts = recordsIn(whole);
  const skeleton = (
    <div className={styles.list}>
      <Skeleton className={styles.placeholder} shape="block" />
      <Skeleton className={styles.placeholder} shape="block" />
    </div>
  );
  return (
    <Listing skeleton={skeleton} state={brief} what="news">
      {({ records }) =>
        records.length === 0 ? (
          <EmptyState spot="no-results" title="No news yet">
            What the administrators of {league.name} announce is shown here.
          </EmptyState>
        ) : (
          <div className={styles.list}>
            {whole.status === "failed" && (
              <FailedRead state={whole} title="Failed to load news.">
                Only the titles are shown. {whole.failure.message}
              </FailedRead>
            )}
            {inNewsOrder(records, now).map((news) => (
              <Item
                isLoading={whole.status === "loading"}
                key={news.id}
                news={withText(news, texts)}
                pinned={isPinned(news, now)}
              />
            ))}
          </div>
        )
      }
    </Listing>
  );
}
