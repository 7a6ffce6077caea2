import { useState } from "react";
import { recordsIn } from "@/data/readState";
import { useListing } from "@/data/useListing";
import { dayInWords } from "@/domain/day";
import { Button } from "@/ui/Button";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { useZone } from "@/ui/match/useZone";
import { useClubs, useLeague } from "@/ui/where";
import { useMatches } from "../match/useMatches";
import { useNews } from "../news/useNews";
import { useSuspended } from "../suspended/useSuspended";
import type { ClubBlock } from "./ClubHeader";
import { clubNewsOf } from "./clubNews";
import styles from "./ClubMore.module.css";

const FEW = 5;

/** What is new of the club, made of what the page has read. */
export function ClubNews({ club }: ClubBlock) {
  const league = useLeague();
  const clubs = useClubs();
  const zone = useZone();
  const { matches } = useMatches(league);
  const players = recordsIn(useListing(league, "players"));
  const { absent } = useSuspended(club.name);
  const { all } = useNews([league]);
  const [isWhole, setWhole] = useState(false);
  const suspended = absent ?? [];
  const news = all.flatMap((of) => of.news);
  const items = clubNewsOf({ league, club, clubs, matches, players, suspended, news, zone });
  if (items.length === 0) return <p className="text-secondary">Nothing yet this season.</p>;
  return (
    <>
      <Card flush>
        <ul className={styles.news} role="list">
          {(isWhole ? items : items.slice(0, FEW)).map(({ id, day, text, to }) => (
            <li key={id}>
              <time dateTime={day}>{dayInWords(day).short}</time>
              {to === "" ? <span>{text}</span> : <Link to={to}>{text}</Link>}
            </li>
          ))}
        </ul>
      </Card>
      {items.length > FEW && (
        <Button
          aria-expanded={isWhole}
          className={styles.all}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? "Show fewer" : `Show all ${items.length}`}
        </Button>
      )}
    </>
  );
}
