import { createElement, useContext, useState, type ReactNode } from "react";
import type { TopEntry } from "@/domain/people/statistics";
import type { ResolvedClub } from "@/domain/season/clubs";
import { calledName } from "@/domain/season/calledName";
import { findClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { HeadingLevel } from "@/ui/headingLevel";
import { Link } from "@/ui/Link";
import { FollowedPlayerStar, FollowedStar } from "@/ui/mine/FollowedStar";
import { Term } from "@/ui/term/Term";
import { useClubs, useLeague } from "@/ui/leagueContext";
import styles from "./TopList.module.css";

const FIRST_PLAYERS = 5;

interface Props {
  readonly title: string;
  readonly entries: readonly TopEntry[];
  /** The season of the figures; undefined for the current season. */
  readonly past?: string | undefined;
  /** The text if no player has a figure yet. */
  readonly empty: string;
  /** Whether all players are of the club whose page this is, so that their club is not named. */
  readonly isOfClub?: boolean;
}

/** A ranking of players by one figure; equal figures share a rank. A button shows all players. */
export function TopList({ title, entries, past, empty, isOfClub }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const heading = useContext(HeadingLevel);
  const [all, setAll] = useState(false);
  const shown = all ? entries : entries.slice(0, FIRST_PLAYERS);
  const leader = entries[0]?.value ?? 1;
  // Bars of one length say nothing.
  const hasBars = shown.some(({ value }) => value < leader);
  return (
    <section className={styles.card}>
      {createElement(
        heading,
        { className: styles.title },
        <Term label={title} sport={league.sport} word={title} />,
      )}
      {entries.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ol className={styles.list}>
          {shown.map((entry) => (
            <li key={`${entry.player} ${entry.club}`} className={styles.row}>
              <span className={styles.rank}>{entry.rank}</span>
              <MonogramAvatar
                name={entry.player}
                picture={entry.record?.picture}
                colour={findClub(clubs, entry.club)?.colours[0]}
                size={40}
                decorative
              />
              <span className="min-0">
                <Name
                  className={styles.player}
                  name={entry.player}
                  star={entry.record && <FollowedPlayerStar id={entry.record.id} />}
                  to={
                    entry.record && league.pages.players === "real"
                      ? paths.player(league, entry.record.id, past)
                      : null
                  }
                />
                {!isOfClub && (
                  <Name
                    className={styles.club}
                    name={calledName(clubs, entry.club)}
                    star={<FollowedStar name={entry.club} />}
                    to={clubAddress(league, clubs, entry.club)}
                  />
                )}
              </span>
              <span className="text-score">{entry.value}</span>
              {hasBars && (
                <svg className={styles.bar} aria-hidden="true" height="4" width="100%">
                  <rect
                    width={`${(100 * entry.value) / leader}%`}
                    height="4"
                    rx="2"
                    fill="currentColor"
                  />
                </svg>
              )}
            </li>
          ))}
        </ol>
      )}
      {entries.length > FIRST_PLAYERS && (
        <button
          type="button"
          className={styles.all}
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `Show the first ${FIRST_PLAYERS}` : `Show all ${entries.length}`}
          <span className="visually-hidden">: {title}</span>
        </button>
      )}
    </section>
  );
}

function clubAddress(league: League, clubs: readonly ResolvedClub[], name: string): string | null {
  const club = league.pages.club === "real" ? findClub(clubs, name) : undefined;
  return club ? paths.club(league, club.slug) : null;
}

interface NameProps {
  readonly name: string;
  readonly className: string | undefined;
  /** The star before the name of a followed player or club. */
  readonly star: ReactNode;
  /** The address of the link; null if the name is no link. */
  readonly to: string | null;
}

function Name({ name, className, star, to }: NameProps) {
  return to === null ? (
    <span className={className}>
      {star}
      {name}
    </span>
  ) : (
    <Link className={className} to={to}>
      {star}
      {name}
    </Link>
  );
}
