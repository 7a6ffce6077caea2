import Stack from "@mui/material/Stack";
import type { ReactNode } from "react";

/** A list of sentences with bullets. */
export function Bullets({ children }: { readonly children: ReactNode }) {
  return (
    <Stack component="ul" spacing={1} sx={{ paddingInlineStart: 5, overflowWrap: "anywhere" }}>
      {children}
    </Stack>
  );
}
