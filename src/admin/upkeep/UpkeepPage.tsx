import type { League } from "@/leagues/league";
import { PageHead } from "../parts/PageHead";
import { upkeepNames, type UpkeepView } from "./upkeepPath";

interface UpkeepPageProps {
  readonly league: League;
  readonly view: UpkeepView;
}

/** The pages that look after a league's data. */
export default function UpkeepPage({ league, view }: UpkeepPageProps) {
  return <PageHead title={upkeepNames[view]}>{league.name}</PageHead>;
}
