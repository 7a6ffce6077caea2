import type { Left } from "@/domain/table/outcome";
import type { Table } from "@/domain/season/competition";

/** The matches of a table that can be supposed: those left, but for teams that have withdrawn. */
export function openMatches({ input }: Table): readonly Left[] {
  const isOut = (team: string) => input?.out?.has(team) ?? false;
  return (input?.remaining ?? []).filter(({ a, b }) => !isOut(a) && !isOut(b));
}
