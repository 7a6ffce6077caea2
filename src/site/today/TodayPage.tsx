import { lazy } from "react";
import { Button } from "@/ui/Button";
import { useFilters } from "@/ui/useFilters";
import { useLastVisit } from "../since/lastVisit";
import { byTheClock } from "./byTheClock";
import type { BeforeProps } from "./Today";
import { TodayPlace } from "./TodayPlace";

// The matches are whole without it.
const SinceHere = lazy(() => import("../since/SinceHere").catch(() => ({ default: () => null })));

/** What came since the last visit, for those who have been here before. */
function Since(props: BeforeProps) {
  const [since, seen] = useLastVisit();
  return since > 0 && <SinceHere onSeen={seen} since={since} {...props} />;
}

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
