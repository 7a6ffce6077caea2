import { Suspense, type FunctionComponent } from "react";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import { WhenSeen } from "../motion/WhenSeen";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubPage.module.css";

/** A part of a club's page whose content is loaded when it comes near the screen. */
export type ClubPart = "news" | "against" | "suspended" | "moves" | "past" | "honours";

interface TitledPart<P> {
  readonly part: P;
  readonly title: string;
}

/** Returns the parts about earlier seasons; empty if the league has only one season. */
export const pastParts = ({ seasons }: League): readonly TitledPart<"past" | "honours">[] =>
  seasons.length > 1
    ? [
        { part: "past", title: "Past seasons" },
        { part: "honours", title: "Honours" },
      ]
    : [];

/** Returns the parts of a club's page in a league of matches. */
export const clubParts = (league: League): readonly TitledPart<ClubPart>[] => [
  { part: "news", title: "News" },
  { part: "against", title: `Against other ${league.clubNoun}s` },
  ...(league.game.bans ? [{ part: "suspended", title: "Suspended" } as const] : []),
  ...(league.collections.players
    ? [{ part: "moves", title: "Arrivals and departures" } as const]
    : []),
  ...pastParts(league),
];

interface ClubPartsProps<P> extends ClubBlock {
  readonly parts: readonly TitledPart<P>[];
  /**
   * Whether the clubs are still loading. The parts wait for them, because otherwise their data would be requested
   * twice.
   */
  readonly isLoading?: boolean;
  /** The component that shows the content of each part; its code is in a separate file. */
  readonly Filled: FunctionComponent<ClubBlock & { readonly part: P }>;
}

/**
 * The parts of a club's page, each with its title. The titles are rendered at once, so that the browser's search and a
 * screen reader's list of headings find them.
 */
export function ClubParts<P extends ClubPart>(props: ClubPartsProps<P>) {
  const { parts, isLoading = false, Filled, club } = props;
  const league = useLeague();
  return parts.map(({ part, title }) => {
    const rows = part === "past" ? league.seasons.length - 1 : 1;
    const room = (
      <div className={styles[part]}>
        {Array.from({ length: rows }, (_, row) => (
          <Skeleton className={styles.part} key={row} shape="block" />
        ))}
      </div>
    );
    const loading = <Loading what={title.toLowerCase()}>{room}</Loading>;
    return (
      <Section
        action={
          part === "moves" &&
          league.pages.transfers === "real" && (
            <Link to={paths.page(league, "transfers")}>All transfers</Link>
          )
        }
        key={part}
        title={title}
      >
        {/* A part announces that it loads only when it is near the screen: otherwise a screen reader would announce
            a loading that does not end. */}
        <WhenSeen waiting={room}>
          {isLoading ? (
            loading
          ) : (
            <Suspense fallback={loading}>
              <Filled club={club} part={part} />
            </Suspense>
          )}
        </WhenSeen>
      </Section>
    );
  });
}
