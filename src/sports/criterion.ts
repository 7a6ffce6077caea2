import type { Criterion, Figure } from "@/domain/table/pack";

/** Creates a criterion that counts all matches. */
export const by = (
  key: Figure,
  words: string,
  cite: string,
  when?: NonNullable<Criterion["when"]>,
): Criterion => ({ key, words, cite, ...(when && { when }) });

/** Creates a criterion that counts only the matches among the level teams. */
export const amongTied = (...of: Parameters<typeof by>): Criterion => ({
  ...by(...of),
  among: "tied",
});
