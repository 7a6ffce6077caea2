import { memo, useEffect, useRef, type Ref } from "react";
import type { GameWeekGroup } from "@/domain/match/grouping";
import type { PlayedMatch } from "@/domain/match/listed";
import { MatchList } from "@/ui/match/MatchList";
import { ResultRow } from "@/ui/match/ResultRow";
import type { RowView } from "../match/OpenMatch";
import { firstItems, MATCHES_AT_ONCE } from "../match/firstItems";
import styles from "./WeekList.module.css";

type Week = GameWeekGroup<PlayedMatch>;

interface WeeksProps extends RowView {
  readonly weeks: readonly Week[];
  /** How many results are drawn, from the newest on. */
  readonly shown: number;
  /** The key of the week that was gone to; "" for none. */
  readonly week: string;
}

interface WeekListProps extends WeeksProps {
  /** Others are on their way. */
  readonly busy: boolean;
}

/** The results under their weeks; the week that was gone to is scrolled to, and has the focus. */
export function WeekList({ busy, ...weeks }: WeekListProps) {
  return (
    <div aria-busy={busy || undefined}>
      <Weeks {...weeks} />
    </div>
  );
}

/** Not redrawn when only `busy` has changed. */
const Weeks = memo(function Weeks({ weeks, shown, week, ...row }: WeeksProps) {
  const chosen = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // At once: on a long way most of it would be drawn in passing.
    chosen.current?.scrollIntoView({ behavior: "instant" });
    chosen.current?.focus({ preventScroll: true });
  }, [week]);
  const near = firstItems(weeks, MATCHES_AT_ONCE).length;
  return firstItems(weeks, shown).map(({ key, label, items }, at) => (
    <WeekSection
      heading={key === week ? chosen : null}
      isFar={at >= near}
      items={items}
      key={key}
      label={label}
      {...row}
    />
  ));
});

interface WeekSectionProps extends RowView, Omit<Week, "key"> {
  readonly heading: Ref<HTMLHeadingElement>;
  /** Below the matches that a page begins with. */
  readonly isFar: boolean;
}

/** Redrawn only when something of this week has changed. */
const WeekSection = memo(function WeekSection({
  label,
  items,
  heading,
  isFar,
  link,
}: WeekSectionProps) {
  return (
    <section className={styles.week} data-far={isFar || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {label}
      </h2>
      <MatchList
        items={items}
        row={(match) => <ResultRow link={link(match.id)} match={match} />}
        wide
      />
    </section>
  );
});
