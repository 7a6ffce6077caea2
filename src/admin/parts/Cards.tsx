import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface CardsProps {
  readonly children: ReactNode;
  readonly hidden?: boolean;
  /** The minimum width of a card in px, except on a narrower screen. */
  readonly least?: number;
}

/** A list of cards (`Paper` as `li`), as many side by side as there is room for. */
export function Cards({ children, hidden = false, least = 320 }: CardsProps) {
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${least}px), 1fr))`;
  const display = hidden ? "none" : "grid";
  return (
    <Box component="ul" role="list" sx={{ display, gridTemplateColumns, gap: 4 }}>
      {children}
    </Box>
  );
}
