import { useEffect, useId, useRef, useState, type KeyboardEvent, useLayoutEffect } from "react";
import { useLocation } from "react-router-dom";
import { useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { sportsOf, leaguesOf } from "@/leagues/menu";
import type { SportId, SportEntry } from "@/domain/sport";
import type { LeagueEntry } from "@/domain/league/league";
import { Glyph } from "@/ui/art/Glyph";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import styles from "./SportMenu.module.css";
import { isSportAt, sportLinks } from "./sportLinks";

/**
 * The menu of sports: each button opens a list of links to the sport's pages (the disclosure pattern of the ARIA
 * practices: buttons and links, no menu roles). Arrow keys move along the sports and down the lists.
 */
export function SportMenu() {
  const [open, setOpen] = useState<SportId | null>(null);
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const entries = useShownEntries();
  const sports = sportsOf(entries);
  // The leagues are also loaded if there is no sport yet, because then no list can be opened.
  const leagues = useReadLeagues(open !== null || sports.length === 0);

  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(null);
  }

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !nav.current?.contains(event.target)) setOpen(null);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && open) {
      nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      setOpen(null);
      return;
    }
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    const buttons = [...(nav.current?.querySelectorAll<HTMLElement>("[aria-expanded]") ?? [])];
    const at = buttons.findIndex((button) =>
      button.parentElement?.contains(document.activeElement),
    );
    event.preventDefault();
    setOpen(null);
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    // Handles the key events of all buttons and links inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label="Main menu"
      onBlur={(event) => {
        if (event.relatedTarget && !nav.current?.contains(event.relatedTarget)) setOpen(null);
      }}
      onKeyDown={onKeyDown}
      ref={nav}
    >
      <ul className={styles.sports} role="list">
        {sports.length === 0 && leagues.status === "ready" && (
          <li className="text-caption text-secondary">No league yet</li>
        )}
        {sports.map((sport) => (
          <SportMenuItem
            entries={entries}
            id={`${id}-${sport.id}`}
            isOpen={open === sport.id}
            key={sport.id}
            onToggle={(wanted) => setOpen(wanted ? sport.id : null)}
            pathname={pathname}
            sport={sport}
          />
        ))}
      </ul>
    </nav>
  );
}

interface SportMenuItemProps {
  readonly sport: SportEntry;
  /** The leagues that the menu shows. */
  readonly entries: readonly LeagueEntry[];
  readonly id: string;
  readonly pathname: string;
  readonly isOpen: boolean;
  readonly onToggle: (open: boolean) => void;
}

/** One sport of the menu, with its list of links. */
function SportMenuItem({ sport, entries, id, pathname, isOpen, onToggle }: SportMenuItemProps) {
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

  const onLinkKey = (event: KeyboardEvent) => {
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
      <ul className={styles.list} hidden={!isOpen} id={id} ref={list} role="list">
        <li aria-hidden="true" className={styles.caption}>
          <Glyph sport={sport.id} />
          {only?.name ?? sport.name}
        </li>
        {sportLinks(sport, pathname, entries).map(({ to, label, current, comingSoon }) => (
          <li key={to}>
            <Link
              aria-current={current ? "page" : undefined}
              className={styles.link}
              onKeyDown={onLinkKey}
              to={to}
            >
              {label}
              {comingSoon && <span data-soon="">Soon</span>}
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
