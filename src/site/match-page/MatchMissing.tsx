import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";

interface Props {
  readonly id: string;
  /** The season that was looked in. */
  readonly past: string | undefined;
}

/** The season has no match of that id: the way back, and the other seasons it may be of. */
export function MatchMissing({ id, past }: Props) {
  const league = useLeague();
  const [current] = league.seasons;
  const others = league.seasons.filter((season) => season.id !== (past ?? current.id));
  return (
    <>
      <meta content="noindex" name="robots" />
      <EmptyState
        action={
          <ButtonLink to={paths.page(league, league.pages.matches === "real" ? "matches" : "home")}>
            All matches
          </ButtonLink>
        }
        spot="not-found"
        title="Match not found"
      >
        It may have been removed, or the address is not complete.
      </EmptyState>
      {others.length > 0 && (
        <p className="mt-4 text-center">
          Look in another season:{" "}
          {others.map((season, at) => (
            <span key={season.id}>
              {at > 0 && ", "}
              <Link to={paths.match(league, id, season === current ? undefined : season.id)}>
                {season.label}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
