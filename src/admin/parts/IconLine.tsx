import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/ui/Icon";

interface IconLineProps {
  readonly icon: IconName;
  /** The colour of the icon. */
  readonly tone: "success" | "info" | "warning";
  readonly component?: "p" | "li";
  readonly role?: "status";
  readonly children: ReactNode;
}

/** A line of text with an icon in front whose colour says how good or bad it is. */
export function IconLine({ icon, tone, component = "p", role, children }: IconLineProps) {
  return (
    <Stack
      component={component}
      direction="row"
      role={role}
      spacing={2}
      sx={{ flexWrap: "nowrap", alignItems: "start" }}
    >
      <Box component="span" sx={{ flex: "none", mt: "2px", color: `${tone}.main` }}>
        <Icon name={icon} />
      </Box>
      <span>{children}</span>
    </Stack>
  );
}
