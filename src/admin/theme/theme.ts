import { createTheme } from "@mui/material/styles";
import { components } from "./components";
import { palette } from "./palette";
import { typography } from "./typography";

/**
 * MUI's theme as a view of `ui/tokens/tokens.css`: every value points at a custom property, so no colour
 * or size is declared twice, and the tokens' `light-dark()` switches both sides of the site together.
 * One colour scheme is enough for that reason, and MUI must not set `color-scheme` itself.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: "arena", nativeColor: true, disableCssColorScheme: true },
  palette,
  typography,
  components,
  breakpoints: { values: { xs: 0, sm: 600, md: 960, lg: 1280, xl: 1600 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  focusVisible: { outlineColor: "var(--focus)", outlineWidth: 3, outlineOffset: 2 },
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 200, standard: 200, enteringScreen: 320 },
    easing: { easeOut: "cubic-bezier(0.2, 0, 0, 1)", sharp: "cubic-bezier(0.4, 0, 1, 1)" },
  },
  zIndex: { appBar: 20, drawer: 30, modal: 40, snackbar: 50, tooltip: 60 },
});
