import { lazy, Suspense } from "react";
import { hasResult } from "@/domain/match/listed";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Happenings } from "@/ui/match/Happenings";
import { LiveEvents } from "@/ui/match/LiveEvents";
import { useLiveNow } from "@/ui/match/liveNow";
import { WhoPlays } from "@/ui/match/MatchDetails";
import { Skeleton } from "@/ui/Skeleton";
import type { LeagueMatches } from "../match/useMatches";
import { HeadToHead } from "./HeadToHead";
import { Jumps } from "./Jumps";
import { LineUpGround } from "./LineUpGround";
import { Part } from "./Part";
import styles from "./MatchPage.module.css";
import type { MatchShown } from "./MatchTop";

// A table is computed by code of its own, which the page does not wait for.
const Meaning = lazy(() => import("./Meaning"));

interface MatchPartsProps extends MatchShown {
  readonly season: LeagueMatches;
}

/** What there is to read of a match, one part below the other. */
export function MatchParts(props: MatchPartsProps) {
  const { league, match, rest, season } = props;
  const isPlayed = hasResult(match);
  const isInTable = league.collections.standings !== undefined || isPlayed;
  const parts = [
    { id: "story", title: "Story" },
    { id: "line-ups", title: "Line-ups" },
    ...(isInTable ? [{ id: "table", title: "Table" }] : []),
    { id: "head-to-head", title: "Head to head" },
  ];
  return (
    <>
      <Jumps parts={parts} />
      <div className={styles.columns}>
        <div>
          <Part id="story" title="Story of the match">
            {rest.status === "ready" ? <Story {...props} /> : <Waiting {...props} />}
          </Part>
          <Part id="line-ups" title="Line-ups">
            {rest.status === "ready" ? <LineUpsPart {...props} /> : <Waiting {...props} isSecond />}
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
        </div>
      </div>
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
        Goals, cards and the best player stand here once there is a result.
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
  const list = <WhoPlays league={league} match={match} />;
  return league.game.lineUp.onGround ? (
    <LineUpGround clubs={clubs} league={league} list={list} match={match} />
  ) : (
    <Card>{list}</Card>
  );
}

interface WaitingProps extends MatchShown {
  /** The failure is told above already. */
  readonly isSecond?: boolean;
}

/** In place of what is not read yet, or cannot be. */
function Waiting({ rest, isSecond = false }: WaitingProps) {
  if (rest.status !== "failed") return <PartSkeleton what="match details" />;
  if (isSecond) return <p className="text-secondary">They could not be read either.</p>;
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
