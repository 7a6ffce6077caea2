import { useEffect, type RefObject } from "react";

interface Dated {
  readonly date: number | null;
}

/**
 * Where a list in the order of its days is opened: at the first record of today or later, or at the last dated one
 * where all is past; null where nothing has a date.
 * @param today when the day began, in epoch milliseconds
 */
export function aheadOf<R extends Dated>(records: readonly R[], today: number): R | null {
  const dated = records.filter(({ date }) => date !== null);
  return dated.find(({ date }) => (date ?? 0) >= today) ?? dated.at(-1) ?? null;
}

/** Brings a record's row into the middle of the window once, where it is out of sight; null brings none. */
export function useOpenAt(frame: RefObject<HTMLElement | null>, id: string | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    // A page that opens goes to its top first.
    const timer = setTimeout(() => {
      const row = frame.current?.querySelector(`[data-record="${CSS.escape(id)}"]`);
      const { bottom = 0 } = row?.getBoundingClientRect() ?? {};
      if (bottom > innerHeight) row?.scrollIntoView({ block: "center" });
    });
    return () => clearTimeout(timer);
  }, [frame, id]);
}
