import { Fragment } from "react";
import { Crest } from "@/ui/crest/Crest";
import { Icon, type IconName } from "@/ui/Icon";
import { useClubs } from "@/ui/leagueContext";
import { PlayerName } from "./PlayerName";
import type { TimelineBreak } from "./breaks";
import styles from "./Timeline.module.css";
import type { TimelineEntry } from "./timelineOf";

const icons: Record<TimelineEntry["kind"], IconName> = {
  goal: "ball",
  penalty: "ball",
  ownGoal: "ball",
  yellow: "card",
  red: "card",
  substitution: "swap",
};

interface TimelineProps {
  readonly entries: readonly TimelineEntry[];
  readonly teamA: string;
  readonly teamB: string;
  /** The lines across both sides: half-time, the end. */
  readonly breaks?: readonly TimelineBreak[];
}

/** The timeline of a match: the home team on the left, the away team on the right; on a phone in one column. */
export function Timeline({ entries, teamA, teamB, breaks = [] }: TimelineProps) {
  return (
    <ol className="stack-2" role="list">
      {entries.map((entry, index) => (
        // The same player may score twice in a minute, so the index is the key.
        <Fragment key={index}>
          <Breaks after={index} breaks={breaks} />
          <Event entry={entry} team={entry.side === "A" ? teamA : teamB} />
        </Fragment>
      ))}
      <Breaks after={entries.length} breaks={breaks} />
    </ol>
  );
}

function Breaks({
  breaks,
  after,
}: {
  readonly breaks: readonly TimelineBreak[];
  readonly after: number;
}) {
  return breaks
    .filter((one) => one.after === after)
    .map(({ label, score }) => (
      <li className={styles.break} key={label}>
        {label} <b>{score}</b>
      </li>
    ));
}

function Event({ entry, team }: { readonly entry: TimelineEntry; readonly team: string }) {
  const { side, kind, minute, player, detail, assist, off, score } = entry;
  const clubs = useClubs();
  const club = clubs.find(({ name, called }) => name === team || called === team);
  return (
    <li className={styles.event} data-side={side}>
      <span className={styles.crest}>
        <Crest
          colours={club?.colours}
          decorative
          logo={club?.logo}
          name={club?.name ?? team}
          size={20}
        />
      </span>
      <span className={styles.minute}>
        {minute || <span aria-hidden="true">–</span>}
        {score && (
          <b aria-hidden="true" className={styles.score}>
            {score}
          </b>
        )}
        <span className="visually-hidden">, {team}: </span>
      </span>
      <span className={styles.what}>
        <span className={styles.icon} data-kind={kind}>
          <Icon name={icons[kind]} size={18} />
        </span>
        <span className={styles.words}>
          <b>
            <PlayerName name={player} />
          </b>
          <span className="visually-hidden">, </span>
          <span className="text-caption text-secondary">
            {detail}
            {off && " "}
            {off && <PlayerName name={off} />}
            {score && <span className="visually-hidden">, {score}</span>}
          </span>
          {assist && (
            <span className="text-caption text-secondary">
              <span className="visually-hidden">, </span>Assist: <PlayerName name={assist} />
            </span>
          )}
        </span>
      </span>
    </li>
  );
}
