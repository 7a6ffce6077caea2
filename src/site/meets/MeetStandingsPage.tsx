import { scoringInWords } from "@/domain/meet/scoringInWords";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/leagueContext";
import { EmbedButton } from "../embed/EmbedButton";
import { useSeason } from "../season/useSeason";
import { WithMeetSeason } from "./WithMeetSeason";
import { TeamTable } from "./TeamTable";

/** The standings of a league of meets: the season's table, which adds up all meets, and the medals. */
export default function MeetStandingsPage() {
  const league = useLeague();
  const { past } = useSeason();
  return (
    <WithMeetSeason empty="No table yet" past={past}>
      {({ table, medals, meets, scoring }) => {
        const played = meets.filter(({ done }) => done > 0).length;
        return (
          <>
            <Section title="Season table">
              <p className="mb-3 text-secondary">
                {played === 1 ? "After one meet" : `After ${played} meets`}.{" "}
                {scoringInWords(scoring)}
              </p>
              <TeamTable caption={`${league.name} table`} rows={table} />
            </Section>
            <Section title="Medal table">
              <TeamTable caption={`${league.name} medals`} onlyMedals rows={medals} />
            </Section>
            {past === undefined && (
              <p className="mt-6">
                <EmbedButton />
              </p>
            )}
          </>
        );
      }}
    </WithMeetSeason>
  );
}
