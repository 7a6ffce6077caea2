import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";

interface Props {
  readonly id: string;
  /** The id of the season that was searched; undefined for the current one. */
  readonly past: string | undefined;
}

/** A message that the season has no such player, or that the league's players are not shown yet. */
export default function PlayerMissing({ id, past }: Props) {
  const league = useLeague();
  if (league.pages.players !== "real") {
    return (
      <>
        <meta content="noindex" name="robots" />
        <EmptyState spot="coming-soon" title="Not open yet">
          The players of {league.name} are not shown yet.
        </EmptyState>
      </>
    );
  }
  const [current] = league.seasons;
  const others = league.seasons.filter((season) => season.id !== (past ?? current.id));
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState spot="not-found" title="Player not found">
        This player is no longer in the league, or the address is incomplete.
      </EmptyState>
      {others.map((season) => (
        <p key={season.id}>
          <Link to={paths.player(league, id, season === current ? undefined : season.id)}>
            Look in {season.label}
          </Link>
        </p>
      ))}
    </>
  );
}
