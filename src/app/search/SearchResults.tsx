import {
  useDeferredValue,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type Ref,
  useEffect,
  useId,
  type ReactNode,
} from "react";
import { useNavigate } from "react-router-dom";
import { amountOf } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { ListBoxPopup, BesideCell, useStop } from "@/ui/ListBox";
import { useFollowed } from "@/ui/mine/mine";
import { Glyph } from "@/ui/art/Glyph";
import { Crest } from "@/ui/crest/Crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { FollowPlayerStar, FollowStar } from "@/ui/mine/FollowButton";
import { isFollowed, kinds, titles, type Entry } from "./entries";
import { FailedLeagues } from "./NotRead";
import { makeSearch, type SearchHit, marked } from "./search";
import type { OpenBest } from "./SearchDialog";
import styles from "./SearchDialog.module.css";
import { useEntries } from "./useEntries";

const KEY = "arena-recent";
const MOST = 5;

/** Returns the addresses of results that were opened on this device, the latest first. */
function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((one): one is string => typeof one === "string").slice(0, MOST);
  } catch {
    // The stored text is invalid, or storage is blocked.
    return [];
  }
}

/** Stores an address as the latest opened result. */
function keepRecent(id: string): void {
  const ids = [id, ...recentIds().filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // If storage is blocked, nothing is stored.
  }
}

interface SearchResultsProps {
  readonly query: string;
  /** A ref that receives the function for the Enter key in the field. */
  readonly openBest: Ref<OpenBest>;
  /** Empties the field and focuses it. */
  readonly onClear: () => void;
}

const unmarked = (entries: readonly Entry[]): readonly SearchHit[] =>
  entries.map((entry) => ({ entry, terms: [] }));

const ofKind = (found: readonly SearchHit[], kind: Entry["kind"]) =>
  found.filter(({ entry }) => entry.kind === kind);

/** Returns the number of results, for screen readers: "7 found: 5 players, 2 matches". */
function amountInWords(found: readonly SearchHit[]): string {
  const parts = kinds.flatMap((kind) => {
    const { length } = ofKind(found, kind);
    return length > 0 ? amountOf(length, titles[kind].one, titles[kind].many.toLowerCase()) : [];
  });
  return `${found.length} found: ${parts.join(", ")}`;
}

const likeInWords = (amount: number) =>
  amount > 0 ? `, ${amount} ${amount === 1 ? "is" : "are"} most like it` : "";

/**
 * The lists below the field: the results by kind, or the most similar entries if nothing is found. Before anything is
 * typed: the followed clubs and players, and the results opened last.
 */
export function SearchResults({ query, openBest, onClear }: SearchResultsProps) {
  const asked = useDeferredValue(query.trim());
  const mine = useFollowed();
  // These values stay the same while the dialog is open, so that the order of the results does not change.
  const [before] = useState(() => ({ mine, recent: recentIds(), now: Date.now() }));
  const { entries, isLoading, failed } = useEntries(before.now);
  const navigate = useNavigate();
  const likeIt = useRef<HTMLDivElement>(null);
  const search = useMemo(
    () =>
      makeSearch(entries, {
        isPreferred: (entry) => isFollowed(entry, before.mine) || before.recent.includes(entry.id),
        now: before.now,
      }),
    [entries, before],
  );
  const found = useMemo(() => (asked === "" ? [] : search.find(asked)), [search, asked]);
  const isUnknown = asked !== "" && found.length === 0 && !isLoading;
  const nearest = isUnknown ? search.nearest(asked) : [];
  useImperativeHandle(openBest, () => (of) => {
    const [first] = search.find(of);
    if (first) {
      keepRecent(first.entry.id);
      void navigate(first.entry.id, { replace: true });
    }
    // A similar entry is only focused, not opened, because it is not what was typed.
    else likeIt.current?.querySelector<HTMLElement>("a")?.focus();
  });
  const recent = before.recent.flatMap((id) => entries.find((entry) => entry.id === id) ?? []);
  const ofKinds = kinds
    .map((kind) => ({ title: titles[kind].many, found: ofKind(found, kind), asked }))
    .toSorted(({ found: [a] }, { found: [b] }) =>
      a && b ? found.indexOf(a) - found.indexOf(b) : 0,
    );
  const groups = (
    asked === ""
      ? [
          {
            title: "Following",
            found: unmarked(entries.filter((entry) => isFollowed(entry, mine))),
          },
          { title: "Recent", found: unmarked(recent) },
        ]
      : [...ofKinds, { title: "Nearest", found: unmarked(nearest) }]
  ).filter((group) => group.found.length > 0);
  return (
    <>
      <p className="visually-hidden" role="status">
        {asked !== "" &&
          (isUnknown
            ? `Nothing found${likeInWords(nearest.length)}`
            : found.length > 0 && amountInWords(found))}
      </p>
      <FailedLeagues failed={failed} />
      {isUnknown && <p className={styles.none}>Nothing found like ‘{asked}’.</p>}
      {groups.length > 0 && (
        <div ref={likeIt}>
          <ListBoxPopup label="Found">
            {groups.map((group) => (
              <FoundList key={group.title} {...group} />
            ))}
          </ListBoxPopup>
        </div>
      )}
      {isUnknown && (
        <Button className={styles.clear} icon="close" onClick={onClear}>
          Clear and search again
        </Button>
      )}
      <p className={styles.note}>
        {isLoading
          ? "The leagues are still loading."
          : failed.length === 0 &&
            "Accents and small slips don’t matter. All leagues of this season are searched, and earlier champions."}
      </p>
      <p className={styles.keys}>↑ and ↓ move through what is found, Enter opens, Esc closes.</p>
    </>
  );
}

/** How many entries of each kind are shown before "Show all" is pressed. */
const SHOWN = 6;

interface FoundListProps {
  readonly title: string;
  readonly found: readonly SearchHit[];
  /** The typed query: only its first results are shown, with their number. Empty: all entries are shown. */
  readonly asked?: string;
}

/** The list of entries of one kind: each is a link; clubs and players have a star beside it. */
function FoundList({ title, found, asked = "" }: FoundListProps) {
  const [wholeFor, setWholeFor] = useState("");
  const list = useRef<HTMLDivElement>(null);
  const isWhole = asked === "" || wholeFor === asked || found.length <= SHOWN;
  useEffect(() => {
    // The button "Show all" had the focus and is gone: the first new entry gets it.
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

/** The link to a found entry. */
function FoundLink({ entry, terms }: SearchHit) {
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
          <MarkedText terms={terms} text={entry.title} />
        </span>
        <span className={styles.words}>
          <MarkedText terms={terms} text={entry.words} />
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

/** A text in which the matching words are marked. */
function MarkedText({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
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
