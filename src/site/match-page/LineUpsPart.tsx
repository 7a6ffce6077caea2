import { useState } from "react";
import { Card } from "@/ui/Card";
import { EmptyState } from "@/ui/EmptyState";
import { MatchLineUps } from "@/ui/match/WhoPlays";
import { useLeague, useClubs } from "@/ui/leagueContext";
import { amountOf } from "@/domain/wording";
import type { ListedMatch } from "@/domain/match/listed";
import { matchEvents } from "@/domain/people/matchEvents";
import type { MatchEvent, Side } from "@/domain/match/timeline";
import { lineUpsOf, type TeamSheet } from "@/domain/people/lineUps";
import { crestOf, monogramOf } from "@/domain/crest";
import { findClub } from "@/domain/season/clubs";
import { Button } from "@/ui/Button";
import { Surface } from "@/ui/awards/Surface";
import { Crest } from "@/ui/crest/Crest";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { Substitutes } from "@/ui/match/LineUps";
import { usePlayerAddress, useNames } from "@/ui/match/names";
import type { MatchPartProps } from "./MatchTop";
import {
  formationOf,
  marksOf,
  shortName,
  type Formation,
  type Marks,
  type PlacedPlayer,
} from "./formation";
import styles from "./LineUpsPart.module.css";

/** The line-ups: drawn on the sport's ground if the sport has one, else as lists. */
export default function LineUpsPart({ match }: MatchPartProps) {
  const league = useLeague();
  const { schedule, outcome } = match.match;
  const lists = [
    schedule?.lineUpA,
    schedule?.lineUpB,
    outcome?.result.playersA,
    outcome?.result.playersB,
  ];
  const isKnown = lists.some((list) => (list?.length ?? 0) > 0);
  if (outcome && !isKnown) {
    return <EmptyState title="No line-ups">No line-ups were entered.</EmptyState>;
  }
  return league.game.lineUp.onGround ? (
    <LineUpGround match={match} />
  ) : (
    <Card>
      <MatchLineUps match={match} />
    </Card>
  );
}

interface Props {
  readonly match: ListedMatch;
}

/**
 * Both line-ups on the sport's ground, with a button for the list. Only the list is shown if a player's position is
 * unknown.
 */
function LineUpGround({ match }: Props) {
  const league = useLeague();
  const clubs = useClubs();
  const { players, find } = useNames();
  const [showsList, setShowsList] = useState(false);
  const { lineUp, positions, scorerFigure } = league.game;
  const { teamA, teamB } = match;
  const { outcome } = match.match;
  const { isStarting, teams } = lineUpsOf(match.match, lineUp.size);
  const [sheetA, sheetB] = teams;
  const standsAs = ({ starters }: TeamSheet, team: string) =>
    isStarting ? formationOf(starters, positions, (name) => find(name, [team])) : null;
  const a = standsAs(sheetA, teamA);
  const b = standsAs(sheetB, teamB);
  if (!a || !b) {
    return (
      <Card>
        <MatchLineUps match={match} />
      </Card>
    );
  }
  const events = outcome ? matchEvents(outcome.result, { scorerFigure, players }) : [];
  const shared = { clubs, events };
  return (
    <Card className={styles.card} flush>
      <div className={styles.face}>
        <Head formation={a} team={teamA} />
        <div className={styles.ground} data-on-ink="" data-scheme="dark">
          <Surface className={styles.surface} game={league.game} />
          <Team {...shared} formation={a} side="A" team={teamA} />
          <Team {...shared} formation={b} side="B" team={teamB} />
        </div>
        <Head formation={b} team={teamB} />
      </div>
      <div className={styles.bench}>
        <Substitutes
          teams={[
            { ...sheetA, name: teamA },
            { ...sheetB, name: teamB },
          ]}
        />
      </div>
      <div className={styles.list}>
        <Button aria-expanded={showsList} onClick={() => setShowsList(!showsList)} variant="text">
          {lineUp.label} as a list
        </Button>
        {showsList && <MatchLineUps isWithoutSubstitutes match={match} />}
      </div>
    </Card>
  );
}

interface TeamProps {
  readonly team: string;
  readonly formation: Formation;
}

function Head({ team, formation }: TeamProps) {
  const clubs = useClubs();
  const club = findClub(clubs, team);
  return (
    <p className={styles.head}>
      <Crest colours={club?.colours} decorative logo={club?.logo} name={team} size={24} />
      <b>{club?.called ?? team}</b>
      <span>{formation.words}</span>
    </p>
  );
}

interface SideProps extends TeamProps {
  readonly side: Side;
  readonly events: readonly MatchEvent[];
}

/** One half of the ground. The second team's lines are in reverse order, because it attacks upwards. */
function Team({ team, formation, side, events }: SideProps) {
  const clubs = useClubs();
  const lines = side === "A" ? formation.lines : formation.lines.toReversed();
  const club = findClub(clubs, team);
  const label = `${club?.called ?? team}, ${formation.words}`;
  return (
    <div aria-label={label} className={styles.team} role="group">
      {lines.map((line) => (
        <ul className={styles.line} key={line[0]?.player.position} role="list">
          {line.map((placed) => (
            <Starter
              colours={club?.colours}
              key={placed.player.id}
              lineUp={formation.lines.flat().map(({ name }) => name)}
              marks={marksOf(events, side, placed.name)}
              placed={placed}
              team={team}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface StarterProps {
  readonly team: string;
  readonly colours: readonly [string, string] | undefined;
  readonly placed: PlacedPlayer;
  /** All names in the line-up, to decide whether an initial is needed. */
  readonly lineUp: readonly string[];
  readonly marks: Marks;
}

function Starter({ team, colours, placed: { name, player }, lineUp, marks }: StarterProps) {
  const to = usePlayerAddress(name, [team]);
  const { before, initial, last } = shortName(name, lineUp);
  const { primary, secondary } = crestOf(team, colours);
  const { background, text } = monogramOf(team, primary);
  const who = (
    <>
      <span className="visually-hidden">{before} </span>
      {initial && <span aria-hidden="true">{initial}</span>}
      {last}
    </>
  );
  return (
    <li className={styles.starter}>
      <span className={styles.disc}>
        <svg aria-hidden="true" height="34" viewBox="0 0 34 34" width="34">
          <circle cx="17" cy="17" fill={background} r="16" stroke={secondary} strokeWidth="2" />
          <text className={styles.number} fill={text} textAnchor="middle" x="17" y="22.5">
            {player.jersey ?? "–"}
          </text>
        </svg>
        <Badges {...marks} />
      </span>
      {to === null ? (
        <span className={styles.name}>{who}</span>
      ) : (
        <Link className={styles.name} to={to}>
          {who}
        </Link>
      )}
      <span className="visually-hidden">
        {player.jersey !== null && `, number ${player.jersey}`}, {player.position}
        {marksInWords(marks)}
      </span>
    </li>
  );
}

function Badges({ goals, card, wentOff }: Marks) {
  return (
    <>
      {goals > 0 && (
        <span aria-hidden="true" className={styles.goals}>
          <Icon name="ball" size={16} />
          {goals > 1 && goals}
        </span>
      )}
      {card && (
        <span aria-hidden="true" className={styles.booked} data-card={card}>
          <Icon name="card" size={16} />
        </span>
      )}
      {wentOff && (
        <span aria-hidden="true" className={styles.off}>
          <Icon name="swap" size={16} />
        </span>
      )}
    </>
  );
}

function marksInWords({ goals, card, wentOff }: Marks): string {
  const said = [
    goals > 0 ? amountOf(goals, "goal") : "",
    card ? `${card} card` : "",
    wentOff ? "went off" : "",
  ];
  return said
    .filter(Boolean)
    .map((part) => `, ${part}`)
    .join("");
}
