import { useEffect, type RefObject } from "react";

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest("input:not([type=checkbox]), textarea, select"));

/** Moves the focus from row to row; false where no row has it. */
function move(frame: HTMLElement | null, by: 1 | -1): boolean {
  const links = [...(frame?.querySelectorAll<HTMLElement>("[data-record]") ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return false;
  links[at + by]?.focus();
  return true;
}

/**
 * Keys of a list: "/" goes to its search, the arrows from row to row once one has the focus, and from the search to
 * the first row; Enter opens a row because its name is a link.
 */
export function useListKeys(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const search = document.querySelector<HTMLInputElement>("main input[type=search]");
      if (event.key === "/" && !isTyping(event.target)) {
        event.preventDefault();
        search?.focus();
        search?.select();
      } else if (event.key === "ArrowDown" && event.target === search) {
        event.preventDefault();
        frame.current?.querySelector<HTMLElement>("[data-record]")?.focus();
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        if (move(frame.current, event.key === "ArrowDown" ? 1 : -1)) event.preventDefault();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [frame]);
}
