const KEY = "arena-follow-told";
/** Where storage is blocked it is known as long as the page lasts. */
let isExplained = false;

/** Whether somebody on this device has read what following does. */
export function isFollowingExplained(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isExplained;
  }
}

/** The note is never shown again. */
export function rememberExplained(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    isExplained = true;
  }
}
