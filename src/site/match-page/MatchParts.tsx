import { Suspense, useEffect, type ReactNode } from "react";
import { hasResult } from "@/domain/match/listed";
import { isWithinScoringHours } from "@/domain/match/live";
import { pitchPath } from "@/leagues/adminPaths";
import { HeadingLevel } from "@/ui/headingLevel";
import { FailedRead } from "@/ui/FailedRead";
import { Link } from "@/ui/Link";
import { Loading } from "@/ui/Loading";
import { useLiveNow } from "@/ui/match/liveNow";
import { useNow } from "@/ui/match/useNow";
import type { ReadState } from "@/data/readState";
import { Skeleton } from "@/ui/Skeleton";
import { laterPart } from "@/ui/later/later";
import { calledMatch } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { classes } from "@/ui/classes";
import { EmbedButton } from "../embed/EmbedButton";
import type { LeagueMatches } from "../match/useMatches";
import { useInView } from "../motion/useInView";
import { WhenSeen } from "../motion/WhenSeen";
import { nextOfBoth } from "./nextOfBoth";
import styles from "./MatchPage.module.css";
import tabs from "@/ui/Tabs.module.css";
import type { MatchPartProps } from "./MatchTop";

// Each part is a separate file, because it waits for a document or is further down the page.
const Story = laterPart(() => import("./Story"));
const LineUpsPart = laterPart(() => import("./LineUpsPart"));
const Unavailable = laterPart(() => import("./Unavailable"));
const HeadToHead = laterPart(async () => ({ default: (await import("./HeadToHead")).HeadToHead }));
const ComingNext = laterPart(() => import("./ComingNext"));
const MatchOfficials = laterPart(() => import("./MatchOfficials"));
// The engine that computes a table is in a separate file, so that the page does not wait for it.
const Meaning = laterPart(() => import("./Meaning"));

interface MatchPartsProps extends MatchPartProps {
  readonly season: LeagueMatches;
  /** The loading state of the line-ups. */
  readonly lineUps: ReadState<unknown>;
  /** Called when the line-ups come into view. */
  readonly onLineUps: () => void;
}

/** The parts of a match's page, with links that jump to them. */
export function MatchParts(props: MatchPartsProps) {
  const league = useLeague();
  const { match, past, rest, season, lineUps } = props;
  const called = calledMatch(useClubs(), match);
  const isPlayed = hasResult(match);
  const now = useNow(0);
  const both = nextOfBoth({ league, match, matches: season.matches, now });
  const isFollowed = past === undefined && both.some(({ next }) => next !== null);
  const isBegun = useLiveNow(league, match.id) !== null || isPlayed || rest.status === "failed";
  const isInTable = league.collections.standings !== undefined || isPlayed;
  const parts = [
    ...(isBegun ? [{ id: "story", title: "Story" }] : []),
    { id: "line-ups", title: "Line-ups" },
    ...(isInTable ? [{ id: "table", title: "Table" }] : []),
    { id: "head-to-head", title: "Head to head" },
    ...(isFollowed ? [{ id: "next", title: "Next" }] : []),
  ];
  return (
    <>
      <Jumps parts={parts} />
      <div className={styles.columns} data-begun={isBegun || undefined}>
        <div>
          {isBegun && (
            <Part id="story" title="Story of the match">
              {rest.status === "failed" || (isPlayed && rest.status !== "ready") ? (
                <PartPlaceholder rest={rest} />
              ) : (
                <Suspense fallback={<PartSkeleton what="match details" />}>
                  <Story {...props} />
                </Suspense>
              )}
            </Part>
          )}
        </div>
        <div>
          <Part id="line-ups" title="Line-ups">
            {lineUps.status === "ready" ? (
              <Suspense fallback={<PartSkeleton what="line-ups" />}>
                <LineUpsPart {...props} />
              </Suspense>
            ) : (
              <WaitingLineUps {...props} />
            )}
            {!isPlayed && past === undefined && league.game.bans && (
              <WhenSeen>
                <Suspense fallback={null}>
                  <Unavailable {...props} />
                </Suspense>
              </WhenSeen>
            )}
          </Part>
        </div>
        <div>
          {isInTable && (
            <Part
              id="table"
              title={isPlayed ? "What it meant" : isBegun ? "Before this match" : "As it stands"}
            >
              <LowerPart what="table">
                <Meaning {...props} />
              </LowerPart>
            </Part>
          )}
          <Part id="head-to-head" title="Head to head">
            <LowerPart what="head to head">
              <HeadToHead {...props} season={season} />
            </LowerPart>
          </Part>
          {isFollowed && (
            <Part id="next" title="What comes next">
              <LowerPart what="next matches">
                <ComingNext {...props} both={both} />
              </LowerPart>
            </Part>
          )}
        </div>
      </div>
      {past === undefined && match.match.schedule && (
        <WhenSeen>
          <Suspense fallback={null}>
            <MatchOfficials id={match.match.schedule.id} />
          </Suspense>
        </WhenSeen>
      )}
      {past === undefined && (
        <div className={styles.embed}>
          <EmbedButton
            first="match"
            match={{ id: match.id, name: `${called.teamA} v ${called.teamB}` }}
          />
          {!isPlayed && match.match.schedule && isWithinScoringHours(match.date, now) && (
            // Visitors' pages do not know who is signed in, so all visitors see the link; the scorer's page asks them
            // to sign in.
            <p className="text-secondary">
              Keeping the score? <Link to={pitchPath(league, match.id)}>Score live</Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

/**
 * Shown instead of the line-ups while they load. They may need one more document, which is loaded when they come into
 * view.
 */
function WaitingLineUps({ rest, lineUps, onLineUps }: MatchPartsProps) {
  if (rest.status === "failed") {
    return <p className="text-secondary">The line-ups could not be loaded.</p>;
  }
  if (rest.status !== "ready") return <PartPlaceholder rest={rest} />;
  return <LineUpsOnceSeen rest={lineUps} tell={onLineUps} />;
}

/**
 * A placeholder that requests the line-ups when it comes into view. It announces no loading status before, because
 * nothing loads yet.
 */
function LineUpsOnceSeen({
  rest,
  tell,
}: Pick<MatchPartProps, "rest"> & { readonly tell: () => void }) {
  const [ref, isSeen] = useInView<HTMLDivElement>({ once: true });
  useEffect(() => {
    if (isSeen) tell();
  }, [isSeen, tell]);
  return (
    <div ref={ref}>
      {isSeen ? (
        <PartPlaceholder rest={rest} />
      ) : (
        <Skeleton className={styles.waitingPart} shape="block" />
      )}
    </div>
  );
}

/** A placeholder while the details load, or the reason why they failed to load. */
function PartPlaceholder({ rest }: Pick<MatchPartProps, "rest">) {
  if (rest.status !== "failed") return <PartSkeleton what="match details" />;
  return <FailedRead state={rest} title="The details could not be loaded." />;
}

/** A part further down the page; reserves its height and loads its code when it comes near the screen. */
function LowerPart({ what, children }: { readonly what: string; readonly children: ReactNode }) {
  return (
    <WhenSeen margin="25%" waiting={<Skeleton className={styles.waitingPart} shape="block" />}>
      <Suspense fallback={<PartSkeleton what={what} />}>{children}</Suspense>
    </WhenSeen>
  );
}

function PartSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <Skeleton className={styles.waitingPart} shape="block" />
    </Loading>
  );
}

interface PartProps {
  /** The part's id, used in the page's address (`#story`). */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the page with its heading. */
function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={`${id}-title`} className="min-0" id={id}>
      <h2 className="mb-3" id={`${id}-title`}>
        {title}
      </h2>
      <HeadingLevel value="h3">{children}</HeadingLevel>
    </section>
  );
}

interface JumpsProps {
  readonly parts: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the parts of the page, which stay visible while scrolling. */
function Jumps({ parts }: JumpsProps) {
  return (
    <nav
      aria-label="Parts of this page"
      className={classes(tabs.bar, styles.jumps)}
      data-sticky-tabs=""
    >
      <ul className={tabs.list} role="list">
        {parts.map(({ id, title }) => (
          <li className={tabs.item} key={id}>
            <a className={tabs.tab} href={`#${id}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
