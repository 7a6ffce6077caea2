import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "@/ui/Link";

interface NoteProps {
  readonly children: ReactNode;
  /** The page that deals with it, and the words of the link there. */
  readonly to?: string;
  readonly action?: string;
  /** Marks what should be done soon. */
  readonly isDue?: boolean;
  readonly role?: "status";
  /** What can be done about it here. */
  readonly beside?: ReactNode;
}

/** One sentence of the dashboard in its own frame, with the way to the page that deals with it. */
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
  // On a line of its own, the button keeps the place that it has beside shorter sentences.
  "& > :last-child": { marginInlineStart: "auto" },
};
