const KEY = "arena-recent";
const MOST = 5;

/** Addresses that were found and opened on this device, the latest first. */
export function recentIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((one): one is string => typeof one === "string").slice(0, MOST);
  } catch {
    // Unreadable, or storage is blocked.
    return [];
  }
}

/** Keeps an address as the latest one. */
export function keepRecent(id: string): void {
  const ids = [id, ...recentIds().filter((one) => one !== id)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // Storage may be blocked: then nothing is remembered.
  }
}
