import { clubTitle } from "@/domain/league/clubTitle";
import { compareNames } from "@/domain/names";
import type { Cup } from "@/domain/season/cups";
import { SelectField } from "@/ui/SelectField";
import { useClubs, useLeague } from "@/ui/where";
import styles from "./StatsPage.module.css";
import type { StatsFilter } from "./useStatsFilter";

interface Props {
  /** Those of the season of which something can be counted. */
  readonly cups: readonly Cup[];
  readonly filter: StatsFilter;
}

/** Chooses whose figures are shown: a club's, those of a position where the sport has positions, those of a cup. */
export function StatsFilterBar({ cups, filter }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { clubNoun, game } = league;
  const { chosen, choose } = filter;
  const sorted = clubs.toSorted((a, b) => compareNames(a.name, b.name));
  return (
    <div className={styles.filters}>
      <SelectField
        className={styles.filter}
        hideLabel
        label={clubTitle(league)}
        onChange={(club) => choose({ club })}
        options={[
          { value: "", label: `All ${clubNoun}s` },
          ...sorted.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        value={chosen.club}
      />
      {game.positions.length > 0 && (
        <SelectField
          className={styles.filter}
          hideLabel
          label="Position"
          onChange={(position) => choose({ position })}
          options={[
            { value: "", label: "All positions" },
            ...game.positions.map((position) => ({ value: position, label: position })),
          ]}
          value={chosen.position}
        />
      )}
      {cups.length > 0 && (
        <SelectField
          className={styles.filter}
          hideLabel
          label="Competition"
          onChange={(cup) => choose({ cup })}
          options={[
            { value: "", label: league.name },
            ...cups.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen.cup}
        />
      )}
    </div>
  );
}
