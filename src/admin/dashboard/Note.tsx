import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "@/ui/Link";

interface NoteProps {
  readonly children: ReactNode;
  /** The page that the note links to. */
  readonly to?: string;
  /** The text of that link. */
  readonly action?: string;
  /** Whether the note is marked as due soon. */
  readonly isDue?: boolean;
  readonly role?: "status";
  /** Buttons beside the text. */
  readonly beside?: ReactNode;
}

/** A sentence of the dashboard in a frame, with a link to the page that it is about. */
export function Note({ children, to, action, isDue = false, role, beside }: NoteProps) {
  return (
    <Paper role={role} sx={frame} variant="panel">
      <Typography
        color={isDue ? "warning" : "textSecondary"}
        component="p"
        data-due={isDue || undefined}
        sx={{ flex: "1 1 200px", fontWeight: isDue ? 600 : undefined }}
      >
        {children}
      </Typography>
      {beside}
      {to !== undefined && (
        <Button component={Link} to={to} variant="text">
          {action}
        </Button>
      )}
    </Paper>
  );
}

const frame = {
  flexFlow: "row wrap",
  alignItems: "center",
  columnGap: 3,
  rowGap: 1,
  minHeight: 56,
  paddingBlock: 1.5,
  paddingInline: "16px 8px",
  // Keeps the button at the right edge, also if a long sentence pushes it to a separate line.
  "& > :last-child": { marginInlineStart: "auto" },
};
