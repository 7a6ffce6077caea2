import { criterionMeaning, pointsMeaning } from "@/sports/criteria";
import { wordMeaning } from "@/sports/words";
import styles from "./Explanation.module.css";
import type { TermReference } from "./Term";

/** How long the pointer may be on its way from the word to its explanation, in ms. */
const ON_THE_WAY = 200;
/** Space to the window's edges and to the word, in px. */
const GAP = 8;

/** What a word of a table means, as one sentence; '' where nobody has said it. */
export function meaningOf({ word, of = word, sport, pack, criterion }: TermReference): string {
  if (criterion) return pack ? criterionMeaning(criterion, pack) : "";
  const said = wordMeaning(sport, of);
  return said ?? (["Pts", "MP"].includes(of) ? pointsMeaning(pack) : "");
}

interface Open {
  readonly button: HTMLElement;
  readonly box: HTMLElement;
  /** It was pressed for, and stays until it is closed. */
  pinned: boolean;
  readonly close: () => void;
}

let open: Open | undefined;

/** Below the word, or above it where there is no room, and within the window. */
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
  // It is said aloud when it comes; the focus stays on the word.
  box.setAttribute("role", "status");
  const head = document.createElement("b");
  head.textContent = title;
  // Everything beside an open dialog is inert.
  (button.closest("dialog") ?? document.body).append(box);
  // A browser without popovers shows it in its place in the page.
  if ("showPopover" in box) box.showPopover();
  box.append(head, text);
  place(box, button);
  return box;
}

function show(button: HTMLElement, meant: TermReference, pinned: boolean): void {
  const text = meaningOf(meant);
  if (text === "") return;
  const abbr = button.querySelector("abbr");
  // Both would be shown on hovering.
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
      // A dialog around it stays open.
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
 * Explains a word of a table beside it, on what was done to its button: hovering and focusing show the explanation for
 * as long as they last, a press until it is pressed again; Esc or a press elsewhere close it.
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
