import type { ListingState } from "@/data/readState";
import { isPlayed } from "@/domain/match/ending";
import { hasResult, type ListedMatch, type PlayedMatch } from "@/domain/match/listed";
import { hasScore } from "@/domain/match/hasScore";
import { paths } from "@/leagues/paths";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { HighlightCard } from "@/ui/match/HighlightCard";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import { latestFirst } from "../match/latestResults";
import type { MatchBlock } from "../match/OpenMatch";
import styles from "./Highlights.module.css";

const SHOWN_HIGHLIGHTS = 5;
/** Used if the league has fewer posters than cards. */
const ARENA_POSTERS = ["08-night-bowl", "20-podium", "19-tunnel"];

interface HighlightsProps extends MatchBlock {
  readonly results: ListingState<"results">;
  readonly matches: readonly ListedMatch[];
}

const wasPlayed = ({ match }: PlayedMatch) =>
  hasScore(match.outcome.result) && isPlayed(match.outcome.result);

/** The section of the latest played matches, as cards on the league's posters. */
export function Highlights({ dialog, results, matches }: HighlightsProps) {
  const league = useLeague();
  const sport = league.game;
  const posters = [...new Set([...sport.posters, ...league.homePosters, ...ARENA_POSTERS])];
  const shown = latestFirst(matches.filter(hasResult).filter(wasPlayed)).slice(0, SHOWN_HIGHLIGHTS);
  return (
    <Section
      action={
        league.pages.results === "real" && (
          <Link to={paths.page(league, "results")}>All results</Link>
        )
      }
      title="Latest results"
    >
      <Listing
        skeleton={
          <div className={styles.grid}>
            {Array.from({ length: SHOWN_HIGHLIGHTS }, (_, index) => (
              <Skeleton className={styles.placeholder} key={index} shape="block" />
            ))}
          </div>
        }
        state={results}
        what="results"
      >
        {() =>
          // Matches that were awarded or are void have a result, but were not played.
          shown.length === 0 ? (
            <EmptyState spot="no-results" title="No results yet">
              They appear here after the first match.
            </EmptyState>
          ) : (
            <ul className={styles.grid} role="list">
              {shown.map((match, index) => (
                <li className="grid min-0" key={match.id}>
                  <HighlightCard
                    large={index === 0}
                    link={dialog.link(match.id)}
                    poster={posters[index % posters.length] ?? ""}
                    match={match}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </Listing>
    </Section>
  );
}
