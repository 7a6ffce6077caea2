import type { ReactNode } from "react";
import { usePlayers } from "@/data/usePlayers";
import { topPlayers } from "@/domain/people/statistics";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { TopList } from "@/ui/statistics/TopList";
import { useLeague } from "@/ui/leagueContext";
import { seasonPath } from "../season/useSeason";

interface FrontScorersProps {
  /** A past season's id; the current season without it. */
  readonly past?: string;
  /** The placeholder until they are read. */
  readonly waiting: ReactNode;
}

/**
 * The best players of a season by what the sport counts first; nothing while nobody has a figure. The sections of players and
 * results say when these could not be read.
 */
export default function FrontScorers({ past, waiting }: FrontScorersProps) {
  const league = useLeague();
  const players = usePlayers(league, past);
  if (players.status === "loading") return waiting;
  const entries = players.status === "ready" ? topPlayers(players.value.records, "goals") : [];
  if (entries.length === 0) return null;
  return (
    <Section
      action={
        league.pages.stats === "real" && (
          <Link to={seasonPath(paths.page(league, "stats"), past)}>All statistics</Link>
        )
      }
      title="Top players"
    >
      <TopList empty="" entries={entries} past={past} title={league.game.words.scored} />
    </Section>
  );
}
