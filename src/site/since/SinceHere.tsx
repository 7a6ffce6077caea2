import { useMemo } from "react";
import { useArena } from "@/data/useArena";
import { dayOf } from "@/domain/day";
import { formatKickOff } from "@/domain/time";
import { inTime } from "@/domain/season/occasion";
import { amountOf } from "@/domain/wording";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { useZone } from "@/ui/match/useZone";
import { isFollowed } from "@/ui/mine/isFollowed";
import { useMine } from "@/ui/mine/mine";
import { Section } from "@/ui/Section";
import { InLeague } from "@/ui/where";
import { isNewTo, tableChanges } from "./changes";
import type { SinceProps } from "./Since";
import today from "../today/Today.module.css";
import styles from "./SinceHere.module.css";

/** More results than this are counted, and the days have them. */
const ROWS = 6;

interface SinceHereProps extends SinceProps {
  /** When the visitor was here before, in epoch milliseconds. */
  readonly since: number;
  /** It has been seen. */
  readonly onSeen: () => void;
}

/**
 * What came since the visitor was here before: results of the days before today, followed clubs first, and what all new
 * results changed in the tables. Nothing where nothing came. Its records are those of the matches, so that no document is
 * read again.
 */
export default function SinceHere({
  leagues,
  Results,
  since,
  onSeen,
  now,
  onlyMine = false,
}: SinceHereProps) {
  const zone = useZone();
  const { clubs: followed } = useMine();
  const { read } = useArena();
  const changes = useMemo(
    () =>
      read
        .filter(({ league }) => leagues.some((of) => of.league.slug === league.slug))
        .flatMap((of) => tableChanges(of, { since, followed, onlyMine })),
    [read, leagues, since, followed, onlyMine],
  );
  const thisDay = dayOf(now, zone);
  const came = leagues
    .flatMap((of) =>
      [...of.days].flatMap(([day, occasions]) =>
        day === thisDay
          ? []
          : occasions
              .filter((one) => isNewTo(one, of.league, since))
              .map((occasion) => ({
                of,
                occasion,
                mine:
                  occasion.kind === "match" &&
                  isFollowed(of, [occasion.match.teamA, occasion.match.teamB], followed),
              })),
      ),
    )
    .filter(({ mine }) => mine || !onlyMine)
    .toSorted((a, b) => Number(b.mine) - Number(a.mine) || inTime(b.occasion, a.occasion));
  if (came.length === 0 && changes.length === 0) return null;
  const before = formatKickOff(since, zone);
  const shown = came.slice(0, ROWS);
  const shownLeagues = [...new Set(shown.map(({ of }) => of))];
  const more = came.length - ROWS;
  return (
    <Section
      action={
        <Button onClick={onSeen} variant="text">
          Seen
        </Button>
      }
      className={styles.since}
      title="Since you were here"
    >
      {before && <p className={styles.when}>You were here on {before.short}.</p>}
      {changes.length > 0 && (
        <Card className={styles.changes}>
          <ul role="list">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </Card>
      )}
      <div className={today.cards}>
        {shownLeagues.map((of) => (
          <InLeague clubs={of.clubs} key={of.league.slug} league={of.league}>
            <Results
              now={now}
              occasions={shown.flatMap((one) => (one.of === of ? [one.occasion] : []))}
            />
          </InLeague>
        ))}
      </div>
      {more > 0 && (
        <p className={styles.more}>{amountOf(more, "more result")} on the days before today.</p>
      )}
    </Section>
  );
}
