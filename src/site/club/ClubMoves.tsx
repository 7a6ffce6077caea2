import { useListing } from "@/data/useListing";
import { dayInWords } from "@/domain/day";
import { sameName } from "@/domain/names";
import { transfersOf } from "@/domain/people/transfers";
import { paths } from "@/leagues/paths";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { Listing } from "@/ui/Listing";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { ClubName } from "@/ui/mine/ClubName";
import { Section } from "@/ui/Section";
import { useLeague } from "@/ui/where";
import type { ClubBlock } from "./ClubHeader";
import styles from "./ClubMore.module.css";

/** Who came to the club and who left it, the latest first; from the dated clubs of the season's players. */
export function ClubMoves({ club }: ClubBlock) {
  const league = useLeague();
  const players = useListing(league, "players");
  const hasPage = league.pages.players === "real";
  const moves =
    players.status === "ready"
      ? transfersOf(players.value.records).filter(
          ({ from, to }) => sameName(from, club.name) !== sameName(to, club.name),
        )
      : [];
  // Most clubs have had none: then there is nothing to say.
  if (players.status === "ready" && moves.length === 0) return null;
  return (
    <Section
      action={
        league.pages.transfers === "real" && (
          <Link to={paths.page(league, "transfers")}>All transfers</Link>
        )
      }
      title="Arrivals and departures"
    >
      <Listing skeleton={<MatchListSkeleton rows={1} />} state={players} what="players">
        {() => (
          <Card flush>
            <ul className={styles.moves} role="list">
              {moves.map(({ player, from, to, on }) => {
                const isArrival = sameName(to, club.name);
                return (
                  <li key={`${player.id} ${on}`}>
                    <b>
                      {hasPage ? (
                        <Link to={paths.player(league, player.id)}>{player.name}</Link>
                      ) : (
                        player.name
                      )}
                    </b>
                    <time dateTime={on}>{dayInWords(on).full}</time>
                    <span className={styles.way}>{isArrival ? "came from" : "left for"}</span>
                    <ClubName className={styles.other} name={isArrival ? from : to} />
                  </li>
                );
              })}
            </ul>
          </Card>
        )}
      </Listing>
    </Section>
  );
}
