import { lazy, Suspense, useEffect } from "react";
import { hasResult } from "@/domain/match/listed";
import { mayBeScored } from "@/domain/match/live";
import { pitchPath } from "@/leagues/pitchPath";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Link } from "@/ui/Link";
import { Loading } from "@/ui/Loading";
import { Happenings } from "@/ui/match/Happenings";
import { LiveEvents } from "@/ui/match/LiveEvents";
import { useLiveNow } from "@/ui/match/liveNow";
import { WhoPlays } from "@/ui/match/MatchDetails";
import { useNow } from "@/ui/match/useNow";
import type { Rest } from "@/ui/match/MatchDialog";
import { Skeleton } from "@/ui/Skeleton";
import type { LeagueMatches } from "../match/useMatches";
import { useInView } from "../motion/useInView";
import { ComingNext, nextOfBoth } from "./ComingNext";
import { HeadToHead } from "./HeadToHead";
import { Jumps } from "./Jumps";
import { LineUpGround } from "./LineUpGround";
import { Part } from "./Part";
import styles from "./MatchPage.module.css";
import type { MatchShown } from "./MatchTop";

// Few who see a match have a site of their own to show it on.
const EmbedButton = lazy(() => import("../embed/EmbedButton"));
// A table is computed by code of its own, which the page does not wait for.
const Meaning = lazy(() => import("./Meaning"));

interface MatchPartsProps extends MatchShown {
  readonly season: LeagueMatches;
  /** How far that is read of who played. */
  readonly lineUps: Rest;
  /** The line-ups come into view. */
  readonly onLineUps: () => void;
}

/** What there is to read of a match, one part below the other. */
export function MatchParts(props: MatchPartsProps) {
  const { league, match, past, rest, season, lineUps } = props;
  const isPlayed = hasResult(match);
  const now = useNow(0);
  const both = nextOfBoth({ league, match, matches: season.matches, now });
  const isFollowed = past === undefined && both.some(({ next }) => next !== null);
  const isInTable = league.collections.standings !== undefined || isPlayed;
  const parts = [
    { id: "story", title: "Story" },
    { id: "line-ups", title: "Line-ups" },
    ...(isInTable ? [{ id: "table", title: "Table" }] : []),
    { id: "head-to-head", title: "Head to head" },
    ...(isFollowed ? [{ id: "next", title: "Next" }] : []),
  ];
  return (
    <>
      <Jumps parts={parts} />
      <div className={styles.columns}>
        <div>
          <Part id="story" title="Story of the match">
            {rest.status === "ready" ? <Story {...props} /> : <Waiting rest={rest} />}
          </Part>
          <Part id="line-ups" title="Line-ups">
            {lineUps.status === "ready" ? (
              <LineUpsPart {...props} />
            ) : (
              <WaitingLineUps {...props} />
            )}
          </Part>
        </div>
        <div>
          {isInTable && (
            <Part id="table" title={isPlayed ? "What it meant" : "As it stands"}>
              <Suspense fallback={<PartSkeleton what="table" />}>
                <Meaning {...props} />
              </Suspense>
            </Part>
          )}
          <Part id="head-to-head" title="Head to head">
            <HeadToHead {...props} season={season} />
          </Part>
          {isFollowed && (
            <Part id="next" title="What comes next">
              <ComingNext {...props} both={both} />
            </Part>
          )}
        </div>
      </div>
      {past === undefined && (
        <div className={styles.embed}>
          <Suspense fallback={null}>
            <EmbedButton
              first="match"
              league={league}
              match={{ id: match.id, name: `${match.teamA} v ${match.teamB}` }}
            />
          </Suspense>
          {!isPlayed && match.match.schedule && mayBeScored(match.date, now) && (
            // Visitors' pages know of no session: the door is there for all, and asks who comes in.
            <p className="text-secondary">
              Keeping the score? <Link to={pitchPath(league, match.id)}>Beside the pitch</Link>
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Story({ league, match, clubs }: MatchShown) {
  const live = useLiveNow(league, match.id);
  if (!hasResult(match)) {
    if (live) {
      return (
        <Card className={styles.story}>
          <LiveEvents live={live} match={match} />
        </Card>
      );
    }
    return (
      <EmptyState title="Not played yet">
        The score in detail and what was noted of it stand here once there is a result.
      </EmptyState>
    );
  }
  return (
    <Card className={styles.story}>
      <Happenings clubs={clubs} league={league} match={match} />
      <p className={styles.nothing}>Nothing more was noted of this match.</p>
    </Card>
  );
}

function LineUpsPart({ league, match, clubs }: MatchShown) {
  const { schedule, outcome } = match.match;
  const lists = [
    schedule?.lineUpA,
    schedule?.lineUpB,
    outcome?.result.playersA,
    outcome?.result.playersB,
  ];
  const isKnown = lists.some((list) => (list?.length ?? 0) > 0);
  if (outcome && !isKnown) {
    return <EmptyState title="No line-ups">Nobody noted who played.</EmptyState>;
  }
  return league.game.lineUp.onGround ? (
    <LineUpGround clubs={clubs} league={league} match={match} />
  ) : (
    <Card>
      <WhoPlays league={league} match={match} />
    </Card>
  );
}

/** In place of the line-ups; they may take another document, which is read when they come into view. */
function WaitingLineUps({ rest, lineUps, onLineUps }: MatchPartsProps) {
  if (rest.status === "failed") {
    return <p className="text-secondary">They could not be read either.</p>;
  }
  if (rest.status !== "ready") return <Waiting rest={rest} />;
  return <LineUpsOnceSeen rest={lineUps} tell={onLineUps} />;
}

/** Their room; nothing loads before it is seen, so nothing is said to. */
function LineUpsOnceSeen({ rest, tell }: Pick<MatchShown, "rest"> & { readonly tell: () => void }) {
  const [ref, isSeen] = useInView<HTMLDivElement>({ once: true });
  useEffect(() => {
    if (isSeen) tell();
  }, [isSeen, tell]);
  return (
    <div ref={ref}>
      {isSeen ? <Waiting rest={rest} /> : <Skeleton className={styles.waitingPart} shape="block" />}
    </div>
  );
}

/** In place of what is not read yet, or cannot be. */
function Waiting({ rest }: Pick<MatchShown, "rest">) {
  if (rest.status !== "failed") return <PartSkeleton what="match details" />;
  return (
    <ErrorState onRetry={rest.retry} title="The details could not be read.">
      {rest.failure.message}
    </ErrorState>
  );
}

function PartSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <Skeleton className={styles.waitingPart} shape="block" />
    </Loading>
  );
}
