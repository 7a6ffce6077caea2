import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";

interface OthersPanelProps {
  readonly title: string;
  /** What somebody else made of the record: the focus comes here with each. */
  readonly made: unknown;
  readonly children: ReactNode;
}

/** Takes the place of a form whose record somebody else has saved or deleted. */
export function OthersPanel({ title, made, children }: OthersPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [made]);
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
