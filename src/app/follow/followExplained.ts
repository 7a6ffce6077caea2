const KEY = "arena-follow-told";
/** Where storage is blocked it is known as long as the page lasts. */
let isExplained = false;

/** Whether this device has been told what following does. */
export function isFollowingExplained(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return isExplained;
  }
}

/** It is never told again. */
export function rememberExplained(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    isExplained = true;
  }
}
