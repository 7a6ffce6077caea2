import { useMemo } from "react";
import { useListings } from "@/data/useListing";
import { usePlayers } from "@/data/usePlayers";
import { sameName } from "@/domain/names";
import { banRuleInWords } from "@/domain/people/banInWords";
import { bansOf } from "@/domain/season/bans";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useNow } from "@/ui/match/useNow";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/where";
import { useZone } from "@/ui/match/useZone";
import { suspendedIn, suspensionInWords } from "../suspended/suspended";
import { ClubAgainst } from "./ClubAgainst";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";
import { ClubMoves } from "./ClubMoves";
import ClubPast from "./ClubPast";

/** What follows from a club's records: its balance against others, who is suspended, who came and went, past seasons, honours. */
export default function ClubMore(shown: ClubBlock) {
  return (
    <>
      <ClubAgainst {...shown} />
      <Absent {...shown} />
      <ClubMoves {...shown} />
      <ClubPast {...shown} />
    </>
  );
}

/** Who misses matches to come because of cards; nothing in a sport whose cards keep nobody out. */
function Absent({ club }: ClubBlock) {
  const league = useLeague();
  const players = usePlayers(league);
  const [fixtures, results] = useListings([
    { league, kind: "fixtures" },
    { league, kind: "results", whole: true },
  ]);
  const zone = useZone();
  const now = useNow(0);
  const rule = bansOf(league);
  const absent = useMemo(() => {
    if (
      fixtures.status !== "ready" ||
      results.status !== "ready" ||
      players.status !== "ready" ||
      rule === null
    ) {
      return null;
    }
    const season = {
      fixtures: fixtures.listing.records,
      results: results.listing.records,
      players: players.listing.records,
      now,
    };
    return suspendedIn(league, season).filter((one) => sameName(one.club, club.name));
  }, [league, rule, club, fixtures, results, players, now]);
  if (!absent || !rule) return null;
  return (
    <Section title="Suspended">
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
                </b>{" "}
                {suspensionInWords(league, one, zone)}.
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className={styles.rule}>
        Counted from the cards of results: {banRuleInWords(rule)}. The organiser’s word stands above
        it.
      </p>
    </Section>
  );
}
