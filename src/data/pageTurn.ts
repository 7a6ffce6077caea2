let turns = 0;

/** Somebody goes to another page, or opens something that has an address: from now on what has aged is read again. */
export function turnPage(): void {
  turns += 1;
}

/** How often the page has changed. */
export const pageTurns = (): number => turns;
