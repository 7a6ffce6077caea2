import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { collectionOf } from "@/records/shape";
import { ChangeBooksDialog } from "./ChangeBooksDialog";
import type { Books } from "./differences";
import { booksOf, useSeasonRecords } from "./useBooks";
import { useDifferences } from "./useDifferences";
import { waitingFor } from "./waiting";
import { useLeague } from "@/ui/where";

const words = {
  table: { computed: "Counted from results", kept: "Kept by hand" },
  players: { computed: "Figures counted from results", kept: "Figures kept by hand" },
} as const;

const enterYourself = { table: "Enter it yourself", players: "Enter them yourself" } as const;

interface BooksNoteProps {
  readonly books: Books;
}

/** Over a list: whether its figures follow from results, and the way to change that. Its line is there from the first drawing. */
export function BooksNote({ books }: BooksNoteProps) {
  const league = useLeague();
  const records = useSeasonRecords(league);
  const differences = useDifferences(league, books);
  // Somebody who comes back from correcting a result continues where they left off.
  const [asking, setAsking] = useState(() => waitingFor(league, books) !== undefined);
  const isPossible = collectionOf(league, "seasons") !== undefined;
  if (!isPossible) return null;
  if (!records)
    return (
      <Stack
        direction="row"
        spacing={2}
        sx={{ minHeight: "var(--target)", color: "text.secondary" }}
      />
    );
  const now = booksOf(league, records, books);
  const to = now === "kept" ? "computed" : "kept";

  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: "var(--target)", color: "text.secondary" }}>
      <span>{words[books][now]}</span>
      <Button onClick={() => setAsking(true)} variant="text">
        {to === "computed" ? "Count from results" : enterYourself[books]}
      </Button>
      {asking && differences && (
        <ChangeBooksDialog
          books={books}
          differences={differences}
          onClose={() => setAsking(false)}
          to={to}
        />
      )}
    </Stack>
  );
}
