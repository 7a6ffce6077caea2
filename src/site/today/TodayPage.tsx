import { Suspense, useState } from "react";
import { dayOf, isDay, type Day } from "@/domain/day";
import { Button } from "@/ui/Button";
import { laterDialog } from "@/ui/later/later";
import { useZone } from "@/ui/match/useZone";
import { useFilters } from "@/ui/useFilters";
import { SinceLastVisit } from "../since/SinceLastVisit";
import { arrangeByTime } from "./byTheClock";
import { TodayPlace } from "./TodayPlace";

const PressSheet = laterDialog(() => import("./press/PressSheet"));

/** The value of `order` in the address for one list of all sports by time. */
const BY_TIME = "time";

/** The page "Today", with which the installed app starts. */
export default function TodayPage() {
  const zone = useZone();
  const { shown, choose } = useFilters(["order", "day"]);
  /** The day whose press sheet is open; null if none is open. */
  const [printed, setPrinted] = useState<Day | null>(null);
  const print = () => setPrinted(isDay(shown.day) ? shown.day : dayOf(Date.now(), zone));
  const isByTime = shown.order === BY_TIME;
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        Today
      </h1>
      <TodayPlace
        Before={SinceLastVisit}
        arrange={isByTime ? arrangeByTime : undefined}
        press={
          <Button aria-haspopup="dialog" onClick={print} variant="text">
            For the press
          </Button>
        }
        turn={
          <Button onClick={() => choose({ order: isByTime ? "" : BY_TIME })} variant="text">
            {isByTime ? "By league" : "By time"}
          </Button>
        }
      />
      {printed !== null && (
        <Suspense fallback={null}>
          <PressSheet day={printed} onClose={() => setPrinted(null)} />
        </Suspense>
      )}
    </>
  );
}
