import type { PageId } from "@/domain/league/pages";
import { paths } from "@/leagues/paths";
import { ButtonLink } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { useLeague } from "@/ui/leagueContext";
import { ClosedPage } from "../opening/ClosedPage";

interface PlaceholderPageProps {
  readonly page: PageId;
  /** The page's name in the tabs: "Standings". */
  readonly title: string;
  /** Whether the page exists but has no content yet; false if it is only announced. */
  readonly isEmpty: boolean;
}

/** The noun for the announcement, if it differs from the page's name. */
const announced: Readonly<Record<string, string>> = { Standings: "table" };

/** A page of a league that has no content yet. */
export default function PlaceholderPage({ page, title, isEmpty }: PlaceholderPageProps) {
  const league = useLeague();
  return (
    <ClosedPage page={page}>
      <EmptyState
        action={
          <ButtonLink to={paths.page(league, "home")} variant="filled">
            Open {league.name}
          </ButtonLink>
        }
        spot={isEmpty ? "no-results" : "coming-soon"}
        title={
          isEmpty
            ? `No ${title.toLowerCase()} yet`
            : `${league.shortName} ${announced[title] ?? title.toLowerCase()}`
        }
      >
        {isEmpty
          ? "Nothing has been published here so far. The latest results and the next matches are on the home page."
          : "This page is a placeholder: there is nothing on it yet. Matches are on the home page."}
      </EmptyState>
    </ClosedPage>
  );
}
