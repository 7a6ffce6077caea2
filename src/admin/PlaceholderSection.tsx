import Button from "@mui/material/Button";
import { Link } from "@/ui/Link";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { PageHead } from "./parts/PageHead";
import type { OpenSection } from "./sections";
import { useLeague } from "@/ui/where";

interface PlaceholderSectionProps {
  readonly section: OpenSection;
}

/** A section with nothing to enter: its figures follow from the others. */
export function PlaceholderSection({ section }: PlaceholderSectionProps) {
  const league = useLeague();
  return (
    <>
      <PageHead title={section.name} />
      <EmptyState
        action={
          <Button component={Link} to={paths.page(league, "stats")}>
            View page
          </Button>
        }
        spot="coming-soon"
        title="Nothing to enter here yet"
      >
        Top lists are counted from the figures of the players and the bookings in the results, so
        they are right as soon as those are.
      </EmptyState>
    </>
  );
}
