import type { League } from "@/leagues/league";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";

interface PlaceholderPageProps {
  readonly league: League;
  /** The page's name in the tabs: "Standings". */
  readonly title: string;
}

/** A page of a league that is only announced. */
export default function PlaceholderPage({ league, title }: PlaceholderPageProps) {
  return (
    <EmptyState
      action={
        <ButtonLink to={paths.page(league, "home")} variant="filled">
          Open {league.name}
        </ButtonLink>
      }
      spot="coming-soon"
      title={`${title} of ${league.name}`}
    >
      This page is a placeholder: there is nothing on it yet. Matches are on the home page.
    </EmptyState>
  );
}
