import { kickOffOf, whenOrder } from "@/domain/when";
import type { Match } from "@/domain/match/match";
import { amountOf } from "@/domain/wording";
import type { RemainingMatch } from "@/domain/table/outcome";
import { calledName } from "@/domain/season/calledName";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import { Crest } from "@/ui/crest/Crest";
import { useClubs } from "@/ui/leagueContext";
import { useZone } from "@/ui/match/useZone";
import type { Remark, RowExtras } from "./StandingsRow";
import styles from "./NeedsList.module.css";

interface Props {
  readonly teams: readonly string[];
  readonly remaining: readonly RemainingMatch[];
  /** Further matches of these teams that are not planned yet. */
  readonly missing: readonly RemainingMatch[];
  readonly matches: readonly Match[];
  readonly said: (team: string) => Remark | undefined;
  /**
   * Returns a match that has begun or was postponed, shown instead of the next match; null until the code for it is
   * loaded.
   */
  readonly later: ((team: string) => RowExtras) | null;
}

const of = (team: string, matches: readonly RemainingMatch[]) =>
  matches.filter(({ a, b }) => a === team || b === team);

interface ComingMatches extends Pick<Props, "remaining" | "missing" | "matches"> {
  readonly zone: string;
  readonly clubs: readonly ResolvedClub[];
}

/** Returns a team's next match in words: "at Engineering, Tue 1 Dec". */
function nextInWords(team: string, { remaining, missing, matches, zone, clubs }: ComingMatches) {
  const own = of(team, remaining);
  const others = of(team, missing).length;
  const dated = own.map((left) => {
    const match = matches.find(({ id }) => id === left.id);
    return { ...left, date: match?.schedule?.date ?? null, day: match?.schedule?.day };
  });
  const [next] = dated.toSorted(whenOrder);
  if (!next) {
    return others > 0 ? `${amountOf(others, "match", "matches")} not planned yet` : "No match left";
  }
  const when = kickOffOf(next, zone)?.date;
  const whom =
    next.a === team ? `v ${calledName(clubs, next.b)}` : `at ${calledName(clubs, next.a)}`;
  return `${dated.length + others > 1 ? "next " : ""}${whom}${when ? `, ${when}` : ""}`;
}

/**
 * A list of what each team needs to go through, for screens without room for a column. Every team has its three lines
 * from the start, so that nothing moves when the texts come.
 */
export function NeedsList({ teams, remaining, missing, matches, said, later }: Props) {
  const clubs = useClubs();
  const zone = useZone();
  const coming = { remaining, missing, matches, zone, clubs };
  return (
    <div className={styles.needs}>
      <h3 className="text-overline text-secondary">To go through</h3>
      <ul role="list">
        {teams.map((team) => {
          const club = findClub(clubs, team);
          const { chip, text } = said(team) ?? {};
          return (
            <li className={styles.item} key={team}>
              <Crest name={team} logo={club?.logo} colours={club?.colours} size={24} decorative />
              <span className="text-caption">{calledName(clubs, team)}</span>
              <span className={styles.need} data-later="">
                {chip ?? text}
              </span>
              <span className="text-caption text-secondary">
                {later?.(team).begun ?? nextInWords(team, coming)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
