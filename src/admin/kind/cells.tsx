import { kickOffOf, type When } from "@/domain/when";
import { arena } from "@arena/arena";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { DATE_UNAVAILABLE, formatKickOff } from "@/domain/time";
import { Crest } from "@/ui/crest/Crest";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";
import { agoOf } from "../parts/ago";
import type { CellContext, Column } from "./column";
import styles from "./cells.module.css";
import type { EntityKind } from "@/records/record";

interface ClubMarkProps {
  readonly name: string;
  readonly logo: string;
  readonly clubs: readonly ResolvedClub[];
  readonly size?: number;
}

/** A club's crest; decorative, because the name is shown beside it. */
function ClubMark({ name, logo, clubs, size = 24 }: ClubMarkProps) {
  const club = findClub(clubs, name);
  return (
    <Crest
      colours={club?.colours}
      decorative
      logo={logo || (club?.logo ?? "")}
      name={name}
      size={size}
    />
  );
}

interface TeamLineProps {
  readonly name: string;
  readonly logo: string;
  readonly clubs: readonly ResolvedClub[];
}

/** A crest and a name on one line. */
export function TeamLine(props: TeamLineProps) {
  return (
    <span className={styles.line}>
      <ClubMark {...props} />
      <span className={styles.name}>{props.name}</span>
    </span>
  );
}

interface PairProps {
  readonly match: {
    readonly teamA: string;
    readonly teamALogo: string;
    readonly teamB: string;
    readonly teamBLogo: string;
  };
  readonly context: CellContext;
}

/** The home team above the away team, with their crests. */
export function TeamPair({ match, context: { clubs } }: PairProps) {
  return (
    <span className="stack-1">
      <TeamLine clubs={clubs} logo={match.teamALogo} name={match.teamA} />
      <span className="visually-hidden"> v </span>
      <TeamLine clubs={clubs} logo={match.teamBLogo} name={match.teamB} />
    </span>
  );
}

interface PersonProps {
  readonly name: string;
  readonly picture: string;
  readonly jersey: number | null;
  readonly colour: string | undefined;
}

/** A player's picture, name and number. */
export function Person({ name, picture, jersey, colour }: PersonProps) {
  return (
    <span className={styles.line}>
      <MonogramAvatar colour={colour} decorative name={name} picture={picture} size={32} />
      <span className={styles.name}>
        {name}
        {jersey !== null && <span className={styles.under}>No. {jersey}</span>}
      </span>
    </span>
  );
}

/** The date and time of a match in the arena's time zone. */
export function KickOffCell({ when }: { readonly when: When }) {
  const kickOff = kickOffOf(when, arena.timeZone);
  if (!kickOff) return <span className={styles.meta}>{DATE_UNAVAILABLE}</span>;
  return (
    <time dateTime={kickOff.iso} title={kickOff.full}>
      {kickOff.short}
    </time>
  );
}

/** How long ago a record was saved. */
export function UpdatedCell({ at }: { readonly at: number | null }) {
  if (at === null) return <span className={styles.meta}>Not known</span>;
  return (
    <time
      className={styles.meta}
      dateTime={new Date(at).toISOString()}
      title={formatKickOff(at, arena.timeZone)?.full}
    >
      {agoOf(at)}
    </time>
  );
}

/** Makes the column with the time of the last save; it is the last column of every list. */
export function updatedColumn<K extends EntityKind>(): Column<K> {
  return {
    id: "updated",
    label: "Updated",
    extra: true,
    order: (record) => record.updatedAt,
    cell: (record) => <UpdatedCell at={record.updatedAt} />,
  };
}
