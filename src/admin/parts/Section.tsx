import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

interface SectionProps {
  readonly title: ReactNode;
  /** A button or link at the end of the heading. */
  readonly action?: ReactNode;
  /** Whether it has a frame. */
  readonly panel?: boolean;
  readonly children: ReactNode;
}

/** A part of a page of the administration under its own heading. */
export function Section({ title, action, panel = false, children }: SectionProps) {
  const id = useId();
  const heading = (
    <Typography id={id} variant="h2">
      {title}
    </Typography>
  );
  if (panel)
    return (
      <Paper aria-labelledby={id} component="section" variant="panel">
        {heading}
        {children}
      </Paper>
    );
  return (
    <Stack aria-labelledby={id} component="section" spacing={2} sx={{ minWidth: 0 }}>
      <Stack direction="row" sx={head}>
        {heading}
        {action}
      </Stack>
      {children}
    </Stack>
  );
}

const head = { justifyContent: "space-between", columnGap: 3, minHeight: "var(--target)" };
