import Papa from "papaparse";
import { useState } from "react";
import { arena } from "@arena/arena";
import { isAnyLoading, staleOf } from "@/data/together";
import { dayInWords, type Day } from "@/domain/day";
import { Button } from "@/ui/Button";
import { Dialog } from "@/ui/Dialog";
import { Loading } from "@/ui/Loading";
import { MatchListSkeleton } from "@/ui/match/MatchListSkeleton";
import { useZone } from "@/ui/match/useZone";
import { saveFile } from "@/ui/share/deliver";
import { WithStaleNote } from "@/ui/WithStaleNote";
import { useLeaguesOfDay } from "../allListings";
import { Failures } from "../Failures";
import { useAllMatches } from "../leagueMatches";
import { pressRows, pressText, type PressRow } from "./pressRows";
import styles from "./PressSheet.module.css";

interface PressSheetProps {
  readonly day: Day;
  readonly onClose: () => void;
}

const columns: readonly (readonly [name: string, of: keyof PressRow])[] = [
  ["League", "league"],
  ["Home", "home"],
  ["Away", "away"],
  ["Score", "score"],
  ["Detail", "detail"],
  ["Time or status", "when"],
  ["Ground", "ground"],
];

/** A dialog with a day's matches of all leagues for newspapers: to copy, to save as CSV, and to print. */
export default function PressSheet({ day, onClose }: PressSheetProps) {
  const zone = useZone();
  const { isListed, leagues } = useAllMatches(useLeaguesOfDay(day));
  const states = leagues.flatMap(({ planned, played }) => [planned, played]);
  const [answer, setAnswer] = useState("");
  const rows = pressRows(leagues, day, zone);
  const text = pressText(`${arena.name}, ${dayInWords(day).full}`, rows);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setAnswer("Copied."),
      () => setAnswer("Could not copy. Select the text and copy it."),
    );
  const save = () => {
    const csv = Papa.unparse(
      {
        fields: columns.map(([name]) => name),
        data: rows.map((row) => columns.map(([, of]) => row[of])),
      },
      { escapeFormulae: true },
    );
    // The byte order mark at the start makes spreadsheets read the file as UTF-8.
    saveFile(new File(["\uFEFF", csv], `${day}.csv`, { type: "text/csv" }));
    setAnswer("Saved.");
  };
  return (
    <Dialog kind="For the press" onClose={onClose} title={dayInWords(day).full}>
      <Failures leagues={leagues} />
      <WithStaleNote state={staleOf(states)} />
      {!isListed || isAnyLoading(states) ? (
        // A sheet without some of the leagues would be printed as if it were whole.
        <Loading what="matches">
          <MatchListSkeleton rows={3} />
        </Loading>
      ) : rows.length === 0 ? (
        <p>No matches on this day.</p>
      ) : (
        <>
          <pre className={styles.text}>{text}</pre>
          <div className="wrap-2">
            <Button onClick={() => void copy()}>Copy</Button>
            <Button onClick={save} variant="outline">
              Save as CSV
            </Button>
            <Button onClick={() => print()} variant="outline">
              Print
            </Button>
          </div>
        </>
      )}
      <p role="status">{answer}</p>
    </Dialog>
  );
}
