import { useId, useRef, useState } from "react";
import { finalPlaces } from "@/domain/bracket/places";
import type { Tie } from "@/domain/season/bracket";
import { type ResolvedClub, findClub } from "@/domain/season/clubs";
import { kickOffOf } from "@/domain/when";
import type { Side, Slot } from "@/domain/bracket/slot";
import { Crest } from "@/ui/crest/Crest";
import { Link } from "@/ui/Link";
import { FollowedStar } from "@/ui/mine/FollowedStar";
import { awaited } from "@/domain/bracket/awaited";
import { ordinal } from "@/domain/ordinal";
import { useClubs } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import { useLeague } from "@/ui/leagueContext";
import styles from "./Bracket.module.css";
import {
  bracketInWords,
  finalInWords,
  roundsOf,
  decisionInWords,
  stoppedInWords,
} from "./bracketWords";
import { CupHolder } from "./CupHolder";
import { Segments } from "./Segments";

interface Props {
  readonly ties: readonly Tie[];
  /** The name of the bracket, if the page has several. */
  readonly name?: string;
  /** The label of the season, shown with the winner; undefined if another part of the page shows the winner. */
  readonly season?: string | undefined;
  readonly matchAt: (id: string) => string;
  readonly clubAt: (club: ResolvedClub) => string;
}

/** The bracket of the knock-out: teams, scores, sides still awaited, and the winner; below it the same in sentences. */
export function Bracket({ ties, name: called, season, matchAt, clubAt }: Props) {
  const id = useId();
  const clubs = useClubs();
  const rounds = roundsOf(ties);
  const region = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(rounds[0]?.name ?? "");
  const slots = ties.map(({ slot }) => slot);
  const states = new Map(ties.map(({ slot, state }) => [slot.id, state]));
  const final = ties.find(({ slot }) => slot.id === "F");
  const places = final?.state.winner ? finalPlaces(slots, states).map(({ team }) => team) : [];
  const card = (tie: Tie) => (
    <BracketTie clubAt={clubAt} key={tie.slot.id} matchAt={matchAt} slots={slots} tie={tie} />
  );
  const column = (at: number) => region.current?.children[at];
  /**
   * Marks the round that the visitor scrolled to: the one whose left edge is nearest to the left edge of the scrolling
   * area.
   */
  const follow = () => {
    const start = region.current?.getBoundingClientRect().left ?? 0;
    const away = rounds.map((_, at) =>
      Math.abs((column(at)?.getBoundingClientRect().left ?? 0) - start),
    );
    const nearest = rounds[away.indexOf(Math.min(...away))];
    if (nearest) setShown(nearest.name);
  };
  const choose = (name: string) => {
    setShown(name);
    const at = rounds.findIndex((round) => round.name === name);
    column(at)?.scrollIntoView({ block: "nearest", inline: "start" });
  };

  return (
    <div className={styles.cup} data-rounds={rounds.length}>
      {season !== undefined && places.length > 0 && (
        <div className={styles.holder}>
          <CupHolder
            clubAt={clubAt}
            how={finalInWords(ties, clubs)}
            places={places}
            season={season}
          />
        </div>
      )}
      {rounds.length > 1 && (
        <div className={styles.segments}>
          <Segments
            chosen={shown}
            label={called ? `Round of ${called}` : "Round"}
            onChoose={choose}
            options={rounds.map(({ name }) => ({ value: name, label: name }))}
          />
        </div>
      )}
      <div
        aria-label={`Rounds of ${called ?? "the knock-out"}`}
        className={styles.rounds}
        onScroll={follow}
        ref={region}
        role="group"
        // A scrolling area must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {rounds.map(({ name, ties: own, third }) => (
          <div className={styles.round} data-last={name === "Final" || undefined} key={name}>
            {own.map((tie) => (
              <div className={styles.place} key={tie.slot.id}>
                {card(tie)}
              </div>
            ))}
            {third.length > 0 && <div className={styles.third}>{third.map(card)}</div>}
          </div>
        ))}
      </div>
      <details className={styles.text}>
        <summary id={id}>{called ? `${called} as text` : "The bracket as text"}</summary>
        {bracketInWords(ties, clubs).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </details>
    </div>
  );
}

interface BracketTieProps {
  readonly tie: Tie;
  readonly slots: readonly Slot[];
  /** Returns the address of a match. */
  readonly matchAt: (id: string) => string;
  readonly clubAt: (club: ResolvedClub) => string;
}

interface SideProps extends Pick<BracketTieProps, "tie" | "slots" | "clubAt"> {
  readonly side: Side;
  /** The origin of the side: "A1" for the first of group A, "1st" of a single table; "" for the winner of a match. */
  readonly seed: string;
  readonly at: 0 | 1;
}

/** Formats the origin of a side. Never a bare number, which would read as a score beside the name. */
function seedOf(from: Slot["a"]): string {
  if (typeof from !== "object" || !("group" in from)) return "";
  return from.group ? `${from.group}${from.rank}` : ordinal(from.rank);
}

function SideRow({ side, seed, tie, at, slots, clubAt }: SideProps) {
  const clubs = useClubs();
  const { winner, aggregate } = tie.state;
  const team = "team" in side ? side.team : "waiting" in side ? side.asItStands : undefined;
  const club = team === undefined ? undefined : findClub(clubs, team);
  const words =
    "waiting" in side ? awaited(side.waiting, slots) : "bye" in side ? "No opponent" : "";
  const isWinner = "team" in side && side.team === winner;
  const kicks = tie.matches.at(-1)?.shootOut?.[at];
  const hasLegs = tie.slot.legs > 1 && tie.matches.length > 0;
  return (
    <li className={styles.side} data-winner={isWinner || undefined}>
      {team === undefined ? (
        <span className={styles.open} aria-hidden="true" />
      ) : (
        <Crest name={team} logo={club?.logo} colours={club?.colours} size={24} decorative />
      )}
      <span className={team === undefined ? styles.waiting : styles.name}>
        {team !== undefined && <FollowedStar name={team} />}
        {club ? <Link to={clubAt(club)}>{club.called}</Link> : (team ?? words)}
        {team !== undefined && words !== "" && <span className={styles.words}>{words}</span>}
        {isWinner && <span className="visually-hidden">, winner</span>}
      </span>
      <span className={styles.figures}>
        {aggregate === undefined && <span aria-hidden="true">{seed}</span>}
        {hasLegs &&
          tie.matches.map(({ id, score }) => (
            <span className={styles.leg} key={id}>
              {score[at]}
            </span>
          ))}
        {aggregate !== undefined && (
          <span className={styles.sum}>
            {aggregate[at]}
            {kicks !== undefined && <sup aria-hidden="true">({kicks})</sup>}
          </span>
        )}
      </span>
    </li>
  );
}

/** The dates of a tie as links to its matches, how it was decided, or why it is not decided yet. */
function Foot({ tie, matchAt }: Pick<BracketTieProps, "tie" | "matchAt">) {
  const zone = useZone();
  const { state, slot, matches } = tie;
  const how = decisionInWords(tie);
  const stopped = stoppedInWords(tie);
  const dates = matches.map(({ id, date, day: on, score }, at) => {
    const day = kickOffOf({ date, day: on }, zone)?.date ?? `Match ${at + 1}`;
    return (
      <Link aria-label={`${slot.name}, ${day}: ${score.join("–")}`} key={id} to={matchAt(id)}>
        {day}
      </Link>
    );
  });
  if (dates.length === 0 && !state.unresolved && !stopped) return null;
  return (
    <p className={styles.foot}>
      {dates.map((date, at) => (
        <span key={date.key}>
          {at > 0 && " and "}
          {date}
        </span>
      ))}
      {how && <strong> · {how}</strong>}
      {stopped && <strong> {stopped}</strong>}
      {state.unresolved && <strong> · The winner is not decided yet</strong>}
    </p>
  );
}

/** A card with one tie of the knock-out. */
function BracketTie({ tie, slots, matchAt, clubAt }: BracketTieProps) {
  const league = useLeague();
  const clubs = useClubs();
  const { slot, state, matches } = tie;
  const both = { league, tie, slots, clubs, clubAt };
  return (
    <div className={styles.tie}>
      <div className={styles.head}>
        <h3 className={styles.label}>{slot.name}</h3>
        {slot.legs > 1 && matches.length > 0 && (
          <span aria-hidden="true" className={styles.legs}>
            <span>1st</span>
            {matches.length > 1 && <span>2nd</span>}
            <span>Sum</span>
          </span>
        )}
      </div>
      <ul className={styles.sides} role="list">
        <SideRow {...both} at={0} seed={seedOf(slot.a)} side={state.a} />
        <SideRow {...both} at={1} seed={seedOf(slot.b)} side={state.b} />
      </ul>
      <Foot matchAt={matchAt} tie={tie} />
    </div>
  );
}
