import { Loading } from "@/ui/Loading";
import { Section } from "@/ui/Section";
import { Skeleton } from "@/ui/Skeleton";
import { useLeague } from "@/ui/leagueContext";
import styles from "./ClubSeason.module.css";

/** Placeholder of the charts of a club's season while they or their code load. */
export function SeasonSkeleton() {
  const league = useLeague();
  const charts =
    league.game.scorerFigure === "minute" ? ["points", "form", "goals"] : ["points", "form"];
  return (
    <Section title="The season so far">
      <Loading what="season">
        <div className="column-5">
          {charts.map((chart) => (
            <Skeleton className={styles.placeholder} key={chart} shape="block" />
          ))}
        </div>
      </Loading>
    </Section>
  );
}
