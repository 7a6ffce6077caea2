import type { ReactNode } from "react";
import type { RecordOf } from "@/domain/records/record";
import type { ResolvedClub } from "@/leagues/clubs";
import type { League } from "@/leagues/league";
import { Dialog } from "@/ui/Dialog";
import { IconButton } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { Loading } from "@/ui/Loading";
import { Skeleton } from "@/ui/Skeleton";
import { ShareButton } from "@/ui/share/ShareButton";
import { FixtureDetails } from "./FixtureDetails";
import styles from "./MatchDetails.module.css";
import { ResultDetails } from "./ResultDetails";

/** A match as its details show it; `unknown` when the address names one that is not there. */
export type ShownMatch =
  | { readonly kind: "fixture"; readonly record: RecordOf<"fixtures"> }
  | { readonly kind: "result"; readonly record: RecordOf<"results"> }
  | { readonly kind: "unknown" };

/** How far that is read which lists leave out of a match. */
export type Rest =
  | { readonly status: "loading" | "ready" }
  | { readonly status: "failed"; readonly failure: Error; readonly retry: () => void };

interface MatchDialogProps {
  readonly league: League;
  readonly match: ShownMatch;
  readonly clubs: readonly ResolvedClub[];
  readonly zone: string;
  readonly rest: Rest;
  readonly onClose: () => void;
}

/** The Match Details dialog; the whole screen on phones. */
export default function MatchDialog({
  league,
  match,
  clubs,
  zone,
  rest,
  onClose,
}: MatchDialogProps) {
  const shared = { league, clubs, zone };
  const waiting = restOf(rest);
  const actions =
    match.kind === "unknown" ? null : (
      <>
        {match.kind === "result" && (
          <ShareButton
            iconOnly
            label="Share result"
            paint={async () => {
              const { resultPicture } = await import("@/ui/share/resultPicture");
              return resultPicture({ ...shared, result: match.record });
            }}
          />
        )}
        <IconButton icon="print" label="Print" onClick={() => window.print()} />
      </>
    );
  return (
    <Dialog actions={actions} onClose={onClose} sheet title="Match details">
      {match.kind === "fixture" && (
        <FixtureDetails {...shared} fixture={match.record} waiting={waiting} />
      )}
      {match.kind === "result" && (
        <ResultDetails {...shared} result={match.record} waiting={waiting} />
      )}
      {match.kind === "unknown" && (
        <EmptyState bare spot="not-found" title="Match not found">
          It may have been removed, or the address is not complete.
        </EmptyState>
      )}
    </Dialog>
  );
}

/** What stands in place of the rest of a match until it is there; null once it is. */
function restOf(rest: Rest): ReactNode {
  switch (rest.status) {
    case "loading":
      return (
        <Loading what="match details">
          <Skeleton className={styles.rest} shape="block" />
        </Loading>
      );
    case "failed":
      return (
        <ErrorState onRetry={rest.retry} title="The details could not be read.">
          {rest.failure.message}
        </ErrorState>
      );
    case "ready":
      return null;
  }
}
