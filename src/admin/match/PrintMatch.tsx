import { useEffect, useState } from "react";
import type { RecordOf } from "@/records/record";
import { laterPart } from "@/ui/later/later";
import { useLeague } from "@/ui/where";
import { useAround } from "../kind/around";
import { startOf } from "../kind/start";
import { useLives } from "../live/useLive";
import { notices } from "../notices/notices";
import { matchSheets } from "./matchSheets";

const PrintSheet = laterPart(() => import("../export/PrintSheet"));
const kinds = ["players", "fixtures", "results"] as const;

interface PrintMatchProps {
  readonly fixture: RecordOf<"fixtures">;
  /** Printed, or refused. */
  readonly onDone: () => void;
}

/** Prints the team sheets of a match, once the squads are read. */
export function PrintMatch({ fixture, onDone }: PrintMatchProps) {
  const league = useLeague();
  const [start] = useState(() => startOf<"fixtures">(fixture));
  const around = useAround(league, "fixtures", start);
  const lives = Object.values(useLives(league, kinds));
  const hasFailed = lives.some(({ status }) => status === "failed");
  useEffect(() => {
    if (!hasFailed) return;
    notices.show({ tone: "error", text: "The team sheets could not be printed." });
    onDone();
  }, [hasFailed, onDone]);
  if (!lives.every(({ status }) => status === "ready")) return null;
  return <PrintSheet onDone={onDone} page="matches" paper={matchSheets(fixture, around)} />;
}
