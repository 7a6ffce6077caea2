import { Suspense } from "react";
import { weeklyAwards } from "@/domain/people/awards";
import { calledName } from "@/domain/season/calledName";
import { awardsOf, type Award } from "@/ui/awards/award";
import { AwardTilesSkeleton } from "@/ui/awards/AwardsSkeleton";
import { AwardTile } from "@/ui/awards/AwardTile";
import tiles from "@/ui/awards/AwardTiles.module.css";
import { useDialogParam } from "@/ui/useDialogParam";
import { laterDialog } from "@/ui/later/later";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { ComputedSection } from "./FromResults";

const AwardsDialog = laterDialog(() => import("@/ui/awards/AwardsDialog"));

/** The player, scorer and club of the latest game week, computed from its results; nothing if there is no winner. */
export default function WeeklyAwards() {
  const { game: sport } = useLeague();
  const clubs = useClubs();
  return (
    <ComputedSection skeleton={<AwardTilesSkeleton />} title="Weekly awards">
      {(results, players, fixtures) => {
        const week = weeklyAwards(results, players, sport.scorerFigure, fixtures);
        const awards = week ? awardsOf(week, sport, (name) => calledName(clubs, name)) : [];
        const isEarned = awards.some(({ winner }) => winner !== null);
        return week && isEarned ? <Tiles awards={awards} week={week.label} /> : null;
      }}
    </ComputedSection>
  );
}

interface TilesProps {
  readonly awards: readonly Award[];
  /** The week's name: "Game week 4". */
  readonly week: string;
}

function Tiles({ awards, week }: TilesProps) {
  const dialog = useDialogParam("award");
  return (
    <>
      <div className={tiles.tiles}>
        {awards.map((award) => (
          <AwardTile award={award} key={award.id} link={dialog.link(award.id)} />
        ))}
      </div>
      <p className="mt-3 text-caption text-secondary">{week}.</p>
      {dialog.value !== null && (
        <Suspense fallback={null}>
          <AwardsDialog awards={awards} dialog={dialog} week={week} />
        </Suspense>
      )}
    </>
  );
}
