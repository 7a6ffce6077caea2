import type { Criterion, Figure } from "@/domain/table/pack";

/** A criterion over all matches. */
export const by = (
  key: Figure,
  words: string,
  cite: string,
  when?: NonNullable<Criterion["when"]>,
): Criterion => ({ key, words, cite, ...(when && { when }) });

/** A criterion over the matches among the teams that are level. */
export const amongTied = (...of: Parameters<typeof by>): Criterion => ({
  ...by(...of),
  among: "tied",
});
