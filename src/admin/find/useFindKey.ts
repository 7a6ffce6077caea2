import { useEffect } from "react";

/** What the way to anything in the administration is called. */
export const FIND = "Find";

const isOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl-K, on a Mac with the command key, from anywhere but a dialog: that is answered first. */
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
