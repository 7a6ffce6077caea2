import { amountOf } from "@/domain/wording";
import { useMemo } from "react";
import { matchesAhead } from "@/domain/match/ahead";
import type { ListedMatch } from "@/domain/match/listed";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { GameWeekPicker } from "@/ui/match/GameWeekPicker";
import { useNow } from "@/ui/match/useNow";
import type { MatchBlock } from "../match/OpenMatch";
import { ClubFilter } from "../match/ClubFilter";
import { matchesOf } from "../match/clubFilter";
import filters from "../match/Filters.module.css";
import { useFilters } from "@/ui/useFilters";
import { useLeague } from "@/ui/where";
import { FixtureDays } from "./FixtureDays";
import { currentWeek, nearestWeekWithGames, weeksOf } from "./weeks";

interface MatchesByWeekProps extends MatchBlock {
  readonly matches: readonly ListedMatch[];
  readonly readAt: number;
}

/** One game week at a time, and all of them of a club that is chosen; week and club stand in the address. */
export function MatchesByWeek({ dialog, matches, readAt }: MatchesByWeekProps) {
  const league = useLeague();
  const now = useNow(readAt);
  const { shown: filter, chosen, following, choose } = useFilters(["club", "week"]);
  const all = useMemo(() => weeksOf(matches), [matches]);
  const start = useMemo(() => currentWeek(all, now), [all, now]);
  const weeks = useMemo(
    () => all.map((week) => ({ ...week, items: matchesOf(week.items, filter.club) })),
    [all, filter.club],
  );
  const whole = useMemo(
    () => ({ key: "", label: "All game weeks", items: weeks.flatMap(({ items }) => items) }),
    [weeks],
  );
  const weekOf = (of: typeof filter) =>
    weeks.find(({ key }) => key === of.week) ??
    (of.club === "" ? weeks.find(({ key }) => key === start?.key) : whole);
  const shown = weekOf(filter);
  if (!shown) return null;
  const picked = weekOf(chosen) ?? shown;
  const [next] = shown === whole ? matchesAhead(whole.items, now, league.game.matchMinutes) : [];
  const near = shown.items.length === 0 ? nearestWeekWithGames(weeks, shown) : null;
  const count = shown.items.length;
  return (
    <>
      <div className={filters.bar}>
        <GameWeekPicker
          current={picked.key}
          onPick={(week) => choose({ week })}
          weeks={weeks}
          whole={chosen.club === "" ? undefined : whole.label}
        />
        <ClubFilter matches={matches} onPick={(club) => choose({ club })} value={chosen.club} />
      </div>
      <div aria-busy={following || undefined}>
        <h2 className="visually-hidden">{shown.label}</h2>
        <p className="visually-hidden" role="status">
          {shown.label}, {amountOf(count, "match", "matches")}
        </p>
        {count > 0 ? (
          <FixtureDays
            link={dialog.link}
            key={shown.key}
            matches={shown.items}
            now={now}
            openAt={next?.id}
          />
        ) : (
          <EmptyState
            action={
              near && (
                <Button onClick={() => choose({ week: near.week.key })}>
                  {near.later ? "Next week with games" : "Latest week with games"}
                </Button>
              )
            }
            spot="no-fixtures"
            title={
              shown === whole
                ? "No match planned"
                : `No match in ${shown.label.replace(/^Game/, "game")}`
            }
          >
            {filter.club !== "" &&
              (shown === whole
                ? `The ${league.clubNoun} you chose has no match in this season.`
                : `The ${league.clubNoun} you chose does not play in this week.`)}
          </EmptyState>
        )}
      </div>
    </>
  );
}
