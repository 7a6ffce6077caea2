import Typography from "@mui/material/Typography";
import { pageNames } from "@/domain/league/pages";
import { fetchSport } from "@/sports/fetchSport";
import { menu } from "@arena/menu";
import { useCallback } from "react";
import { valueOf } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { ChoiceInput } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { SomeOf } from "../fields/SomeOf";
import { Field } from "../form/Field";
import { FormFrame } from "../form/FormFrame";
import { FormSection, WholeLine } from "../form/FormSection";
import { useRecordForm } from "../form/useRecordForm";
import type { FormRules, RecordFormProps } from "../kind/form";
import { LeagueState } from "./LeagueState";
import { openingPages } from "./opening";

const rules: FormRules<"leagues"> = {};

const sections = [
  { value: "", label: menu.leagues },
  ...menu.sections.map(({ id, name }) => ({ value: id, label: name })),
];

/** The section of the menu. */
function SectionControl({ field: { name, meta } }: ControlProps) {
  const { value, change, onBlur } = useField(name);
  const chosen = typeof value === "string" ? value : "";
  const isKnown = sections.some((one) => one.value === chosen);
  return (
    <ChoiceInput
      choices={isKnown ? sections : [{ value: chosen, label: chosen }, ...sections]}
      id={inputId(name)}
      label={meta.label}
      onBlur={onBlur}
      onChange={change}
      value={chosen}
    />
  );
}

const pages = openingPages.map((page) => [page, pageNames[page]] as const);
const PagesControl = (props: ControlProps) => (
  <SomeOf {...props} none="None chosen: visitors see the home page alone." options={pages} />
);

/** The posters of its sport. */
function PostersControl(props: ControlProps) {
  const { value: sport } = useField("sport");
  const id = typeof sport === "string" ? sport : "";
  const read = useRead(useCallback(() => fetchSport(id), [id]));
  const posters = valueOf(read)?.posters ?? [];
  const options = posters.map((poster) => [poster, posterName(poster)] as const);
  return <SomeOf {...props} none="None chosen: all posters of its sport." options={options} />;
}

/** "Top of the net" for "03-top-of-the-net". */
function posterName(id: string): string {
  const words = id.replace(/^\d+-/, "").replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The form that changes a league that an owner opened. */
export default function LeagueForm(props: RecordFormProps<"leagues">) {
  const record = useRecordForm("leagues", props, rules);
  const { current } = props;
  return (
    <>
      <FormFrame record={record}>
        <FormSection legend="League" names={["name", "shortName", "strapline"]}>
          <Field name="name" />
          <Field name="shortName" />
          <Field name="strapline" />
          <WholeLine>
            <Typography variant="note">
              Its address, /{props.start.id}, its sport and its first season stay as they are.
              Formats are changed on its page Seasons.
            </Typography>
          </WholeLine>
        </FormSection>
        <FormSection legend="Menu" names={["section", "order"]}>
          <Field as={SectionControl} name="section" />
          <Field name="order" />
        </FormSection>
        <FormSection legend="What visitors see" names={["pages", "posters", "championship"]}>
          <Field as={PagesControl} name="pages" />
          <Field as={PostersControl} name="posters" />
          <Field name="championship" />
        </FormSection>
      </FormFrame>
      {current && <LeagueState record={current} />}
    </>
  );
}
