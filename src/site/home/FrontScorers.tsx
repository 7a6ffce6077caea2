import { usePlayers } from "@/data/usePlayers";
import { topPlayers } from "@/domain/people/statistics";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { TopList } from "@/ui/statistics/TopList";
import { useLeague } from "@/ui/where";
import { ScorersSkeleton } from "./ScorersSkeleton";

/**
 * The best players by what the sport counts first; nothing while nobody has a figure. That players or results cannot be
 * read is said where they stand themselves.
 */
export default function FrontScorers() {
  const league = useLeague();
  const players = usePlayers(league);
  if (players.status === "loading") return <ScorersSkeleton />;
  const entries = players.status === "ready" ? topPlayers(players.listing.records, "goals") : [];
  if (entries.length === 0) return null;
  return (
    <Section
      action={
        league.pages.stats === "real" && (
          <Link to={paths.page(league, "stats")}>All statistics</Link>
        )
      }
      title="Top players"
    >
      <TopList empty="" entries={entries} title={league.game.words.scored} />
    </Section>
  );
}
