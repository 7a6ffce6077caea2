import type { ComponentType } from "react";
import type { EntityKind } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import type { FormGroup } from "./layout";
import { StandingHelper } from "./StandingHelper";

type Helper = ComponentType<{ readonly league: League }>;

const helpers: Partial<Record<EntityKind, Readonly<Record<string, Helper>>>> = {
  standings: { Figures: StandingHelper },
};

/** What a kind offers under the fields of a group beside the fields themselves; undefined where nothing. */
export function helperOf(kind: EntityKind, { legend }: FormGroup): Helper | undefined {
  return helpers[kind]?.[legend];
}
