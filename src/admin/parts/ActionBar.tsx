import GlobalStyles from "@mui/material/GlobalStyles";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** The bar is only sticky on screens of this height: at 400 % zoom it would hide most of the form. */
const HIGH_ENOUGH = "@media (min-height: 480.02px)";

interface ActionBarProps {
  /** Whether it stays visible at the bottom of the screen while the form is longer than the screen. */
  readonly sticky: boolean;
  readonly children: ReactNode;
}

/** The bar with the buttons of a form. */
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
  // On a narrow screen the bar reaches from edge to edge.
  marginInline: { xs: "calc(-1 * var(--gutter))", md: 0 },
  paddingBlock: 3,
  paddingInline: { xs: "var(--gutter)", md: 0 },
  borderBlockStart: "1px solid var(--divider)",
  background: "var(--bg)",
};
/** Keeps an element with the focus above the bar, and above a notice at the bottom (WCAG 2.4.11). */
const keptInSight = { [HIGH_ENOUGH]: { ":root": { scrollPaddingBlockEnd: "200px" } } };
