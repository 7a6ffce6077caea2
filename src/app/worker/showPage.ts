import type { WorkerScope } from "./scope";

/** Matches pages of the administration, which are not replaced, because they may contain unsaved text. */
const ADMIN = /\/admin-/;

/**
 * Shows the page of a notification: in the tab that already shows it, or in another tab with a page for visitors, or in
 * a
 * new tab.
 * @param path A path of this site; an address of another site is ignored.
 */
export async function showPage(
  { clients, location }: Pick<WorkerScope, "clients" | "location">,
  path: string,
): Promise<void> {
  const { href, origin } = new URL(path, location.origin);
  if (origin !== location.origin) return;
  const tabs = await clients.matchAll({ type: "window" });
  const there = tabs.find(({ url }) => url === href);
  const free = tabs.find(({ url }) => !ADMIN.test(url));
  try {
    if (there) await there.focus();
    else if (free) {
      await free.focus();
      await free.navigate(href);
    } else await clients.openWindow(href);
  } catch {
    // The tab was closed in the meantime, or is not controlled by this worker yet.
    await clients.openWindow(href);
  }
}
