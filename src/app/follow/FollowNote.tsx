import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLocation } from "react-router-dom";
import { focusHeading } from "@/ui/focusHeading";
import { endFollowChange, type FollowChange } from "@/ui/mine/followChange";
import { everyEntry } from "@/leagues/registry";
import { paths } from "@/leagues/paths";
import { NoticesSwitch } from "@/site/mine/NoticesSwitch";
import { IconButton, Button } from "@/ui/Button";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { clock } from "@/domain/clock";
import { follow } from "@/ui/mine/mine";
import styles from "./FollowNote.module.css";

const KEY = "arena-follow-told";
/** Whether following was explained, if storage is blocked; lasts as long as the page is open. */
let isExplained = false;

/** Whether the explanation of following was already shown on this device. */
function isFollowingExplained(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isExplained;
  }
}

/** Remembers that the explanation was shown, so that it is never shown again. */
function rememberExplained(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    isExplained = true;
  }
}

/** Returns the element for the note: the open dialog, because nothing outside it can be reached, or else the page. */
const openPlace = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;

/** The note after a star was pressed: the explanation of following (once), or “Undo” after unfollowing. */
export default function FollowNote({ change }: { readonly change: FollowChange }) {
  const { pathname, search } = useLocation();
  const [place, setPlace] = useState(openPlace);
  const [startedAt] = useState(pathname);
  const [opener] = useState(() => document.activeElement);
  const [isKnown] = useState(() => change.isFirst && isFollowingExplained());
  useEffect(() => {
    // A dialog may have opened or closed.
    const frame = requestAnimationFrame(() => setPlace(openPlace));
    return () => cancelAnimationFrame(frame);
  }, [pathname, search]);
  const isOver = isKnown || (change.isFirst && startedAt !== pathname);
  useEffect(() => {
    if (isOver) endFollowChange();
  }, [isOver]);
  if (isOver) return null;
  const onLeave = () => {
    endFollowChange();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    else focusHeading();
  };
  return createPortal(
    change.isFirst ? (
      <FirstFollow change={change} onLeave={onLeave} />
    ) : (
      <UnfollowedNote change={change} onLeave={onLeave} />
    ),
    place,
  );
}

interface Props {
  readonly change: FollowChange;
  readonly onLeave: () => void;
}

/** The explanation of following, shown once on a device: where it shows, the switch for notices, and the calendar. */
function FirstFollow({ change: { kind, of, name }, onLeave }: Props) {
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
                  ? `Its ${what} come first on Today, with a star in lists and tables.`
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

/** How long the note is shown, in milliseconds; it stays longer while it has the pointer or the focus. */
const SHOWN = 8_000;

interface UnfollowedNoteProps {
  readonly change: FollowChange;
  readonly onLeave: () => void;
}

/** The note after unfollowing, with a button to undo it. */
function UnfollowedNote({ change: { kind, of, name, at }, onLeave }: UnfollowedNoteProps) {
  const [isKept, setKept] = useState(false);
  const isSaid = useSaid();
  useEffect(() => {
    return isKept ? undefined : clock.after(SHOWN, endFollowChange);
  }, [isKept]);
  return (
    <div
      className={styles.undo}
      onBlur={() => setKept(false)}
      onFocus={() => setKept(true)}
      onPointerEnter={() => setKept(true)}
      onPointerLeave={() => setKept(false)}
    >
      <p role="status">{isSaid && `${name} is no longer followed.`}</p>
      <Button
        onClick={() => {
          follow(kind, of, true, at);
          onLeave();
        }}
        variant="onInk"
      >
        Undo
      </Button>
    </div>
  );
}

/** Returns false first and then true: a screen reader announces text added to a status, not its first text. */
function useSaid(): boolean {
  const [isSaid, say] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => say(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return isSaid;
}
