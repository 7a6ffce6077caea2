import { useMemo } from "react";
import type { RecordOf } from "@/domain/record";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { GameWeekPicker } from "@/ui/match/GameWeekPicker";
import { useNow } from "@/ui/match/useNow";
import type { MatchBlock } from "../match/block";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { useFilterParam } from "../match/useFilterParam";
import { FixtureDays } from "./FixtureDays";
import { currentWeek, nearestWeekWithGames, weeksOf } from "./weeks";

interface MatchesByWeekProps extends MatchBlock {
  readonly fixtures: readonly RecordOf<"fixtures">[];
  readonly readAt: number;
}

/** One game week at a time; week and club stand in the address. */
export function MatchesByWeek({ fixtures, readAt, ...block }: MatchesByWeekProps) {
  const now = useNow(readAt);
  const [wanted, setWeek] = useFilterParam("week");
  const [club, setClub] = useFilterParam("club");
  const all = useMemo(() => weeksOf(fixtures), [fixtures]);
  const start = useMemo(() => currentWeek(all, now), [all, now]);
  const weeks = useMemo(
    () => all.map((week) => ({ ...week, items: matchesOf(week.items, club) })),
    [all, club],
  );
  const shown =
    weeks.find(({ key }) => key === wanted) ?? weeks.find(({ key }) => key === start?.key);
  if (!shown) return null;
  const near = shown.items.length === 0 ? nearestWeekWithGames(weeks, shown) : null;
  const count = shown.items.length;
  return (
    <>
      <div className={filters.bar}>
        <GameWeekPicker current={shown.key} onPick={setWeek} weeks={weeks} />
        <ClubFilter league={block.league} matches={fixtures} onPick={setClub} value={club} />
      </div>
      <h2 className="visually-hidden">{shown.label}</h2>
      <p className="visually-hidden" role="status">
        {shown.label}, {count} {count === 1 ? "match" : "matches"}
      </p>
      {count > 0 ? (
        <FixtureDays {...block} fixtures={shown.items} />
      ) : (
        <EmptyState
          action={
            near && (
              <Button onClick={() => setWeek(near.week.key)}>
                {near.later ? "Next week with games" : "Latest week with games"}
              </Button>
            )
          }
          spot="no-fixtures"
          title={`No match in ${shown.label.replace(/^Game/, "game")}`}
        >
          {club !== "" && "The club you chose does not play in this week."}
        </EmptyState>
      )}
    </>
  );
}
