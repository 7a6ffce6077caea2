import Stack from "@mui/material/Stack";
import { FailedRead } from "@/ui/FailedRead";
import { collectionOf } from "@/records/shape";
import { FailedSeason } from "../bookkeeping/FailedSeason";
import { useReadSeason } from "../bookkeeping/useBooks";
import { wordsOf } from "../parts/words";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useLive } from "../live/useLive";
import { BansSection } from "./BansSection";
import { CupsSection } from "./CupsSection";
import { FormatSection } from "./FormatSection";
import { MoveSection } from "./MoveSection";
import { OpenPages } from "./OpenPages";
import { RunningSeason } from "./RunningSeason";
import { PastSeasons } from "./PastSeasons";
import { ScoringSection } from "./ScoringSection";
import { useLeague } from "@/ui/where";

/** The seasons of a league: the one that runs, what visitors are shown of it, and those before. */
export default function SeasonsPage() {
  const league = useLeague();
  const live = useLive(league, "seasons");
  const season = useReadSeason(league);
  if (!collectionOf(league, "seasons")) return <p>{league.name} keeps no seasons.</p>;
  // The format's section is drawn of all that the season holds; what stands below it stays where it is.
  if (live.status === "loading" || season.status === "loading") {
    return <ListSkeleton label="Loading seasons" />;
  }
  if (live.status === "failed") {
    return <FailedRead state={live} title={wordsOf("seasons").loadError} />;
  }
  const { records } = live.value;
  return (
    <Stack spacing={8}>
      <RunningSeason records={records} />
      <OpenPages records={records} />
      <PastSeasons records={records} />
      {season.status === "failed" ? (
        <FailedSeason />
      ) : (
        <>
          <FormatSection />
          <ScoringSection />
          <BansSection />
          <CupsSection />
        </>
      )}
      <MoveSection />
    </Stack>
  );
}
