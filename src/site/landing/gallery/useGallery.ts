import { useEffect, useRef, useState } from "react";
import { clock } from "@/domain/clock";
import { paths } from "@/leagues/paths";
import { useDialogParam } from "@/ui/useDialogParam";
import { takePageLoad } from "./pageLoad";

/** Whether the gallery is open, with functions to open and close it. */
export interface GalleryState {
  readonly isOpen: boolean;
  /** Whether the visitor opened it with the button and so expects it. */
  readonly isAsked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * The state of the gallery. It opens by itself on the first full page load of the landing page in a session, if the
 * page stays untouched, and never on the way back to the page; later the button opens it, and the back button closes
 * it.
 */
export function useGallery(): GalleryState {
  const dialog = useDialogParam("gallery");
  const [isGreeting, setGreeting] = useState(false);
  const greets = useRef<boolean | null>(null);

  useEffect(() => {
    greets.current ??= takePageLoad(paths.landing());
    if (!greets.current || hasBegun()) return undefined;
    const left = new AbortController();
    const leave = () => left.abort();
    for (const touch of touches) addEventListener(touch, leave, { signal: left.signal });
    let cancelLimit = () => {};
    const greet = async () => {
      if (!(await calm(left.signal, FIRST_LOOK))) return;
      cancelLimit = clock.after(LIMIT, leave);
      // Loads the first picture before opening, because the visitor did not ask for the gallery and should not see an
      // empty frame.
      const { fetchFirst } = await import("./GalleryDialog");
      await fetchFirst();
      cancelLimit();
      if (!(await calm(left.signal, 0))) return;
      greets.current = false;
      setGreeting(true);
    };
    // If the code cannot be loaded, the page does not change.
    greet().catch(() => {});
    return () => {
      cancelLimit();
      leave();
    };
  }, []);

  return {
    isOpen: isGreeting || dialog.value !== null,
    isAsked: dialog.value !== null,
    open: () => dialog.open("open"),
    close: () => {
      setGreeting(false);
      dialog.close();
    },
  };
}

/**
 * How long the page is visible before the first check whether it is calm, and between later checks, in milliseconds.
 */
const FIRST_LOOK = 400;
const LOOK_AGAIN = 100;

/**
 * After this many checks without a calm page, the gallery does not open by itself. Checks are counted instead of
 * seconds, so that a slow phone has enough time.
 */
const LOOKS = 100;

/** If the first picture takes longer than this, in milliseconds, the gallery does not open by itself. */
const LIMIT = 10_000;

/** After one of these events the visitor has begun to use the page, so the gallery does not open by itself any more. */
const touches = ["pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** Checks whether the visitor began to use the page before its code was loaded. */
const hasBegun = () =>
  navigator.userActivation?.hasBeenActive ||
  scrollY > 0 ||
  document.activeElement !== document.body;

const isCalm = () =>
  document.readyState === "complete" &&
  !document.hidden &&
  document.querySelector('[aria-busy="true"], dialog[open]') === null;

/**
 * Waits until the page is loaded and shows no placeholder and no dialog; returns false if the visitor left or used the
 * page, or after too many checks. The first check is after `first` ms.
 */
async function calm(left: AbortSignal, first: number): Promise<boolean> {
  let wait = first;
  for (let look = 0; look < LOOKS; look += 1) {
    await after(wait);
    if (left.aborted) return false;
    if (isCalm()) return true;
    wait = LOOK_AGAIN;
  }
  return false;
}

const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
