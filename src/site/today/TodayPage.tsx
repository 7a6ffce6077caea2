import { Button } from "@/ui/Button";
import { useFilters } from "@/ui/useFilters";
import { Since } from "../since/Since";
import { byTheClock } from "./byTheClock";
import { TodayPlace } from "./TodayPlace";

/** What the address says where all sports stand by the clock. */
const BY_TIME = "time";

/** The day's matches at an address of their own, where the installed app begins. */
export default function TodayPage() {
  const { shown, choose } = useFilters(["order"]);
  const isByTime = shown.order === BY_TIME;
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        Today
      </h1>
      <TodayPlace
        Before={Since}
        arrange={isByTime ? byTheClock : undefined}
        turn={
          <Button onClick={() => choose({ order: isByTime ? "" : BY_TIME })} variant="text">
            {isByTime ? "By league" : "By time"}
          </Button>
        }
      />
    </>
  );
}
