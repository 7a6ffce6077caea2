import { useListing } from "@/data/useListing";
import { pointsByGameWeek } from "@/domain/form";
import { sportOf } from "@/sports";
import { LineChart } from "@/ui/chart/LineChart";
import { Section } from "@/ui/Section";
import type { ClubBlock } from "./clubBlock";

/** The club's points over the season against the other clubs'; nothing before the second game week. */
export default function ClubSeason({ league, club, clubs }: ClubBlock) {
  const results = useListing(league, "results");
  if (results.status !== "ready") return null;
  const { draws } = sportOf(league.sport).keeps;
  const series = clubs.map(({ name }) => ({
    name,
    highlighted: name === club.name,
    points: pointsByGameWeek(name, results.listing.records, draws).map(({ label, points }) => ({
      label,
      value: points,
    })),
  }));
  const own = series.find(({ highlighted }) => highlighted);
  if (!own || own.points.length < 2) return null;
  return (
    <Section title="The season so far">
      <LineChart
        title={`${draws ? "Points" : "Wins"} by game week`}
        unit={draws ? "points" : "wins"}
        series={series.toSorted((a, b) => Number(a.highlighted) - Number(b.highlighted))}
      />
    </Section>
  );
}
