import type { RecordOf } from "@/domain/records/record";
import type { League } from "@/leagues/league";
import { Section } from "@/ui/Section";
import { AthleteTable } from "./AthleteTable";
import { OfSeason } from "./ofSeason";

interface Props {
  readonly league: League;
  readonly player: RecordOf<"players">;
}

/** Medals and best marks of one athlete. */
export default function AthleteSeason({ league, player }: Props) {
  return (
    <Section title="The season so far">
      <OfSeason league={league} whole>
        {(season) => <AthleteTable players={[player]} season={season} team={player.club} />}
      </OfSeason>
    </Section>
  );
}
