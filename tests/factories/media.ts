import { vi } from "vitest";

/** Makes `matchMedia` answer for reduced motion; returns a function that changes the answer and tells listeners. */
export function stubReducedMotion(reduced: boolean): (reduced: boolean) => void {
  let matches = reduced;
  const listeners = new Set<() => void>();
  vi.stubGlobal("matchMedia", (media: string) => ({
    media,
    get matches() {
      return media.includes("prefers-reduced-motion") && matches;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  return (now) => {
    matches = now;
    for (const listener of listeners) listener();
  };
}
