import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "@/admin/theme/theme";

/** Wraps a single component of the administration, as its pages are wrapped: without it MUI draws in its own theme. */
export const InTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider storageManager={null} theme={theme}>
    {children}
  </ThemeProvider>
);
