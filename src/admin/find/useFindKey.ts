import { useEffect } from "react";

/** The name of the search in the administration. */
export const FIND = "Find";

const isOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Calls `find` on Ctrl+K (Command+K on a Mac), except while a dialog is open: the dialog must be answered first. */
export function useFindKey(find: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (key.toLowerCase() !== "k" || ctrlKey === metaKey || altKey || shiftKey) return;
      if (event.defaultPrevented || isOpen()) return;
      event.preventDefault();
      find();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [find]);
}
