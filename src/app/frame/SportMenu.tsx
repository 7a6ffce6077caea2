import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { useLocation } from "react-router-dom";
import { useShownEntries } from "@/data/useEntries";
import { useReadLeagues } from "@/data/useReadLeagues";
import { sportsOf } from "@/leagues/menu";
import type { SportId } from "@/domain/sport";
import { SportMenuItem } from "./SportMenuItem";
import styles from "./SportMenu.module.css";

/**
 * The sports, each opening a list of its four sections (the disclosure pattern of the ARIA
 * practices: buttons and links, no menu roles). Arrow keys move along the sports and down the lists.
 */
export function SportMenu() {
  const [open, setOpen] = useState<SportId | null>(null);
  const nav = useRef<HTMLElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const entries = useShownEntries();
  const sports = sportsOf(entries);
  // Without a sport there is nothing to open.
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
    // Keys of all its buttons and links arrive here.
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
