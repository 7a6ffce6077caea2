import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";

interface BackLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link above the heading, back to the list or page that this page was opened from. */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Button
      component={Link}
      startIcon={<Icon name="chevronLeft" />}
      sx={{ color: "text.secondary", paddingInlineStart: 0 }}
      to={to}
      variant="text"
    >
      {children}
    </Button>
  );
}
