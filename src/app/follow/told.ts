const KEY = "arena-follow-told";
/** Where storage is blocked it is known as long as the page lasts. */
let told = false;

/** Whether this device has been told what following does. */
export function wasTold(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return told;
  }
}

/** It is never told again. */
export function keepTold(): void {
  try {
    localStorage.setItem(KEY, "yes");
  } catch {
    told = true;
  }
}
