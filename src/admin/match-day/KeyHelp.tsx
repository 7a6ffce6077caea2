import Typography from "@mui/material/Typography";

interface KeyHelpProps {
  /** Whether a match of the day has no result yet. */
  readonly hasOpen: boolean;
}

/** Says which keys work in the boxes for scores. */
export function KeyHelp({ hasOpen }: KeyHelpProps) {
  return (
    <Typography sx={keys} variant="note">
      Type both scores; <kbd>Enter</kbd> saves and goes to the next match. In a score box,{" "}
      {hasOpen && (
        <>
          <kbd>P</kbd> postpones, <kbd>W</kbd> awards a walkover and{" "}
        </>
      )}
      <kbd>Z</kbd> undoes.
    </Typography>
  );
}

/** The style of the help on keys; hidden on narrow screens, because phones have no keyboard. */
const keys = {
  display: { xs: "none", md: "block" },
  mt: 3,
  "& kbd": {
    padding: "1px 6px",
    border: "1px solid var(--border-control)",
    borderRadius: "6px",
    background: "var(--paper)",
    color: "text.primary",
    font: "var(--type-caption)",
    fontWeight: 650,
  },
};
