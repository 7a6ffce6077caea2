import { useState } from "react";
import { Button, ButtonLink, IconButton, type ButtonVariant } from "./Button";
import { Chip, ChoiceChip, type ChipTone } from "./Chip";
import type { Exhibit } from "./exhibit";
import { Icon, iconNames } from "./Icon";
import { SchemeButton, SchemeSwitch } from "./scheme/SchemeSwitch";
import { SearchField } from "./SearchField";
import { SelectField } from "./SelectField";
import { Tabs } from "./Tabs";
import styles from "./gallery.module.css";

const variants: readonly ButtonVariant[] = ["filled", "outline", "text", "link"];
const inkVariants: readonly ButtonVariant[] = ["spark", "onInk"];
const tones: readonly ChipTone[] = ["neutral", "sport", "success", "warning", "error", "live"];

function Search({ start }: { readonly start: string }) {
  const [value, setValue] = useState(start);
  return (
    <SearchField
      label={start === "" ? "Search players" : "Search clubs"}
      onChange={setValue}
      value={value}
    />
  );
}

function Select({ hideLabel }: { readonly hideLabel: boolean }) {
  const [value, setValue] = useState("");
  return (
    <SelectField
      hideLabel={hideLabel}
      label="Club"
      onChange={setValue}
      options={[
        { value: "", label: "All clubs" },
        { value: "long", label: "Faculty of Engineering and Applied Sciences Staff Reserves" },
      ]}
      value={value}
    />
  );
}

function Choices() {
  const [chosen, setChosen] = useState("Goals");
  return (
    <div className={styles.row}>
      {["Goals", "Assists", "Clean sheets"].map((name) => (
        <ChoiceChip chosen={name === chosen} key={name} onClick={() => setChosen(name)}>
          {name}
        </ChoiceChip>
      ))}
    </div>
  );
}

const exhibits: readonly Exhibit[] = [
  {
    title: "Button",
    states: [
      ...variants.map((variant) => ({
        name: variant,
        show: (
          <div className={styles.row}>
            <Button variant={variant}>Show all 24</Button>
            <Button icon="retry" variant={variant}>
              Try again
            </Button>
            <ButtonLink iconAfter="arrowRight" to="/" variant={variant}>
              All matches
            </ButtonLink>
          </div>
        ),
      })),
      {
        name: "disabled, and disabled but focusable",
        show: (
          <div className={styles.row}>
            <Button disabled>Next</Button>
            <Button aria-disabled>Next</Button>
          </div>
        ),
      },
      {
        name: "on ink",
        show: (
          <div className={styles.ink} data-on-ink="">
            {inkVariants.map((variant) => (
              <Button key={variant} variant={variant}>
                Open football
              </Button>
            ))}
            <IconButton icon="pause" label="Pause" variant="onInk" />
          </div>
        ),
      },
      {
        name: "icon buttons",
        show: (
          <div className={styles.row}>
            <IconButton icon="close" label="Close" />
            <IconButton icon="chevronLeft" label="Previous" variant="outline" />
            <IconButton disabled icon="chevronRight" label="Next" variant="outline" />
          </div>
        ),
      },
    ],
  },
  {
    title: "Chip",
    states: [
      {
        name: "tones",
        show: (
          <div className={styles.row}>
            {tones.map((tone) => (
              <Chip key={tone} tone={tone}>
                {tone === "live" ? "LIVE" : tone}
              </Chip>
            ))}
          </div>
        ),
      },
      { name: "choices", show: <Choices /> },
    ],
  },
  {
    title: "Icon",
    states: [
      {
        name: "all",
        show: (
          <div className={styles.row}>
            {iconNames.map((name) => (
              <span key={name} title={name}>
                <Icon name={name} size={24} />
              </span>
            ))}
          </div>
        ),
      },
    ],
  },
  {
    title: "SchemeSwitch",
    states: [
      { name: "all three", show: <SchemeSwitch /> },
      { name: "one button", show: <SchemeButton /> },
    ],
  },
  {
    title: "SearchField",
    states: [
      { name: "empty", show: <Search start="" /> },
      { name: "filled", show: <Search start="Adeyemi" /> },
    ],
  },
  {
    title: "SelectField",
    states: [
      { name: "with its label", show: <Select hideLabel={false} /> },
      { name: "label read aloud only", show: <Select hideLabel /> },
    ],
  },
  {
    title: "Tabs",
    states: [
      {
        name: "longer than its place",
        show: (
          <Tabs
            label="Example"
            tabs={["Home", "Players", "Matches", "Results", "Standings", "Stats", "Clubs"].map(
              (label) => ({ label, to: `/${label.toLowerCase()}`, current: label === "Results" }),
            )}
          />
        ),
      },
    ],
  },
];

export default exhibits;
