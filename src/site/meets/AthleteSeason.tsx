import type { RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { seasonOf } from "@/leagues/seasons";
import { Section } from "@/ui/Section";
import { AthleteTable } from "./AthleteTable";
import { OfSeason } from "./ofSeason";

interface Props {
  readonly league: League;
  /** The id of the season that is shown, where that is over. */
  readonly past: string | undefined;
  readonly player: RecordOf<"players">;
}

/** Medals and best marks of one athlete. */
export default function AthleteSeason({ league, past, player }: Props) {
  return (
    <Section title={past === undefined ? "The season so far" : seasonOf(league, past).label}>
      <OfSeason league={league} past={past} whole>
        {(season) => (
          <AthleteTable
            isOwnPage
            {...{ league, past, season }}
            players={[player]}
            team={player.club}
          />
        )}
      </OfSeason>
    </Section>
  );
}
