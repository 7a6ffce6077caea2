import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Glyph } from "@/ui/art/Glyph";
import { Button } from "@/ui/Button";
import { Crest } from "@/ui/crest/Crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { BesideCell, useStop } from "@/ui/ListBox";
import { FollowPlayerStar, FollowStar } from "@/ui/mine/FollowButton";
import type { Entry } from "./entries";
import { keepRecent } from "./recent";
import { marked, type Found } from "./search";
import styles from "./SearchDialog.module.css";

/** Entries of each kind that are shown before somebody asks for all. */
const SHOWN = 6;

interface FoundListProps {
  readonly title: string;
  readonly found: readonly Found[];
  /** What was typed: the first few of what it finds are shown, and how many there are. */
  readonly asked?: string;
}

/** Entries of one kind, each a link; clubs and players have their star beside it. */
export function FoundList({ title, found, asked = "" }: FoundListProps) {
  const [wholeFor, setWholeFor] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const isWhole = asked === "" || wholeFor === asked || found.length <= SHOWN;
  useEffect(() => {
    // The button that had the focus was removed.
    if (wholeFor !== "") list.current?.querySelectorAll<HTMLElement>("[data-stop]")[SHOWN]?.focus();
  }, [wholeFor]);
  const id = useId();
  if (found.length === 0) return null;
  return (
    <div aria-labelledby={id} ref={list} role="rowgroup">
      <div role="row">
        <span className={styles.kind} id={id} role="columnheader">
          {title}
          {asked !== "" && ` ${found.length}`}
        </span>
      </div>
      {(isWhole ? found : found.slice(0, SHOWN)).map(({ entry, terms }) => (
        <div className={styles.row} data-sport={entry.league?.sport} key={entry.id} role="row">
          <FoundLink entry={entry} terms={terms} />
          {entry.club && entry.league && (
            <BesideCell>
              <FollowStar club={entry.club} league={entry.league} />
            </BesideCell>
          )}
          {entry.player && entry.league && (
            <BesideCell>
              <FollowPlayerStar league={entry.league} player={entry.player} />
            </BesideCell>
          )}
        </div>
      ))}
      {!isWhole && (
        <ShowAll onShow={() => setWholeFor(asked)}>
          Show all {found.length} {title.toLowerCase()}
        </ShowAll>
      )}
    </div>
  );
}

/** The way to what is found. */
function FoundLink({ entry, terms }: Found) {
  return (
    <span role="gridcell">
      <Link
        {...useStop()}
        className={styles.link}
        onClick={() => keepRecent(entry.id)}
        replace
        to={entry.id}
      >
        <span className={styles.picture}>
          <Mark entry={entry} />
        </span>
        <span className={styles.title}>
          <Marked terms={terms} text={entry.title} />
        </span>
        <span className={styles.words}>
          <Marked terms={terms} text={entry.words} />
        </span>
      </Link>
    </span>
  );
}

interface ShowAllProps {
  readonly onShow: () => void;
  readonly children: ReactNode;
}

function ShowAll({ onShow, children }: ShowAllProps) {
  return (
    <div role="row">
      <span role="gridcell">
        <Button {...useStop()} className={styles.all} onClick={onShow} variant="text">
          {children}
        </Button>
      </span>
    </div>
  );
}

/** A text with the words marked that were meant. */
function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  return marked(text, terms).map(([piece, isMeant], at) =>
    isMeant ? <mark key={at}>{piece}</mark> : piece,
  );
}

function Mark({ entry: { kind, club, player, colour, league, title } }: { readonly entry: Entry }) {
  if (club) {
    return <Crest colours={club.colours} decorative logo={club.logo} name={club.name} size={32} />;
  }
  if (player) {
    return <MonogramAvatar colour={colour} decorative name={title} picture={player.picture} />;
  }
  if (kind === "match" || kind === "meet") return <Icon name="calendar" size={24} />;
  if (kind === "ground") return <Icon name="pin" size={24} />;
  return league ? <Glyph sport={league.sport} /> : <Icon name="arrowRight" size={24} />;
}
