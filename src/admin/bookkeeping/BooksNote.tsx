import Button from "@mui/material/Button";
import { useState } from "react";
import type { League } from "@/leagues/league";
import { useRecords } from "../live/useLive";
import { ChangeBooksDialog } from "./ChangeBooksDialog";
import { playerDifferences, tableDifferences, type Books } from "./differences";
import styles from "./Books.module.css";
import { booksOf, useChangeBooks, useReadSeason } from "./useBooks";

const words = {
  table: { computed: "Computed from results", kept: "Kept by hand" },
  players: { computed: "Figures computed from results", kept: "Figures kept by hand" },
} as const;

interface BooksNoteProps {
  readonly league: League;
  readonly books: Books;
}

/** Over a list: whether its figures follow from results, and the way to change that. */
export function BooksNote({ league, books }: BooksNoteProps) {
  const { records } = useReadSeason(league);
  const players = useRecords(league, "players");
  const { isPossible, change } = useChangeBooks(league);
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  if (!isPossible || !records) return null;
  const now = booksOf(league, records, books);
  const to = now === "kept" ? "computed" : "kept";

  const changeOver = async () => {
    setBusy(true);
    if (await change(records, books, to)) setAsking(false);
    setBusy(false);
  };

  return (
    <div className={styles.note}>
      <span>{words[books][now]}</span>
      <Button onClick={() => setAsking(true)} variant="text">
        {to === "computed" ? "Compute from results" : "Keep by hand"}
      </Button>
      {asking && (
        <ChangeBooksDialog
          books={books}
          busy={busy}
          differences={
            books === "table"
              ? tableDifferences(league, records)
              : playerDifferences(league, players, records.results)
          }
          onChange={() => void changeOver()}
          onClose={() => setAsking(false)}
          to={to}
        />
      )}
    </div>
  );
}
