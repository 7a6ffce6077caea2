import {
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from "react";
import { focusHeading } from "./focusHeading";

/**
 * Props of a `<dialog>` that is a modal one for as long as it is rendered: the page behind is inert,
 * Esc and a click beside it ask to close, and on leaving the focus returns to what had it, or to the
 * page's heading when nothing had.
 */
export function useModal(onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const opener = document.activeElement;
    keepScrollbarSpace();
    dialog.showModal();
    return () => {
      dialog.close();
      giveFocusBack(opener);
    };
  }, []);

  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (!isItself(event)) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => {
      // A browser may close it past `cancel`; a close of our own finds no dialog any more.
      if (isItself(event) && !event.currentTarget.open) onClose();
    },
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = isItself(event);
    },
    onClick: (event: MouseEvent) => {
      if (isItself(event) && pressedBeside.current) onClose();
    },
  };
}

/** To what opened the dialog; to the page's heading when that is gone or nothing had the focus. */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else focusHeading();
}

/** Measures the scrollbar before the first dialog takes it away (`base.css` leaves its space free). */
function keepScrollbarSpace(): void {
  if (document.querySelector("dialog[open]")) return;
  const root = document.documentElement;
  const width = innerWidth - root.clientWidth;
  // A value is handed down to every element: no work for a phone, whose scrollbar takes no space.
  if (width > 0) root.style.setProperty("--scrollbar", `${width}px`);
  else root.style.removeProperty("--scrollbar");
}
