/** A short message at the foot of the page, with at most one thing to do about it. */
export interface Notice {
  readonly id: number;
  readonly text: string;
  /** Errors are read out at once and stay until they are closed. */
  readonly tone: "done" | "error";
  readonly action?: { readonly label: string; readonly run: () => void };
}

let current: Notice | null = null;
let made = 0;
const callbacks = new Set<() => void>();

function set(next: Notice | null): void {
  current = next;
  for (const callback of callbacks) callback();
}

/*
 * Kept outside the component tree, so that a notice, and the undo in it, survives moving from one
 * admin page to another.
 */
export const notices = {
  current: () => current,
  subscribe(callback: () => void): () => void {
    callbacks.add(callback);
    return () => callbacks.delete(callback);
  },
  /** Shows a notice in place of the one before. */
  show(notice: Omit<Notice, "id">): void {
    set({ ...notice, id: ++made });
  },
  close(): void {
    set(null);
  },
};
