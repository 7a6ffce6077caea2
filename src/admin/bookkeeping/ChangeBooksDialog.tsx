import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import { useId } from "react";
import type { Bookkeeping } from "@/domain/records/season";
import { SafeButton } from "../parts/SafeButton";
import styles from "./Books.module.css";
import type { Books, Difference } from "./differences";

const titles = {
  table: { computed: "Compute the table from results?", kept: "Keep the table by hand?" },
  players: {
    computed: "Compute the players’ figures from results?",
    kept: "Keep the players’ figures by hand?",
  },
} as const;

interface ChangeBooksDialogProps {
  readonly books: Books;
  readonly to: Bookkeeping;
  readonly differences: readonly Difference[];
  readonly busy: boolean;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

const shown = (figure: string | number | null) =>
  figure === null ? "none" : String(figure).replace("-", "−");

/** Asks before a season's books are kept otherwise, with every figure that would change. */
export function ChangeBooksDialog(props: ChangeBooksDialogProps) {
  const { books, to, differences, busy, onChange, onClose } = props;
  const id = useId();
  const count = differences.length;
  return (
    <Dialog
      aria-describedby={`${id}-text`}
      aria-labelledby={id}
      fullWidth
      maxWidth="sm"
      onClose={busy ? undefined : onClose}
      open
    >
      <DialogTitle id={id}>{titles[books][to]}</DialogTitle>
      <DialogContent className={styles.preview}>
        <p id={`${id}-text`}>
          {count === 0
            ? "No figure changes: records and results agree."
            : `${count === 1 ? "One figure changes" : `${count} figures change`}. Nothing stored is lost, and you can change back.`}
        </p>
        {count > 0 && (
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{books === "table" ? "Team" : "Player"}</TableCell>
                <TableCell>Figure</TableCell>
                <TableCell align="right">By hand</TableCell>
                <TableCell align="right">From results</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {differences.map(({ who, what, kept, computed }, at) => (
                // Two players may share a name, and lines have nothing else to be told apart by.
                <TableRow key={`${at} ${who} ${what}`}>
                  <TableCell component="th" scope="row">
                    {who}
                  </TableCell>
                  <TableCell>{what}</TableCell>
                  <TableCell align="right">{shown(kept)}</TableCell>
                  <TableCell align="right">{shown(computed)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )}
      </DialogContent>
      <DialogActions>
        <SafeButton disabled={busy} onClick={onClose}>
          Leave it
        </SafeButton>
        <Button disabled={busy} onClick={onChange} variant="contained">
          {busy ? "Changing…" : "Change over"}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
