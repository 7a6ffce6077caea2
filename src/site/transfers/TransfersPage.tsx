import { useMemo } from "react";
import { useListing } from "@/data/useListing";
import { dayInWords } from "@/domain/day";
import { transfersOf, type Transfer } from "@/domain/people/transfers";
import type { RecordOf } from "@/records/record";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ClubName } from "@/ui/mine/ClubName";
import { FollowedPlayerStar } from "@/ui/mine/FollowedStar";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { useClubsOf } from "@/data/useClubs";
import styles from "./TransfersPage.module.css";

type PlayerTransfer = Transfer<RecordOf<"players">>;

/**
 * The page of transfers: which player moved from which club to which, the latest first; derived from the dated clubs of
 * the current season's players.
 */
export default function TransfersPage() {
  const league = useLeague();
  const players = useListing(league, "players");
  const clubs = useClubsOf(league);
  return (
    <InLeague league={league} clubs={clubs}>
      <Listing skeleton={<MatchListSkeleton rows={6} />} state={players} what="players">
        {({ records }) => <Transfers players={records} />}
      </Listing>
    </InLeague>
  );
}

interface TransfersProps {
  readonly players: readonly RecordOf<"players">[];
}

function Transfers({ players }: TransfersProps) {
  const league = useLeague();
  const days = useMemo(() => byDay(transfersOf(players)), [players]);
  if (days.length === 0) {
    return (
      <EmptyState spot="no-players" title="No transfers yet">
        Players who move from one {league.clubNoun} to another are listed here, the latest first.
      </EmptyState>
    );
  }
  return (
    <div className={styles.days}>
      {days.map(([day, moves]) => (
        <section aria-labelledby={`moves-${day}`} key={day}>
          <h2 className={styles.day} id={`moves-${day}`}>
            {dayInWords(day).full}
          </h2>
          <Card flush>
            <ul role="list">
              {moves.map((move) => (
                <li className={styles.move} key={move.player.id}>
                  <Link className={styles.player} to={paths.player(league, move.player.id)}>
                    <FollowedPlayerStar id={move.player.id} />
                    {move.player.name}
                  </Link>
                  <span className="text-small text-secondary">{move.player.position}</span>
                  <span className={styles.clubs}>
                    <ClubName className={styles.club} name={move.from} />
                    <Icon name="arrowRight" />
                    <span className="visually-hidden">to</span>
                    <ClubName className={styles.club} name={move.to} />
                  </span>
                </li>
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}

/** Groups transfers by day, in the given order. */
function byDay(moves: readonly PlayerTransfer[]) {
  const days = new Map<string, PlayerTransfer[]>();
  for (const move of moves) days.set(move.on, [...(days.get(move.on) ?? []), move]);
  return [...days];
}
