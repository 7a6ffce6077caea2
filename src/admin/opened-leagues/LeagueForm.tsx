import Typography from "@mui/material/Typography";
import { pageNames } from "@/domain/league/pages";
import { readSettings, settingsOfLeague, storedSettings } from "@/domain/league/settings";
import { fetchSport } from "@/sports/fetchSport";
import { menu } from "@arena/menu";
import { useCallback, useState } from "react";
import { valueOf } from "@/data/readState";
import { useRead } from "@/data/useRead";
import { ChoiceInput } from "../fields/ChoiceInput";
import { inputId, useField, type ControlProps } from "../fields/control";
import { CheckboxGroup } from "../fields/SomeOf";
import { Field } from "../form/Field";
import { FormFrame } from "../form/FormFrame";
import { FormSection, WholeLine } from "../form/FormSection";
import { useRecordForm } from "../form/useRecordForm";
import type { FormRules, RecordFormProps } from "../kind/form";
import { LeagueState } from "./LeagueState";
import { isInMeets, isNamed, openingPages } from "./opening";
import { ownProblems, tidySport } from "./ownSport";
import { SportFields } from "./SportFields";

const rules: FormRules<"leagues"> = {
  problems: (_, { sport, settings }) => {
    const problems = ownProblems(readSettings(settings).sport, isNamed(sport));
    return Object.keys(problems).length > 0 ? { settings: Object.values(problems).join(". ") } : {};
  },
};

const sections = [
  { value: "", label: menu.leagues },
  ...menu.sections.map(({ id, name }) => ({ value: id, label: name })),
];

/** The input for the menu section of a league. A section that the menu no longer has can stay chosen. */
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
  <CheckboxGroup {...props} none="None chosen: visitors see the home page alone." options={pages} />
);

/** The inputs for the league's own settings of its sport, as far as they can still be changed. */
function SettingsControl({ field: { name } }: ControlProps) {
  const { value, change } = useField(name);
  const [text, score, sport] = [value, useField("score").value, useField("sport").value].map(
    String,
  );
  const stored = { score: score ?? "", settings: text ?? "" };
  // The settings as typed: a name may end with a space while it is typed. Ignored if the field was changed elsewhere.
  const [typed, setTyped] = useState({ text, own: settingsOfLeague(stored).sport });
  const own = typed.text === text ? typed.own : settingsOfLeague(stored).sport;
  return (
    <div id={inputId(name)} tabIndex={-1}>
      <SportFields
        disabled={false}
        isOpen
        onChange={(next) => {
          const said = { ...readSettings(stored.settings), sport: tidySport(next) };
          const { settings } = storedSettings(said);
          setTyped({ text: settings, own: next });
          change(settings);
        }}
        own={own}
        problems={ownProblems(own, isNamed(sport ?? ""))}
        sport={sport ?? ""}
      />
    </div>
  );
}

/** The input that chooses among the posters of the league's sport. */
function PostersControl(props: ControlProps) {
  const { value: sport } = useField("sport");
  const id = typeof sport === "string" ? sport : "";
  const read = useRead(useCallback(() => fetchSport(id), [id]));
  const posters = valueOf(read)?.posters ?? [];
  const options = posters.map((poster) => [poster, posterName(poster)] as const);
  return (
    <CheckboxGroup
      {...props}
      none={
        posters.length > 0
          ? "None chosen: all posters of its sport."
          : "Its sport has none: visitors see the arena’s."
      }
      options={options}
    />
  );
}

/** Makes "Top of the net" of "03-top-of-the-net". */
function posterName(id: string): string {
  const words = id.replace(/^\d+-/, "").replaceAll("-", " ");
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The form to change a league that an owner opened, with buttons to close, reopen or remove it. */
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
        {!isInMeets(props.start.entity.sport) && (
          <FormSection legend="Sport" names={["settings"]}>
            <WholeLine>
              <Field as={SettingsControl} name="settings" />
            </WholeLine>
          </FormSection>
        )}
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
