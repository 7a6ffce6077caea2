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

/** A part of a club's page that is filled when it comes near the screen. */
export type ClubPart = "news" | "against" | "suspended" | "moves" | "past" | "honours";

interface TitledPart<P> {
  readonly part: P;
  readonly title: string;
}

/** What there is of earlier seasons. */
export const pastParts = ({ seasons }: League): readonly TitledPart<"past" | "honours">[] =>
  seasons.length > 1
    ? [
        { part: "past", title: "Past seasons" },
        { part: "honours", title: "Honours" },
      ]
    : [];

/** What follows from the records of a club of a league of matches. */
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
  /** The clubs are being read: until then what is filled would be asked for twice. */
  readonly isLoading?: boolean;
  /** What fills each of them, its code in a file of its own. */
  readonly Filled: FunctionComponent<ClubBlock & { readonly part: P }>;
}

/** The titles are there from the first drawing on, for the browser’s search and a screen reader’s list of headings. */
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
        {/* Nothing loads before somebody is near it: a reader of the page would wait for what never ends. */}
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
