import { useEffect, useState, type MouseEvent } from "react";
import { createRoot, type Root } from "react-dom/client";
import { clock } from "@/domain/clock";
import styles from "./Toasts.module.css";

/** The text of a notice, and the path of the page with more. */
export interface Notice {
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

/** How long a notice inside the page is shown, in milliseconds. */
const NOTICE_SHOWN_FOR = 10_000;

interface ToastProps {
  readonly notice: Notice;
  readonly go: (path: string) => void;
  readonly onLeave: () => void;
}

/** One notice, which does not take the focus. It stays while it is hovered or has focus. */
function Toast({ notice: { title, text, path }, go, onLeave }: ToastProps) {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    return isKept ? undefined : clock.after(NOTICE_SHOWN_FOR, onLeave);
  }, [isKept, onLeave]);
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onLeave();
    go(path);
  };
  const keeping = {
    onBlur: () => setKept(false),
    onFocus: () => setKept(true),
    onPointerEnter: () => setKept(true),
    onPointerLeave: () => setKept(false),
  };
  return (
    <p className={styles.toast}>
      <a href={path} onClick={follow} {...keeping}>
        <b>{title}</b> {text}
      </a>
      <button onClick={onLeave} type="button" {...keeping}>
        Close
      </button>
    </p>
  );
}

interface ShownNotice extends ToastProps {
  readonly id: number;
}

interface Place {
  readonly at: HTMLElement;
  readonly root: Root;
}

let place: Place | null = null;
let shownNotices: readonly ShownNotice[] = [];
let count = 0;

/**
 * Returns the element for notices, created if needed. It is outside the page's root, because a notice stays during
 * navigation.
 */
function placeOfToasts(): Place {
  if (place?.at.isConnected) return place;
  const at = document.createElement("div");
  at.id = "notices";
  at.className = styles.toasts ?? "";
  at.setAttribute("role", "status");
  document.body.append(at);
  shownNotices = [];
  place = { at, root: createRoot(at) };
  return place;
}

function draw({ root }: Place): void {
  root.render(shownNotices.map(({ id, ...toast }) => <Toast key={id} {...toast} />));
}

/** Shows a notice inside the page; a click on it opens its page. */
export function showToast(notice: Notice, go: (path: string) => void): void {
  const at = placeOfToasts();
  count += 1;
  const id = count;
  const onLeave = () => {
    shownNotices = shownNotices.filter((one) => one.id !== id);
    draw(at);
  };
  shownNotices = [...shownNotices, { id, notice, go, onLeave }];
  draw(at);
}
