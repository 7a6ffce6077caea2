import { useLayoutEffect, useRef, type KeyboardEvent } from "react";
import type { SportEntry } from "@/domain/sport";
import type { LeagueEntry } from "@/domain/league/league";
import { leaguesOf } from "@/leagues/menu";
import { Glyph } from "@/ui/art/Glyph";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { isSportAt, sportLinks } from "./sportLinks";
import styles from "./SportMenu.module.css";

interface SportMenuItemProps {
  readonly sport: SportEntry;
  /** The leagues of the menu. */
  readonly entries: readonly LeagueEntry[];
  readonly id: string;
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One sport of the menu bar with its list of sections. */
export function SportMenuItem({
  sport,
  entries,
  id,
  pathname,
  isOpen,
  onToggle,
}: SportMenuItemProps) {
  const list = useRef<HTMLUListElement>(null);
  const enterOnOpen = useRef(false);
  const leagues = leaguesOf(sport, entries);
  const only = leagues.length === 1 ? leagues[0] : undefined;

  useLayoutEffect(() => {
    if (isOpen && enterOnOpen.current) list.current?.querySelector("a")?.focus();
    enterOnOpen.current = false;
  }, [isOpen]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    if (isOpen) list.current?.querySelector("a")?.focus();
    enterOnOpen.current = true;
    onToggle(true);
  };

  const onListKey = (event: KeyboardEvent) => {
    const links = [...(list.current?.querySelectorAll("a") ?? [])];
    const at = links.findIndex((link) => link === document.activeElement);
    const target = {
      ArrowDown: links[(at + 1) % links.length],
      ArrowUp: links.at(at - 1),
      Home: links[0],
      End: links.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <li className={styles.sport} data-sport={sport.id}>
      <button
        aria-controls={id}
        aria-expanded={isOpen}
        className={styles.button}
        data-current={isSportAt(sport, pathname) || undefined}
        onClick={() => onToggle(!isOpen)}
        onKeyDown={onButtonKey}
        type="button"
      >
        {sport.name}
        <Icon name="chevronDown" size={16} />
      </button>
      {/* Keys of its links arrive at the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={styles.list}
        hidden={!isOpen}
        id={id}
        onKeyDown={onListKey}
        ref={list}
        role="list"
      >
        <li aria-hidden="true" className={styles.caption}>
          <Glyph sport={sport.id} />
          {only?.name ?? sport.name}
        </li>
        {sportLinks(sport, pathname, entries).map(({ to, label, current, comingSoon }) => (
          <li key={to}>
            <Link aria-current={current ? "page" : undefined} className={styles.link} to={to}>
              {label}
              {comingSoon && <span data-soon="">Soon</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
