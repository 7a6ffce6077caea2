let turns = 0;

/**
 * Notes that the user goes to another page or opens something with its own address: from now on listings that are no
 * longer fresh are loaded again.
 */
export function markNavigation(): void {
  turns += 1;
}

/** Returns how often the page has changed. */
export const navigationCount = (): number => turns;
