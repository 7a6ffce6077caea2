import { vi } from "vitest";
import { notices } from "@/admin/notices/notices";
import { forgetClock } from "@/domain/serverTime";
import { writeYearsExcept } from "@/domain/time";
import { setOpenedLeagues } from "@/leagues/registry";
import { endFollowChange } from "@/ui/mine/followChange";

/**
 * Takes away what files of tests leave behind: they share a worker, with its page and the product's modules.
 * Listeners stay: what a module listens to, it listens to once.
 */
export async function resetPage(): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // A step back in the history is over first: jsdom takes them in tasks.
  for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
  // A test that draws unhurriedly leaves it on, where it was not set.
  Reflect.deleteProperty(globalThis, "IS_REACT_ACT_ENVIRONMENT");
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
  // What a press elsewhere closes takes its listeners with it: an explanation would keep the next Escape for itself.
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
  // What a test puts over the document's own, as `visibilityState`; vitest has put one, and React's marks begin with "_".
  for (const name of Object.getOwnPropertyNames(document)) {
    if (name !== "defaultView" && !name.startsWith("_")) Reflect.deleteProperty(document, name);
  }
}
