import { clubTitle } from "@/domain/league/clubTitle";
import { compareNames, distinctNames } from "@/domain/names";
import { calledName } from "@/domain/season/calledName";
import { amountOf } from "@/domain/wording";
import { Suspense, useMemo } from "react";
import { sortPlayersByClub } from "@/domain/match/grouping";
import type { RecordOf } from "@/records/record";
import { usePlayers } from "@/data/usePlayers";
import { Button } from "@/ui/Button";
import { EmptyState } from "@/ui/EmptyState";
import { Listing } from "@/ui/Listing";
import { PlayerGrid } from "@/ui/players/PlayerGrid";
import { PlayersSkeleton } from "@/ui/players/PlayersSkeleton";
import { pinned, playerKey, useFollowed } from "@/ui/mine/mine";
import { SearchField } from "@/ui/SearchField";
import { EmptySeason } from "../season/EmptySeason";
import { useSeason } from "../season/useSeason";
import { SelectField } from "@/ui/SelectField";
import { useDialogParam } from "@/ui/useDialogParam";
import { laterDialog } from "@/ui/later/later";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import styles from "./PlayersPage.module.css";
import { usePlayerFilter } from "./usePlayerFilter";

const PlayerDialog = laterDialog(() => import("@/ui/players/PlayerDialog"));

/** The page of a league's players, sorted by club. Search text and filters are in the address. */
export default function PlayersPage() {
  const league = useLeague();
  const { season, past } = useSeason();
  const players = usePlayers(league, past);
  return (
    <Listing
      state={players}
      what="players"
      skeleton={
        <>
          <div className={styles.filterSpace} />
          <PlayersSkeleton />
        </>
      }
      empty={
        past ? (
          <EmptySeason season={season} spot="no-players" what="players" />
        ) : (
          <EmptyState spot="no-players" title="No players yet">
            Squads are listed here once the clubs have named them.
          </EmptyState>
        )
      }
    >
      {({ records }) => <Squads past={past} records={records} />}
    </Listing>
  );
}

interface SquadsProps {
  /** A past season's id; undefined for the current season. */
  readonly past: string | undefined;
  readonly records: readonly RecordOf<"players">[];
}

function options(all: string, players: readonly RecordOf<"players">[], field: "club" | "position") {
  const distinct = distinctNames(players.map((player) => player[field])).toSorted(compareNames);
  return [{ value: "", label: all }, ...distinct.map((value) => ({ value, label: value }))];
}

function Squads({ past, records }: SquadsProps) {
  const league = useLeague();
  const filter = usePlayerFilter();
  const dialog = useDialogParam("player");
  const clubs = useClubsOf(league);
  const sorted = useMemo(() => sortPlayersByClub(records), [records]);
  const mine = useFollowed().players;
  const found = useMemo(
    () => pinned(sorted.filter(filter.matches), mine, ({ id }) => playerKey(league, id)),
    [sorted, filter.matches, mine, league],
  );
  const clubOptions = useMemo(
    () =>
      options(`All ${league.clubNoun}s`, sorted, "club").map(({ value, label }) => ({
        value,
        label: calledName(clubs, label),
      })),
    [league, clubs, sorted],
  );
  const positionOptions = useMemo(() => options("All positions", sorted, "position"), [sorted]);
  return (
    <InLeague league={league} clubs={clubs}>
      <div className={styles.filters}>
        <SearchField
          className={styles.search}
          label="Search players"
          value={filter.chosen.q}
          onChange={(value) => filter.choose({ q: value })}
        />
        <SelectField
          label={clubTitle(league)}
          hideLabel
          value={filter.chosen.club}
          options={clubOptions}
          onChange={(club) => filter.choose({ club })}
        />
        <SelectField
          label="Position"
          hideLabel
          value={filter.chosen.position}
          options={positionOptions}
          onChange={(position) => filter.choose({ position })}
        />
        <p className={styles.count} role="status">
          {amountOf(found.length, "player")}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState
          spot="no-players"
          title="No players found"
          action={<Button onClick={filter.clear}>Clear filters</Button>}
        >
          Try another name, club or position.
        </EmptyState>
      ) : (
        <PlayerGrid busy={filter.following} onOpen={dialog.open} players={found} />
      )}
      {dialog.value !== null && (
        <Suspense fallback={null}>
          <PlayerDialog
            dialog={dialog}
            players={found.some(({ id }) => id === dialog.value) ? found : sorted}
            past={past}
          />
        </Suspense>
      )}
    </InLeague>
  );
}
