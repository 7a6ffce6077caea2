import { useMemo } from "react";
import type { League } from "@/domain/league/league";
import { SelectField } from "@/ui/SelectField";
import { clubOptions, type Contested } from "./clubFilter";
import styles from "./Filters.module.css";

interface ClubFilterProps {
  readonly league: League;
  readonly matches: readonly Contested[];
  readonly value: string;
  readonly onPick: (slug: string) => void;
}

/** Chooses one club, so that only its matches are shown. */
export function ClubFilter({ league, matches, value, onPick }: ClubFilterProps) {
  const { clubNoun } = league;
  const options = useMemo(() => clubOptions(matches, clubNoun), [matches, clubNoun]);
  return (
    <SelectField
      className={styles.club}
      hideLabel
      label={clubNoun === "team" ? "Team" : "Club"}
      onChange={onPick}
      options={options}
      value={value}
    />
  );
}
