import { useEffect, useRef, useState } from "react";
import { clock } from "@/domain/clock";
import { paths } from "@/leagues/paths";
import { useDialogParam } from "@/ui/useDialogParam";
import { takePageLoad } from "./pageLoad";

export interface GalleryState {
  readonly isOpen: boolean;
  /** By its button, so that somebody waits for it. */
  readonly isAsked: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Whether the gallery is open: by itself on the first full page load of the landing page in a session, at once or not at
 * all, and never on the way back to it; later by its button, and then the back button closes it.
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
      // Nobody asked for it, so nobody is shown an empty frame over the page.
      const { fetchFirst } = await import("./GalleryDialog");
      await fetchFirst();
      cancelLimit();
      if (!(await calm(left.signal, 0))) return;
      greets.current = false;
      setGreeting(true);
    };
    // Without its code the page does not change.
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

/** How long the page is seen before anything comes over it, and between looks, in milliseconds. */
const FIRST_LOOK = 400;
const LOOK_AGAIN = 100;

/** A page that is not calm after this many looks is left alone; looks, not seconds, so that a slow phone has its time. */
const LOOKS = 100;

/** A picture that takes longer than this, in milliseconds, comes no more. */
const LIMIT = 10_000;

/** Somebody who does one of these has begun to use the page, and nothing comes over it any more. */
const touches = ["pointerdown", "keydown", "wheel", "scroll", "focusin"];

/** The same before the page's code was here. */
const hasBegun = () =>
  navigator.userActivation?.hasBeenActive ||
  scrollY > 0 ||
  document.activeElement !== document.body;

const isCalm = () =>
  document.readyState === "complete" &&
  !document.hidden &&
  document.querySelector('[aria-busy="true"], dialog[open]') === null;

/** True once the page is loaded and shows no skeleton and no dialog, false once it was left; looks first after `first` ms. */
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
