import { useMemo } from "react";
import { valueOf } from "@/data/readState";
import { together } from "@/data/together";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { banRuleInWords } from "@/domain/people/banInWords";
import type { BanPolicy } from "@/domain/people/banPolicy";
import { bansOf } from "@/domain/season/bans";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import { Section } from "@/ui/Section";
import { useLedTo } from "@/ui/useLedTo";
import { useLeague } from "@/ui/where";
import { suspendedIn, suspensionInWords, type Suspended } from "./suspended";
import { SUSPENDED_PART } from "./address";
import styles from "./SuspendedPart.module.css";

interface Props {
  /** Whose players are shown; those of all clubs without it. */
  readonly club?: string | undefined;
}

/** Who misses matches to come because of cards; nothing in a sport whose cards keep nobody out. */
export default function SuspendedPart({ club }: Props) {
  const league = useLeague();
  const players = usePlayers(league);
  const [fixtures, results] = useListings([
    { league, kind: "fixtures" },
    { league, kind: "results", whole: true },
  ]);
  const now = useNow(0);
  const rule = bansOf(league);
  const absent = useMemo(() => {
    const read = valueOf(together([fixtures, results, players]));
    if (!read || rule === null) return null;
    const season = {
      fixtures: read[0].records,
      results: read[1].records,
      players: read[2].records,
      now,
    };
    return suspendedIn(league, season).filter(
      (one) => club === undefined || sameName(one.club, club),
    );
  }, [league, rule, club, fixtures, results, players, now]);
  return absent && rule && <Shown absent={absent} club={club} rule={rule} />;
}

interface ShownProps extends Props {
  readonly absent: readonly Suspended[];
  readonly rule: BanPolicy;
}

function Shown({ absent, club, rule }: ShownProps) {
  const league = useLeague();
  const zone = useZone();
  const part = useLedTo<HTMLDivElement>(SUSPENDED_PART);
  return (
    <Section title="Suspended">
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
                  {club === undefined && one.club && `, ${one.club},`}{" "}
                  {suspensionInWords(league, one, zone)}.
                </li>
              ))}
            </ul>
          </Card>
        )}
        <p className={styles.rule}>
          Counted from the cards of results: {banRuleInWords(rule)}. The organiser’s decision stands
          above it.
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
    </Section>
  );
}
