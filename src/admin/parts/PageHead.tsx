import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useEffect, useRef, type ReactNode } from "react";
import { useLeague } from "@/ui/leagueContext";

const head = { justifyContent: "space-between", alignItems: "end", mb: 6 };

const leagueLine = { display: { xs: "none", md: "block" } };

interface PageHeadProps {
  readonly title: ReactNode;
  /** A line above the title. Without it, the league's name, but not on narrow screens, where the bar shows it. */
  readonly children?: ReactNode;
  /** The main button of the page, the only filled one. */
  readonly action?: ReactNode;
  /** Whether the title gets the focus when the page replaces another one. */
  readonly focus?: boolean;
}

/** Prevents a line break inside a score, "3–2", in a title. */
const withWholeScores = (title: ReactNode) =>
  typeof title !== "string"
    ? title
    : title.split(/(\d+–\d+)/).map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          <span key={at} style={{ whiteSpace: "nowrap" }}>
            {part}
          </span>
        ),
      );

/** The heading of a page of the administration, with a line above it and the main button. */
export function PageHead({ title, children, action, focus = false }: PageHeadProps) {
  const league = useLeague();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus({ preventScroll: true });
  }, [focus]);
  return (
    <Stack component="header" direction="row" spacing={4} sx={head}>
      <Box sx={{ minWidth: 0 }}>
        <Typography component="p" sx={children ? undefined : leagueLine} variant="overline">
          {children || league.name}
        </Typography>
        <Typography ref={heading} tabIndex={-1} variant="h1">
          {withWholeScores(title)}
        </Typography>
      </Box>
      {action}
    </Stack>
  );
}
