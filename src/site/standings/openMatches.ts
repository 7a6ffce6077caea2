import type { RemainingMatch } from "@/domain/table/outcome";
import type { Table } from "@/domain/season/competition";

/** Returns the table's remaining matches for which a visitor may try out scores; not those of withdrawn teams. */
export function openMatches({ input }: Table): readonly RemainingMatch[] {
  const isOut = (team: string) => input?.out?.has(team) ?? false;
  return (input?.remaining ?? []).filter(({ a, b }) => !isOut(a) && !isOut(b));
}
