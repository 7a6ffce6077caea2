import type { LeagueRecords } from "@/data/useArena";
import { isToBePlayed } from "@/domain/match/match";
import { matchesOf } from "@/domain/match/matches";
import { formatKickOff } from "@/domain/time";
import type { LeagueShare } from "@/domain/season/championship";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Link } from "@/ui/Link";
import { Section } from "@/ui/Section";
import { useNow } from "@/ui/match/useNow";
import { useZone } from "@/ui/match/useZone";
import styles from "./ChampionshipPage.module.css";

interface Props {
  readonly shares: readonly LeagueShare[];
  readonly read: readonly LeagueRecords[];
}

/** When the next match is, in epoch milliseconds; null where none is planned. */
function nextIn({ records }: LeagueRecords, now: number): number | null {
  const meets = (records.meets ?? []).flatMap(({ date }) => date ?? []);
  const matches = matchesOf(records.fixtures, records.results)
    .filter((match) => isToBePlayed(match, now))
    .flatMap(({ schedule }) => schedule?.date ?? []);
  const dates = [...meets, ...matches].filter((date) => date > now);
  return dates.length > 0 ? Math.min(...dates) : null;
}

/** The leagues that are not over, with their next match. */
export function StillToCome({ shares, read }: Props) {
  const zone = useZone();
  const now = useNow(read[0]?.readAt ?? 0);
  const open = shares.filter(({ progress }) => progress !== "final");
  if (open.length === 0) return null;
  return (
    <Section title="Still to come">
      <ul className={styles.coming} role="list">
        {open.map(({ league, progress }) => {
          const records = read.find((one) => one.league === league);
          const date = formatKickOff(records ? nextIn(records, now) : null, zone)?.date;
          const one = league.meets ? "meet" : "match";
          const next = date ? `next ${one} ${date}` : `no ${one} planned`;
          return (
            <li data-sport={league.sport} key={league.slug}>
              <Link className={styles.open} to={paths.page(league, "matches")}>
                <Glyph className={styles.glyph ?? ""} sport={league.sport} />
                <span>
                  <span className={styles.name}>{league.name}</span>
                  <span className={styles.next}>
                    {progress === "notYet" ? `not yet: ${next}` : next}
                  </span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
