import { criterionMeaning, pointsMeaning } from "@/sports/criteria";
import { wordMeaning } from "@/sports/words";
import styles from "./Explanation.module.css";
import type { TermReference } from "./Term";

/** How long the pointer may take from the term to its explanation, in milliseconds. */
const ON_THE_WAY = 200;
/** The distance to the window's edges and to the term, in px. */
const GAP = 8;

/** Returns the meaning of a term as one sentence; "" if there is none. */
export function meaningOf({ word, of = word, sport, pack, criterion }: TermReference): string {
  if (criterion) return pack ? criterionMeaning(criterion, pack) : "";
  const said = wordMeaning(sport, of);
  return said ?? (["Pts", "MP"].includes(of) ? pointsMeaning(pack) : "");
}

interface Open {
  readonly button: HTMLElement;
  readonly box: HTMLElement;
  /** Whether the visitor pressed the term, so that the explanation stays until it is closed. */
  pinned: boolean;
  readonly close: () => void;
}

let open: Open | undefined;

/** Places the explanation below the term, or above it if there is no room below, and within the window. */
function place(box: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP);
  const below = at.bottom + GAP;
  const top = below + height > innerHeight - GAP ? at.top - GAP - height : below;
  box.style.left = `${Math.max(GAP, left)}px`;
  box.style.top = `${Math.max(GAP, top)}px`;
}

function draw(button: HTMLElement, title: string, text: string): HTMLElement {
  const box = document.createElement("div");
  box.className = styles.explanation ?? "";
  box.id = "explanation";
  box.popover = "manual";
  // Screen readers announce the explanation when it appears; the focus stays on the term.
  box.setAttribute("role", "status");
  const head = document.createElement("b");
  head.textContent = title;
  // Inside an open dialog, because everything outside of it is inert.
  (button.closest("dialog") ?? document.body).append(box);
  // Browsers without popovers show the explanation in the flow of the page.
  if ("showPopover" in box) box.showPopover();
  box.append(head, text);
  place(box, button);
  return box;
}

function show(button: HTMLElement, meant: TermReference, pinned: boolean): void {
  const text = meaningOf(meant);
  if (text === "") return;
  const abbr = button.querySelector("abbr");
  // Otherwise the browser would show the title as well on hover.
  abbr?.removeAttribute("title");
  const box = draw(button, meant.label, text);
  button.setAttribute("aria-describedby", box.id);
  const listening = new AbortController();
  const { signal } = listening;
  let leaving = 0;
  const close = () => {
    listening.abort();
    clearTimeout(leaving);
    box.remove();
    button.removeAttribute("aria-describedby");
    abbr?.setAttribute("title", meant.label);
    open = undefined;
  };
  const now: Open = { button, box, pinned, close };
  open = now;
  const isOwn = ({ target }: Event) =>
    target instanceof Node && (box.contains(target) || button.contains(target));
  const listen = (type: string, heard: (event: Event) => void, capture = false) =>
    document.addEventListener(type, heard, { signal, capture, passive: false });
  listen(
    "keydown",
    (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "Escape") return;
      // A dialog around the term must stay open.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    true,
  );
  listen("pointerdown", (event) => !isOwn(event) && close());
  listen("focusin", (event) => !isOwn(event) && close());
  listen("focusout", (event) => event.target === button && close());
  listen("pointerover", (event) => {
    clearTimeout(leaving);
    if (now.pinned || isOwn(event) || button === document.activeElement) return;
    leaving = window.setTimeout(close, ON_THE_WAY);
  });
  listen("scroll", () => (button.isConnected ? place(box, button) : close()), true);
}

/**
 * Opens or closes the explanation of a term after an event on its button. On hover and focus, the explanation is shown
 * as long as these last. After a press it is shown until the next press; Esc or a press elsewhere close it.
 */
export function explain(button: HTMLElement, meant: TermReference, event: Event): void {
  const isPress = event.type === "click";
  const isTouched = "pointerType" in event && event.pointerType === "touch";
  if (!isPress && isTouched) return;
  const isSame = open?.button === button;
  if (!isSame) {
    open?.close();
    if (isPress || button.matches(":hover, :focus-visible")) show(button, meant, isPress);
  } else if (open?.pinned && isPress) {
    open.close();
  } else if (open && isPress) {
    open.pinned = true;
  }
}
