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
  /** A past season's id; undefined for the current season. */
  readonly past?: string;
  /** The placeholder until the players are loaded. */
  readonly waiting: ReactNode;
}

/**
 * The best players of a season by the sport's first figure (for example goals); nothing if no player has a figure yet.
 * Nothing if loading failed: the sections of players and results say so.
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
