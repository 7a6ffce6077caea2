import type { EntityKind } from "@/records/record";
import { hasScore } from "@/domain/match/hasScore";
import type { Result } from "@/records/results/schema";
import { asPlayed, scoreText } from "@/ui/match/score";
import type { Around } from "../kind/around";
import { resultProblems } from "../results/resultProblems";
import { idOfNewResult } from "../results/sameMatch";
import { useFormValues } from "../fields/useFormValues";
import { toEntity, type FormValues } from "../fields/values";
import { canMatter, changeOf, type Change } from "./change";
import { Impact } from "./Impact";

interface Props {
  readonly kind: EntityKind;
  readonly around: Around;
}

/** What of a result in the form counts as soon as it is saved: nothing while its score is not typed in full. */
function resultChange(values: FormValues, around: Around): Change | null {
  const entity: Result = toEntity("results", values);
  if (!hasScore(entity) || entity.teamA === "" || entity.teamB === "") return null;
  if (Object.keys(resultProblems(values, entity, around)).length > 0) return null;
  const id = around.isNew ? idOfNewResult(entity, around.id, around.spareId, around) : around.id;
  return { kind: "results", id, entity };
}

function typedChange(kind: EntityKind, values: FormValues, around: Around): Change | null {
  if (kind === "results") return resultChange(values, around);
  return changeOf({ kind, id: around.id, entity: toEntity(kind, values) });
}

/** Above a form's buttons: what saving it would do to the competition. */
export function FormImpact({ kind, around }: Props) {
  const values = useFormValues();
  if (!canMatter(kind)) return null;
  const change = typedChange(kind, values, around);
  if (!change) return null;
  const isResult = kind === "results";
  const score = isResult && scoreText(asPlayed(toEntity(kind, values), around.league));
  return (
    <Impact
      change={change}
      league={around.league}
      quiet={!isResult && kind !== "standings"}
      title={score ? `If you save ${score}` : "If you save"}
    />
  );
}
