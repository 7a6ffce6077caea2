import { vi } from "vitest";
import { notices } from "@/admin/notices/notices";
import { forgetClock } from "@/domain/serverTime";
import { writeYearsExcept } from "@/domain/time";
import { setOpenedLeagues } from "@/leagues/registry";
import { endFollowChange } from "@/ui/mine/followChange";

/**
 * Removes the traces of earlier test files, because test files share a worker with its page and the product's modules.
 * Event listeners stay, because a module adds its listeners only once, when it is loaded.
 */
export async function resetPage(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // Waits until a step back in the history is finished; jsdom makes such steps in tasks.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  // A test with `unhurried` may have set this variable.
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // Closes everything that closes when the user presses elsewhere, so that its listeners are removed. An open
  // explanation would otherwise handle the next Escape.
  document.dispatchEvent(new Event("pointerdown"));
  emptyDocument();
  notices.close();
  endFollowChange();
  setOpenedLeagues([]);
  forgetClock();
  writeYearsExcept(0);
}

function emptyDocument(): void {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  head.replaceChildren();
  body.replaceChildren();
  // Deletes properties that a test has defined on the document, for example `visibilityState`. `defaultView` stays,
  // because vitest has defined it, and names with "_" stay, because React uses them.
  for (const name of Object.getOwnPropertyNames(document)) {
    if (name !== "defaultView" && !name.startsWith("_")) Reflect.deleteProperty(document, name);
  }
}
