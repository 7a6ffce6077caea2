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
  /** Closes the dialog after its closing animation; for the close button. */
  readonly leave: () => void;
}

/**
 * Makes a `<dialog>` modal while it is rendered: the page behind is inert, and Esc and a click beside the dialog close
 * it. After closing, the focus returns to the element that had it, or to the page's heading if there is none. The
 * dialog first fades out (styles of `data-leaving`): when the page behind stops being inert, the browser restyles it,
 * which on a slow phone takes longer than the answer to a press may take.
 * @param onClose removes the dialog
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
        // The back button may have removed the dialog already.
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
        // A browser may close the dialog without `cancel`; after our own close the dialog is no longer rendered.
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

/**
 * Moves the focus to the element that opened the dialog; to the page's heading if that was removed or nothing had the
 * focus.
 */
function giveFocusBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus({ preventScroll: true });
  else focusHeading();
}

/** Measures the width of the scrollbar before the first dialog hides it (`base.css` reserves that space). */
function keepScrollbarSpace(): void {
  if (document.querySelector("dialog[open]")) return;
  const root = document.documentElement;
  const width = innerWidth - root.clientWidth;
  // A custom property is inherited by every element, which costs time; phones, whose scrollbars take no space, need
  // none.
  if (width > 0) root.style.setProperty("--scrollbar", `${width}px`);
  else root.style.removeProperty("--scrollbar");
}
