import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { Icon, type IconName } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { FollowPlayerStar, FollowStar } from "@/ui/mine/FollowButton";
import type { Entry } from "./entries";
import { keepRecent } from "./recent";
import { marked } from "./search";
import styles from "./SearchDialog.module.css";

interface FoundListProps {
  readonly title: string;
  readonly entries: readonly Entry[];
  /** What was typed: its words are marked. */
  readonly query?: string;
}

/** Entries of one kind, each a link; clubs and players have their star beside it. */
export function FoundList({ title, entries, query = "" }: FoundListProps) {
  if (entries.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className={styles.kind}>{title}</h3>
      <ul role="list">
        {entries.map((entry) => (
          <li className={styles.row} data-sport={entry.league?.sport} key={entry.id}>
            <Link
              className={styles.link}
              onClick={() => keepRecent(entry.id)}
              replace
              to={entry.id}
            >
              <span className={styles.picture}>
                <Mark entry={entry} />
              </span>
              <span className={styles.title}>
                {query === ""
                  ? entry.title
                  : marked(entry.title, query).map(([word, isMeant], at) =>
                      isMeant ? <mark key={at}>{word}</mark> : word,
                    )}
              </span>
              <span className={styles.words}>{entry.words}</span>
            </Link>
            {entry.club && entry.league && <FollowStar club={entry.club} league={entry.league} />}
            {entry.player && entry.league && (
              <FollowPlayerStar league={entry.league} player={entry.player} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

const icons: Readonly<Record<"player" | "match", IconName>> = { player: "user", match: "calendar" };

function Mark({ entry: { kind, club, league, title } }: { readonly entry: Entry }) {
  if (club) {
    return <Crest colours={club.colours} decorative logo={club.logo} name={title} size={32} />;
  }
  if (kind === "player" || kind === "match") return <Icon name={icons[kind]} size={24} />;
  return league ? <Glyph sport={league.sport} /> : <Icon name="arrowRight" size={24} />;
}
