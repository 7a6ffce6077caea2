import { clubTitle } from "@/domain/league/clubTitle";
import { useMemo } from "react";
import { SelectField } from "@/ui/SelectField";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { clubOptions, type MatchTeams } from "./clubFilter";
import styles from "./Filters.module.css";

interface ClubFilterProps {
  readonly matches: readonly MatchTeams[];
  /** The slug of the chosen club; '' for all clubs. */
  readonly value: string;
  readonly onPick: (slug: string) => void;
}

/** A select field that filters matches by club. */
export function ClubFilter({ matches, value, onPick }: ClubFilterProps) {
  const league = useLeague();
  const clubs = useClubs();
  const { clubNoun } = league;
  const options = useMemo(() => clubOptions(matches, clubNoun, clubs), [matches, clubNoun, clubs]);
  return (
    <SelectField
      className={styles.club}
      hideLabel
      label={clubTitle(league)}
      onChange={onPick}
      options={options}
      value={value}
    />
  );
}
