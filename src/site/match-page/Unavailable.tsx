import { useMemo } from "react";
import { recordsRead, valueOf } from "@/data/readState";
import { failedOf, together } from "@/data/together";
import { useListings } from "@/data/useListing";
import { sameName } from "@/domain/names";
import { paths } from "@/leagues/paths";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { calledName } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { reasonsInWords, suspendedIn, type SuspendedPlayer } from "../suspensions/suspended";
import type { MatchPartProps } from "./MatchTop";
import styles from "./Unavailable.module.css";

/**
 * A card with the players of both teams who are suspended for a match without a result, with the reasons; nothing if
 * there are none.
 */
export default function Unavailable({ match }: MatchPartProps) {
  const league = useLeague();
  const [fixtures, results] = useListings([
    { league, kind: "fixtures" },
    { league, kind: "results", whole: true },
  ]);
  const now = useNow(0);
  const season = useMemo(() => {
    const read = valueOf(together([fixtures, results]));
    return read && { fixtures: read[0].records, results: read[1].records, now };
  }, [fixtures, results, now]);
  // The squads, which say in which club a suspended player is now, are loaded only if a player is suspended.
  const isAnybodySuspended = useMemo(
    () => season !== null && suspendedIn(league, { ...season, players: [] }).length > 0,
    [league, season],
  );
  const [players] = useListings(isAnybodySuspended ? [{ league, kind: "players" }] : []);
  const absent = useMemo(() => {
    const squads = recordsRead(players);
    if (season === null || squads === null) return [];
    return suspendedIn(league, { ...season, players: squads }).filter(({ misses }) =>
      misses.some(({ id }) => id === match.id),
    );
  }, [league, season, players, match.id]);
  const failed = failedOf([results, players]);
  if (failed) {
    return (
      <p className="mt-3 text-secondary" role="alert">
        The suspensions could not be loaded.{" "}
        <Button onClick={failed.retry} variant="link">
          Try again
        </Button>
      </p>
    );
  }
  if (absent.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h3>Unavailable</h3>
      <div className={styles.teams}>
        {[match.teamA, match.teamB].map((team) => (
          <TeamSuspensions
            absent={absent.filter(({ club }) => sameName(club, team))}
            key={team}
            team={team}
          />
        ))}
      </div>
      <p className={styles.rule}>
        Suspensions follow from the cards entered; the organiser’s decision overrides them.
      </p>
    </Card>
  );
}

interface TeamSuspensionsProps {
  readonly team: string;
  readonly absent: readonly SuspendedPlayer[];
}

function TeamSuspensions({ team, absent }: TeamSuspensionsProps) {
  const league = useLeague();
  return (
    <div>
      <h4>{calledName(useClubs(), team)}</h4>
      {absent.length === 0 ? (
        <p className="text-secondary">Nobody is suspended.</p>
      ) : (
        <ul role="list">
          {absent.map((one) => (
            <li key={one.key}>
              {one.record && league.pages.players === "real" ? (
                <Link to={paths.player(league, one.record.id)}>{one.player}</Link>
              ) : (
                one.player
              )}
              <span>Suspended: {reasonsInWords(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
