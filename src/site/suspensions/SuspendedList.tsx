import { banRuleInWords } from "@/domain/people/banInWords";
import type { BanPolicy } from "@/domain/people/banPolicy";
import { calledName } from "@/domain/season/calledName";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { ReadView } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useZone } from "@/ui/match/useZone";
import { useScrollToHash } from "@/ui/useLedTo";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { SUSPENDED_PART } from "./address";
import { suspensionInWords, type SuspendedPlayer } from "./suspended";
import { useSuspended } from "./useSuspended";
import styles from "./SuspendedPart.module.css";

interface Props {
  /** The name of the club whose players are shown; undefined for all clubs. */
  readonly club: string | undefined;
}

/** The list of suspended players with the matches they miss, and the rule; nothing in a sport without suspensions. */
export function SuspendedList({ club }: Props) {
  const { absent, rule } = useSuspended(club);
  if (!rule) return null;
  return (
    <ReadView skeleton={<MatchListSkeleton rows={1} />} state={absent} what="players">
      {(players) => <Suspended absent={players} club={club} rule={rule} />}
    </ReadView>
  );
}

interface SuspendedProps extends Props {
  readonly absent: readonly SuspendedPlayer[];
  readonly rule: BanPolicy;
}

function Suspended({ absent, club, rule }: SuspendedProps) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const part = useScrollToHash<HTMLDivElement>(SUSPENDED_PART);
  return (
    <div className={styles.part} id={SUSPENDED_PART} ref={part}>
      {absent.length === 0 ? (
        <p className="text-secondary">Nobody is suspended.</p>
      ) : (
        <Card flush>
          <ul className={styles.absent} role="list">
            {absent.map((one) => (
              <li key={one.key}>
                <b>
                  {one.record && league.pages.players === "real" ? (
                    <Link to={paths.player(league, one.record.id)}>{one.player}</Link>
                  ) : (
                    one.player
                  )}
                </b>
                {club === undefined && one.club && `, ${calledName(clubs, one.club)},`}{" "}
                {suspensionInWords(league, one, zone, clubs)}.
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="mt-3 text-caption text-secondary">
        Counted from the cards of results: {banRuleInWords(rule)}. The organiser’s decision takes
        precedence.
        {club !== undefined && league.pages.stats === "real" && (
          <>
            {" "}
            <Link to={`${paths.page(league, "stats")}#${SUSPENDED_PART}`}>
              Suspended in {league.name}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
