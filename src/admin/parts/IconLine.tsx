import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";
import { Icon, type IconName } from "@/ui/Icon";

interface IconLineProps {
  readonly icon: IconName;
  /** Colour of the icon. */
  readonly tone: "success" | "info" | "warning";
  readonly component?: "p" | "li";
  readonly role?: "status";
  readonly children: ReactNode;
}

/** A line of words behind an icon that shows how good the news is. */
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
