import { useEffect } from "react";
import { everyEntry } from "@/leagues/registry";
import { paths } from "@/leagues/paths";
import { NoticesSwitch } from "@/site/mine/NoticesSwitch";
import { IconButton } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { endFollowChange, type FollowChange } from "@/ui/mine/followChange";
import styles from "./FollowNote.module.css";
import { rememberExplained } from "./followExplained";
import { useSaid } from "./useSaid";

interface Props {
  readonly change: FollowChange;
  readonly onLeave: () => void;
}

/** Explains once on a device what following does: where it shows, that notices are off, and that there is a calendar. */
export function FirstFollow({ change: { kind, of, name }, onLeave }: Props) {
  const isSaid = useSaid();
  const [slug = "", id = ""] = of.split("/");
  const league = everyEntry().find((one) => one.slug === slug);
  const isClub = kind === "clubs" && league !== undefined;
  const hasMatches = isClub && league.collections.fixtures !== undefined;
  const what = hasMatches ? "matches" : "meets";
  useEffect(rememberExplained, []);
  const leaving = { onClick: endFollowChange };
  return (
    <section aria-label="Following" className={styles.card}>
      <div className={styles.head}>
        <Icon className={styles.star} name="star" size={24} />
        <div role="status">
          {isSaid && (
            <>
              <p className={styles.title}>You follow {name}</p>
              <p className={styles.words}>
                Kept on this device, no account.{" "}
                {isClub
                  ? `Its ${what} stand first on Today, with a star in lists and tables.`
                  : "The name has a star in lists and tables."}
              </p>
            </>
          )}
        </div>
        <IconButton icon="close" label="Close: what following does" onClick={onLeave} />
      </div>
      {isClub && (
        <>
          {hasMatches && (
            <div className={styles.switch}>
              <NoticesSwitch />
            </div>
          )}
          <p className={styles.calendar}>
            <Icon name="calendar" size={24} />
            <span>
              <Link {...leaving} to={paths.club(league, id)}>
                Its page
              </Link>{" "}
              puts its {what} in your calendar;{" "}
              <Link {...leaving} to={paths.myClubs()}>
                My clubs
              </Link>{" "}
              has the calendar of all you follow.
            </span>
          </p>
        </>
      )}
    </section>
  );
}
