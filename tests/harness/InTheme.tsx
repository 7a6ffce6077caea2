import { ThemeProvider } from "@mui/material/styles";
import type { ReactNode } from "react";
import { theme } from "@/admin/theme/theme";

/** Puts a component of the administration into the theme of its pages. Without it MUI would use its default theme. */
export const InTheme = ({ children }: { readonly children: ReactNode }) => (
  <ThemeProvider storageManager={null} theme={theme}>
    {children}
  </ThemeProvider>
);
