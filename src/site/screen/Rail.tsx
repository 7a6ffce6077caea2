import { MINUTE } from "@/domain/durations";
import { kickOffOf, type When } from "@/domain/when";
import { amountOf } from "@/domain/wording";
import type { ListedMatch } from "@/domain/match/listed";
import { calledMatch } from "@/domain/season/calledName";
import { hasResult } from "@/domain/match/listed";
import { arena } from "@arena/arena";
import { Glyph } from "@/ui/art/Glyph";
import { TurningFigure } from "@/ui/match/TurningFigure";
import { useLiveNow } from "@/ui/match/liveNow";
import { outcomeOf } from "@/ui/match/outcome";
import type { agendaOf, MatchOnScreen, MeetOnScreen, Scene } from "./scenes";
import styles from "./Screen.module.css";

interface RailProps {
  readonly agenda: ReturnType<typeof agendaOf>;
  readonly scene: Scene | undefined;
  /** The present time, in epoch milliseconds. */
  readonly now: number;
}

/** How many matches and meets fit beside a scene. */
const FIT = 3;

/**
 * The column beside the scene: other live matches, today's results, and next matches and meets. If nothing comes, the
 * latest results of any day.
 */
export function Rail({ agenda, scene, now }: RailProps) {
  const isShown = (one: ListedMatch) => scene?.kind === "live" && scene.live.match === one;
  const also = agenda.live.filter(({ match }) => !isShown(match)).slice(0, FIT - 1);
  const coming = scene?.kind === "next" ? [] : agenda.next;
  const meetsAhead = agenda.meets.filter(
    ({ seasonMeet }) => !(scene?.kind === "meet" && scene.seasonMeet === seasonMeet),
  );
  const isNothingAhead = coming.length + meetsAhead.length === 0;
  const beside = FIT - also.length;
  const results = isNothingAhead ? agenda.latest : agenda.today;
  // Leaves one place for the next match or meet, if there is one.
  const latest =
    scene?.kind === "results" ? [] : results.slice(0, isNothingAhead ? beside : beside - 1);
  const room = beside - latest.length;
  const next = coming.slice(0, room);
  const meets = meetsAhead.slice(0, room - next.length);
  return (
    <aside aria-label="Also" className={styles.rail}>
      <Part isLive of={also} title={scene?.kind === "live" ? "Also live" : "Live"} />
      <Part of={latest} title="Latest results" />
      <Part now={now} of={next} title="Next" />
      <Meets now={now} of={meets} />
    </aside>
  );
}

interface PartProps {
  readonly of: readonly MatchOnScreen[];
  readonly title: string;
  readonly isLive?: boolean;
  /** The present time in epoch milliseconds; only set if the time until the match is shown. */
  readonly now?: number | undefined;
}

/** Formats the time until a match: "in 38 minutes" within the hour, else its date; '' without a date. */
function untilInWords(when: When, now: number | undefined): string {
  const { date } = when;
  const minutes = date === null || now === undefined ? NaN : Math.round((date - now) / MINUTE);
  if (minutes > 0 && minutes <= 60) return `in ${amountOf(minutes, "minute")}`;
  return kickOffOf(when, arena.timeZone)?.date ?? "";
}

function Part({ of: matches, title, isLive = false, now }: PartProps) {
  if (matches.length === 0) return null;
  return (
    <section>
      <h2 className={isLive ? styles.badge : styles.railTitle}>{title}</h2>
      <ul role="list">
        {matches.map((one) => (
          <SmallMatch key={`${one.of.league.slug} ${one.match.id}`} now={now} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Meets({ of: meets, now }: { readonly of: readonly MeetOnScreen[]; readonly now: number }) {
  if (meets.length === 0) return null;
  return (
    <section>
      <h2 className={styles.railTitle}>Meets</h2>
      <ul role="list">
        {meets.map(({ of: { league }, seasonMeet: { meet }, part }) => (
          <li className={styles.small} data-sport={league.sport} key={`${league.slug} ${meet.id}`}>
            <Glyph className={styles.glyph ?? ""} sport={league.sport} />
            <p>{meet.name}</p>
            <p className={styles.until}>
              <b>{kickOffOf(meet, arena.timeZone)?.time}</b>{" "}
              {part === "live" ? "On now" : untilInWords(meet, now)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A match in three lines: both teams, with the live or final score, and its state or time. */
function SmallMatch({ of: { league, clubs }, match, now }: MatchOnScreen & Pick<PartProps, "now">) {
  const live = useLiveNow(league, match.id);
  const { teamA, teamB } = calledMatch(clubs, match);
  const outcome =
    live?.outcome ?? (hasResult(match) ? outcomeOf(match.match.outcome.result, league) : null);
  return (
    <li className={styles.small} data-sport={league.sport}>
      <Glyph className={styles.glyph ?? ""} sport={league.sport} />
      <p data-lost={outcome?.loser === "A" || undefined}>
        <span>{teamA}</span>{" "}
        <b>{outcome && <TurningFigure>{outcome.figureA ?? "–"}</TurningFigure>}</b>
      </p>
      <p data-lost={outcome?.loser === "B" || undefined}>
        <span>{teamB}</span>{" "}
        <b>{outcome && <TurningFigure>{outcome.figureB ?? "–"}</TurningFigure>}</b>
      </p>
      <p className={styles.until}>
        {!outcome && <b>{kickOffOf(match, arena.timeZone)?.time}</b>}{" "}
        {live
          ? [live.state, live.detail].filter(Boolean).join(" · ")
          : [outcome?.ending, untilInWords(match, now)].filter(Boolean).join(" · ")}
      </p>
    </li>
  );
}
