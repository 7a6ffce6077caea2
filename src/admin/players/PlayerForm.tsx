import { useLeague } from "@/ui/where";
import type { ControlProps } from "../fields/control";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FigureDialog } from "../form/FigureDialog";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { RenameNotice } from "../form/RenameNotice";
import { useFigureQuestion } from "../form/useFigureQuestion";
import { useFigureStart } from "../form/useFigureStart";
import { useFormerName } from "../form/useFormerName";
import { useRecordForm } from "../form/useRecordForm";
import { logoIn } from "../kind/fills";
import { followersOfPlayer } from "../kind/followers";
import type { FormRules, RecordFormProps } from "../kind/form";
import { ListSkeleton } from "../parts/ListSkeleton";
import { ClubMove } from "./ClubMove";
import { playerSections } from "./fields";
import { playerQuestion, startOfPlayer } from "./playerFigures";
import { playerWarnings } from "./warnings";

const rules: FormRules<"players"> = {
  warnings: playerWarnings,
  next: ({ club, teamLogo }) => ({ club, teamLogo }),
};

const ofClub = [logoIn("teamLogo")];
const OwnClub = (props: ControlProps) => <ClubControl fills={ofClub} {...props} />;

/** The form of a player, with the figures that results give. */
export default function PlayerForm(props: RecordFormProps<"players">) {
  const start = useFigureStart("players", props.start, startOfPlayer);
  if (!start) return <ListSkeleton label="Loading the player" />;
  return <Opened {...props} start={start} />;
}

function Opened(props: RecordFormProps<"players">) {
  const { start } = props;
  const sections = playerSections(useLeague().game);
  const record = useRecordForm("players", props, rules);
  const { form, around } = record;
  const former = useFormerName(form, start.record);
  const figures = useFigureQuestion("players", playerQuestion, record);
  return (
    <>
      <FormFrame onSubmit={figures.submit} record={record}>
        {former !== "" && (
          <RenameNotice
            around={around}
            followers={followersOfPlayer}
            former={former}
            kind="players"
          />
        )}
        <FormSection legend="Player" names={sections.player}>
          <Field name="name" />
          <Field as={OwnClub} name="club" />
          <Field name="jersey" width="half" />
          <Field name="position" width="half" />
          <WholeLine>
            <ClubMove player={start.record} />
          </WholeLine>
        </FormSection>
        <FormSection legend="Figures" names={sections.figures} />
        <FormSection legend="Picture" names={sections.picture} />
        <FormSection folded legend="Suspension" names={sections.suspension} />
        <FormSection folded legend="Former names and clubs" names={sections.former} />
        <FormSection folded legend="Logo address" names={sections.logo} />
        <MoreFields besides={Object.values(sections).flat()} />
        <FormImpact around={around} kind="players" />
      </FormFrame>
      <FigureDialog figures={figures} />
    </>
  );
}
