import { readAdjustment } from "@/domain/table/adjustments";
import type { ControlProps } from "../fields/control";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FigureDialog } from "../form/FigureDialog";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { useFigureQuestion } from "../form/useFigureQuestion";
import { useFigureStart } from "../form/useFigureStart";
import { useRecordForm } from "../form/useRecordForm";
import type { Follower } from "../kind/fills";
import type { FormRules, RecordFormProps } from "../kind/form";
import { unknownClubs } from "../kind/warning";
import { ListSkeleton } from "../parts/ListSkeleton";
import { AdjustControl } from "./AdjustControl";
import { standingSections as sections } from "./fields";
import { OutControl } from "./OutControl";
import { StandingHelper } from "./StandingHelper";
import { rowQuestion, startOfRow } from "./typedFigures";

const rules: FormRules<"standings"> = {
  problems: (_, { adjust }) =>
    adjust.some((line) => readAdjustment(line) === null)
      ? { adjust: "Points deducted or added must be a whole number from -99 to 99 and not 0" }
      : {},
  warnings: ({ team }, around) => unknownClubs({ team }, around),
  next: ({ group }) => ({ group }),
};

const ofTeam: readonly Follower[] = [
  { name: "group", fill: (club) => club?.group ?? "", onlyEmpty: true },
];
const TeamControl = (props: ControlProps) => <ClubControl fills={ofTeam} {...props} />;

/** The form of a row of the table, with the figures that results give. */
export default function StandingForm(props: RecordFormProps<"standings">) {
  const start = useFigureStart("standings", props.start, startOfRow);
  if (!start) return <ListSkeleton label="Loading the standing" />;
  return <Opened {...props} start={start} />;
}

function Opened(props: RecordFormProps<"standings">) {
  const record = useRecordForm("standings", props, rules);
  const { around } = record;
  const figures = useFigureQuestion("standings", rowQuestion, record);
  return (
    <>
      <FormFrame onSubmit={figures.submit} record={record}>
        <FormSection legend="Team" names={sections.team}>
          <Field as={TeamControl} name="team" />
          <Field name="group" />
        </FormSection>
        <FormSection legend="Figures" names={sections.figures}>
          {sections.figures.map((name) => (
            <Field key={name} name={name} />
          ))}
          <WholeLine>
            <StandingHelper around={around} />
          </WholeLine>
        </FormSection>
        <FormSection folded legend="Penalties and decisions" names={sections.decisions}>
          <Field as={AdjustControl} name="adjust" />
          <Field as={OutControl} name="out" />
          <Field name="reason" />
          <Field name="lot" />
        </FormSection>
        <MoreFields besides={Object.values(sections).flat()} />
        <FormImpact always around={around} kind="standings" />
      </FormFrame>
      <FigureDialog figures={figures} />
    </>
  );
}
