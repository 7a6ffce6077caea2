import type { RemainingMatch } from "@/domain/table/outcome";
import type { Table } from "@/domain/season/competition";

/** The matches left in a table whose scores a visitor may try out: not those of teams that have withdrawn. */
export function openMatches({ input }: Table): readonly RemainingMatch[] {
  const isOut = (team: string) => input?.out?.has(team) ?? false;
  return (input?.remaining ?? []).filter(({ a, b }) => !isOut(a) && !isOut(b));
}
