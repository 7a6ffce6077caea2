import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";

interface EmptyPageProps {
  readonly league: League;
  /** The page's name in the tabs: "News". */
  readonly title: string;
}

/** A page of a league that nobody has put anything on. */
export default function EmptyPage({ league, title }: EmptyPageProps) {
  return (
    <EmptyState
      action={
        <ButtonLink to={paths.page(league, "home")} variant="filled">
          Open {league.name}
        </ButtonLink>
      }
      spot="no-results"
      title={`No ${title.toLowerCase()} yet`}
    >
      Nothing has been published here so far. The latest results and the next matches are on the
      home page.
    </EmptyState>
  );
}
