import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** At 400 % zoom the bar would hide most of the form. */
const HIGH_ENOUGH = "@media (min-height: 480.02px)";

interface ActionBarProps {
  /** Stays in sight at the lower edge while the form above it is longer than the screen. */
  readonly sticky: boolean;
  readonly children: ReactNode;
}

/** The buttons of a form. */
export function ActionBar({ sticky, children }: ActionBarProps) {
  return (
    <Stack direction="row" spacing={3} sx={sticky ? inReach : undefined}>
      {sticky && <GlobalStyles styles={keptInSight} />}
      {children}
    </Stack>
  );
}

const inReach = {
  [HIGH_ENOUGH]: { position: "sticky", insetBlockEnd: 0, zIndex: 1 },
  // From edge to edge of a narrow screen.
  marginInline: { xs: "calc(-1 * var(--gutter))", md: 0 },
  paddingBlock: 3,
  paddingInline: { xs: "var(--gutter)", md: 0 },
  borderBlockStart: "1px solid var(--divider)",
  background: "var(--bg)",
};
/** What gets the focus stays above the bar, and above a notice there (WCAG 2.4.11). */
const keptInSight = { [HIGH_ENOUGH]: { ":root": { scrollPaddingBlockEnd: "200px" } } };
