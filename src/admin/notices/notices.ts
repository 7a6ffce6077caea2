/** A short message at the bottom of the page, with at most one button. */
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
 * Stored outside the component tree, so that a notice, with its undo, stays when the user goes to another page of the
 * administration.
 */
export const notices = {
  current: () => current,
  subscribe(callback: () => void): () => void {
    callbacks.add(callback);
    return () => callbacks.delete(callback);
  },
  /** Shows a notice in place of the current one. */
  show(notice: Omit<Notice, "id">): void {
    set({ ...notice, id: ++made });
  },
  close(): void {
    set(null);
  },
  /** Closes the notice and runs its action, which therefore cannot run twice. */
  act(): void {
    const action = current?.action;
    set(null);
    action?.run();
  },
};
