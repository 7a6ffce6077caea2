import { useFormContext } from "react-hook-form";
import { useState } from "react";
import type { FormContext } from "../kind/formContext";
import { useFormValues } from "../fields/useFormValues";
import type { FormValues } from "../fields/values";
import { StageQuestion } from "./StageQuestion";
import { useProposedStage } from "./useProposedStage";

/**
 * Asks for the stage of a match that has none and looks like a knock-out match; the answer is entered in the form's
 * field.
 */
export function StageNotice({ around }: { readonly around: FormContext }) {
  const { setValue } = useFormContext<FormValues>();
  const values = useFormValues();
  const text = (name: string) => {
    const value = values[name];
    return typeof value === "string" ? value : "";
  };
  const [refused, setRefused] = useState("");
  const asked = {
    id: around.id,
    teamA: text("teamA"),
    teamB: text("teamB"),
    gameWeek: text("gameWeek"),
    stage: text("stage"),
  };
  const proposal = useProposedStage(around.league, around, asked);
  const question = [asked.teamA, asked.teamB, proposal?.stage].join("\n");
  if (!proposal || question === refused) return null;
  return (
    <StageQuestion
      format={around.format}
      onStage={(stage) =>
        stage === "" ? setRefused(question) : setValue("stage", stage, { shouldDirty: true })
      }
      proposal={proposal}
    />
  );
}
