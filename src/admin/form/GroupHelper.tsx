import type { ComponentType } from "react";
import type { EntityKind } from "@/domain/record";
import type { League } from "@/leagues/league";
import type { FormGroup } from "./layout";
import { StandingHelper } from "./StandingHelper";

interface GroupHelperProps {
  readonly league: League;
  readonly kind: EntityKind;
  readonly group: FormGroup;
}

/** What a kind offers under the fields of a group beside the fields themselves. */
const helpers: Partial<
  Record<EntityKind, Readonly<Record<string, ComponentType<{ readonly league: League }>>>>
> = {
  standings: { Figures: StandingHelper },
};

export function GroupHelper({ league, kind, group }: GroupHelperProps) {
  const Helper = helpers[kind]?.[group.legend];
  return Helper ? <Helper league={league} /> : null;
}
