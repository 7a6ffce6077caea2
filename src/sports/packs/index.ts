import type { SportId } from "@/domain/sport";
import type { RulePack } from "@/domain/table/pack";
import { athletics } from "../athletics/rules";
import { basketball } from "../basketball/rules";
import { chess } from "../chess/rules";
import { football } from "../football/rules";
import { lawnTennis } from "../lawn-tennis/rules";
import { tableTennis } from "../table-tennis/rules";
import { volleyball } from "../volleyball/rules";

/** Every sport's rule packs; the first of each is its default. */
export const packs = {
  football,
  basketball,
  volleyball,
  athletics,
  chess,
  "table-tennis": tableTennis,
  "lawn-tennis": lawnTennis,
} as const satisfies Record<SportId, readonly [RulePack, ...RulePack[]]>;

/** The pack of that id; undefined for one that the product does not know. */
export function packOf(id: string): RulePack | undefined {
  return Object.values<readonly RulePack[]>(packs)
    .flat()
    .find((pack) => pack.id === id);
}
