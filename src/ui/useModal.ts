import {
  useLayoutEffect,
  useRef,
  type DialogHTMLAttributes,
  type RefAttributes,
  type SyntheticEvent,
} from "react";
import { focusHeading } from "./focusHeading";

interface Modal {
  readonly props: DialogHTMLAttributes<HTMLDialogElement> & RefAttributes<HTMLDialogElement>;
  /** What its close button does. */
  readonly leave: () => void;
}

/**
 * A `<dialog>` that is modal while it is rendered: the page behind is inert, Esc and a
 * click beside it ask to close, and on leaving the focus returns to what had it, or to the page's
 * heading when nothing had. It goes out of sight first, by its styles for `data-leaving`: the page
 * behind is restyled when it is inert no longer, which keeps a slow phone longer than a press may.
 * @param onClose takes it away
 */
export function useModal(onClose: () => void): Modal {
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

  const leave = () => {
    const dialog = ref.current;
    if (!dialog || "leaving" in dialog.dataset) return;
    dialog.dataset["leaving"] = "";
    const fading = dialog.getAnimations();
    if (fading.length === 0) onClose();
    else {
      void Promise.allSettled(fading.map(({ finished }) => finished)).then(() => {
        // The back button may have been quicker.
        if (dialog.isConnected) onClose();
      });
    }
  };
  const isItself = (event: SyntheticEvent) => event.target === event.currentTarget;

  return {
    leave,
    props: {
      ref,
      onCancel: (event) => {
        if (!isItself(event)) return;
        event.preventDefault();
        leave();
      },
      onClose: (event) => {
        // A browser may close it past `cancel`; after a close of our own the dialog is no longer there.
        if (isItself(event) && !event.currentTarget.open) onClose();
      },
      onPointerDown: (event) => {
        pressedBeside.current = isItself(event);
      },
      onClick: (event) => {
        if (isItself(event) && pressedBeside.current) leave();
      },
    },
  };
}

/** To what opened the dialog; to the page's heading when it was removed or nothing had the focus. */
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
