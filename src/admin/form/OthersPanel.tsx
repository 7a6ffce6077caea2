import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";

interface OthersPanelProps {
  readonly title: string;
  /** The other user's version of the record; whenever it changes, the heading gets the focus. */
  readonly version: unknown;
  readonly children: ReactNode;
}

/** A panel in place of a form, if another user has saved or deleted its record. */
export function OthersPanel({ title, version, children }: OthersPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [version]);
  return (
    <Paper
      component="section"
      sx={{ gap: 4, padding: 5, border: "2px solid var(--warning)" }}
      variant="panel"
    >
      <Typography ref={heading} sx={{ outline: "none" }} tabIndex={-1} variant="h2">
        {title}
      </Typography>
      {children}
    </Paper>
  );
}
