import { Suspense } from "react";
import { weeklyAwards } from "@/domain/people/awards";
import type { RecordOf } from "@/records/record";
import { awardsOf } from "@/ui/awards/award";
import { AwardTilesSkeleton } from "@/ui/awards/AwardsSkeleton";
import { AwardTile } from "@/ui/awards/AwardTile";
import tiles from "@/ui/awards/AwardTiles.module.css";
import { EmptyState } from "@/ui/EmptyState";
import { Section } from "@/ui/Section";
import { useDialogParam } from "@/ui/useDialogParam";
import { laterDialog } from "@/ui/later/later";
import { useLeague } from "@/ui/where";
import { FromResults } from "./FromResults";

const AwardsDialog = laterDialog(() => import("@/ui/awards/AwardsDialog"));

/** Player, scorer and club of the latest game week, computed from its results. */
export default function WeeklyAwards() {
  return (
    <Section className={tiles.block} title="Weekly awards">
      <FromResults skeleton={<AwardTilesSkeleton />}>
        {(results, players, fixtures) => (
          <Tiles fixtures={fixtures} players={players} results={results} />
        )}
      </FromResults>
    </Section>
  );
}

interface TilesProps {
  readonly results: readonly RecordOf<"results">[];
  readonly players: readonly RecordOf<"players">[];
  readonly fixtures: readonly RecordOf<"fixtures">[];
}

function Tiles({ results, players, fixtures }: TilesProps) {
  const league = useLeague();
  const dialog = useDialogParam("award");
  const sport = league.game;
  const week = weeklyAwards(results, players, sport.scorerFigure, fixtures);
  const awards = week ? awardsOf(week, sport) : [];
  if (!week || awards.every(({ winner }) => winner === null)) {
    return (
      <EmptyState spot="no-results" title="No awards yet">
        {week
          ? `Nobody has earned one in ${week.label.replace(/^G/, "g")}.`
          : "The first ones are given after the first results."}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={tiles.tiles}>
        {awards.map((award) => (
          <AwardTile award={award} key={award.id} link={dialog.link(award.id)} />
        ))}
      </div>
      {dialog.value !== null && (
        <Suspense fallback={null}>
          <AwardsDialog awards={awards} dialog={dialog} week={week.label} />
        </Suspense>
      )}
    </>
  );
}
