import type { PlayedMatch } from "@/domain/match/listed";
import { calledMatch, calledName } from "@/domain/season/calledName";
import { useClubs, useLeague } from "@/ui/leagueContext";
import { clampPossession, possessionOfB } from "@/domain/match/possession";
import type { Booking } from "@/domain/match/bookings";
import { Icon } from "@/ui/Icon";
import type { Goal, Result } from "@/records/results/schema";
import { findClub } from "@/domain/season/clubs";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { limits } from "@/domain/limits";
import { breaksIn } from "./breaks";
import styles from "./MatchDetails.module.css";
import { useSquads, usePlayer } from "./names";
import { reportOf } from "./report";
import { ScoreSheet } from "./sheet/ScoreSheet";
import { Timeline } from "./Timeline";
import { PlayerName } from "./PlayerName";

interface HappeningsProps {
  readonly match: PlayedMatch;
}

/** The possession in per cent that a record has if no one entered it. */
const MISSING = 50;

/** The course of a match that was played: score sheet, scorers, timeline, possession, bookings and man of the match. */
export function PlayedMatchDetails({ match }: HappeningsProps) {
  const league = useLeague();
  const sport = league.game;
  const squads = useSquads();
  const { words, matchFields, scorerFigure } = sport;
  const { teamA, teamB } = calledMatch(useClubs(), match);
  const { result } = match.match.outcome;
  // 50 per cent is the default of the form. Shown, it would look like a measured value.
  const hasPossession = matchFields.includes("possessionA") && result.possessionA !== MISSING;
  const { timeline, bookings, substitutionNotes } = reportOf(result, sport, squads);
  const breaks = breaksIn(timeline, result, league.game.scoreFormat);
  // The timeline shows the half-time score in this case, so the score sheet is not needed.
  const timelineHasHalf = breaks.some(({ label }) => label === "Half-time");
  return (
    <>
      {!timelineHasHalf && <ScoreSheet match={match} />}
      {scorerFigure === "points" && matchFields.includes("goalsA") && (
        <Scorers
          teams={[
            { name: teamA, scorers: result.goalsA },
            { name: teamB, scorers: result.goalsB },
          ]}
          title={words.scorers}
          units={[words.one, words.scored.toLowerCase()]}
        />
      )}
      {timeline.length > 0 && (
        <section className={styles.section}>
          <h3>{scorerFigure === "minute" ? "Timeline" : "Substitutions"}</h3>
          <Timeline breaks={breaks} entries={timeline} teamA={teamA} teamB={teamB} />
        </section>
      )}
      {hasPossession && (
        <PossessionBar possessionA={result.possessionA} teamA={teamA} teamB={teamB} />
      )}
      {substitutionNotes.length > 0 && (
        <section className={styles.section}>
          <h3>Substitution notes</h3>
          <p className="text-small text-secondary">{substitutionNotes.join(", ")}</p>
        </section>
      )}
      <Bookings bookings={bookings} />
      <ManOfTheMatch result={result} title={words.manOfTheMatch} />
    </>
  );
}

interface PossessionBarProps {
  readonly teamA: string;
  readonly teamB: string;
  /** The share of Team A in per cent; Team B has the rest. */
  readonly possessionA: number;
}

/** The ball possession in figures and as one bar of two parts. */
function PossessionBar({ teamA, teamB, possessionA }: PossessionBarProps) {
  const a = clampPossession(possessionA);
  const b = possessionOfB(possessionA);
  return (
    <div aria-label={`Possession: ${teamA} ${a}%, ${teamB} ${b}%`} role="img">
      <div className={styles.figures}>
        <b>{a}%</b>
        <span>Possession</span>
        <b>{b}%</b>
      </div>
      <div className={styles.bar}>
        {a > 0 && <i className={styles.home} style={{ flexGrow: a }} />}
        {b > 0 && <i className={styles.away} style={{ flexGrow: b }} />}
      </div>
      <div className={styles.figures}>
        <span>{teamA}</span>
        <span>{teamB}</span>
      </div>
    </div>
  );
}

const cardNames = { yellow: "Yellow card", red: "Red card" } as const;

/** The list of bookings that are not in the timeline, because they have no minute. */
function Bookings({ bookings }: { bookings: readonly Booking[] }) {
  if (bookings.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>Bookings</h3>
      <ul className={styles.entries} role="list">
        {bookings.map(({ player, card, minute, text }, index) => (
          <li className={styles.booking} key={`${index} ${text}`}>
            <span className={styles.card} data-card={card ?? undefined}>
              <Icon name="card" size={18} />
            </span>
            {card ? <BookingLine card={card} minute={minute} player={player} /> : text}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface BookingLineProps {
  readonly player: string;
  readonly card: keyof typeof cardNames;
  readonly minute: string;
}

/** One booking: player, card, minute and club, as far as known. */
function BookingLine({ player, card, minute }: BookingLineProps) {
  const club = calledName(useClubs(), usePlayer(player)?.club ?? "");
  const about = [cardNames[card], minute && `${minute}'`, club].filter(Boolean).join(" · ");
  return (
    <span>
      <PlayerName name={player} /> <span className="text-small text-secondary">{about}</span>
    </span>
  );
}

interface ScorersProps {
  /** "Scorers" or the sport's word for it. */
  readonly title: string;
  /** The unit of a scorer's figure, in singular and plural. */
  readonly units: readonly [one: string, many: string];
  readonly teams: readonly { readonly name: string; readonly scorers: readonly Goal[] }[];
}

/** The list of scorers with their points, for sports whose scorers have points instead of minutes. */
function Scorers({ title, units: [one, many], teams }: ScorersProps) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.columns}>
        {teams.map(({ name, scorers }) => (
          <div key={name}>
            <h4 className={styles.columnName}>{name}</h4>
            {scorers.length === 0 && <p className="text-small text-secondary">None recorded.</p>}
            <ul className={styles.entries} role="list">
              {scorers.map(({ player, minute, assist }, index) => (
                <li className={styles.entry} key={`${index} ${player}`}>
                  <span>
                    <PlayerName name={player} />
                    {assist && (
                      <span className="text-small text-secondary">
                        {" "}
                        (assist <PlayerName name={assist} />)
                      </span>
                    )}
                  </span>
                  {minute && (
                    <b>
                      {minute}
                      <span className="visually-hidden"> {minute.trim() === "1" ? one : many}</span>
                    </b>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

interface ManOfTheMatchProps {
  readonly title: string;
  readonly result: Result;
}

/** The man of the match with the rating in stars; draws nothing if no player was chosen. */
function ManOfTheMatch({ title, result }: ManOfTheMatchProps) {
  const clubs = useClubs();
  const { player, rating } = result.manOfTheMatch;
  if (player === "") return null;
  const team = teamOf(result);
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.man}>
        <MonogramAvatar
          colour={team ? findClub(clubs, team)?.colours[0] : undefined}
          decorative
          name={player}
          size={40}
        />
        <div className={styles.who}>
          <b>
            <PlayerName name={player} />
          </b>
          {team && <span className="text-small text-secondary">{calledName(clubs, team)}</span>}
          <Stars rating={rating} />
        </div>
      </div>
    </section>
  );
}

/**
 * Finds the team of the man of the match. The record has only a logo, so this is the team with that logo, or the team
 * for which the player scored; undefined if neither is known.
 */
function teamOf(result: Result): string | undefined {
  const { clubLogo, player } = result.manOfTheMatch;
  if (clubLogo && result.teamALogo !== result.teamBLogo) {
    if (clubLogo === result.teamALogo) return result.teamA;
    if (clubLogo === result.teamBLogo) return result.teamB;
  }
  const scored = (goals: Result["goalsA"]) => goals.some((goal) => goal.player === player);
  if (scored(result.goalsA)) return result.teamA;
  return scored(result.goalsB) ? result.teamB : undefined;
}

/** A rating as stars and in words; draws nothing for 0, which means that there is no rating. */
function Stars({ rating }: { rating: number }) {
  if (rating <= 0) return null;
  return (
    <span className={styles.stars}>
      <span aria-hidden="true" className={styles.row}>
        {Array.from({ length: limits.stars }, (_, index) => (
          <span data-lit={index < rating || undefined} key={index}>
            <Icon name="star" size={18} />
          </span>
        ))}
      </span>
      <span>
        {rating} of {limits.stars} stars
      </span>
    </span>
  );
}
