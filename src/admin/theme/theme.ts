import { createTheme, type TypographyVariantsOptions } from "@mui/material/styles";
import type { CSSProperties } from "react";
import { components } from "./components";
import { palette } from "./palette";

declare module "@mui/material/styles" {
  interface TypographyVariants {
    lead: CSSProperties;
    note: CSSProperties;
  }
  interface TypographyVariantsOptions {
    /** A sentence or two on what a page or a part of it is for. */
    lead?: CSSProperties;
    /** A remark beside or below the thing that it explains. */
    note?: CSSProperties;
  }
}

declare module "@mui/material/Typography" {
  interface TypographyPropsVariantOverrides {
    lead: true;
    note: true;
  }
}

declare module "@mui/material/Paper" {
  interface PaperPropsVariantOverrides {
    /** A bordered card whose parts are stacked. */
    panel: true;
    /** A bordered list with a line between its rows. */
    rows: true;
  }
}

const text = (token: string, stretch?: string) => ({
  font: `var(--type-${token})`,
  fontStretch: stretch ? `var(--stretch-${stretch})` : "100%",
  letterSpacing: 0,
  // MUI's own values would come after the shorthand and override it.
  fontWeight: undefined,
  fontSize: undefined,
  lineHeight: undefined,
});

const quiet = { color: "var(--text-secondary)" };

/** MUI's text styles, made from the tokens of `ui/tokens/tokens.css`. */
const typography: TypographyVariantsOptions = {
  fontFamily: "var(--font)",
  h1: { ...text("h2", "h2"), letterSpacing: "-0.01em" },
  h2: { ...text("h3", "h3"), letterSpacing: "-0.005em" },
  h3: text("h3", "h3"),
  h4: text("h3", "h3"),
  h5: text("h3", "h3"),
  h6: text("h3", "h3"),
  subtitle1: text("body"),
  subtitle2: text("button"),
  body1: text("body"),
  body2: text("body-small"),
  lead: { ...text("body"), ...quiet, maxWidth: "var(--measure)" },
  note: { ...text("body-small"), ...quiet },
  caption: { ...text("caption"), ...quiet },
  overline: {
    ...text("overline"),
    ...quiet,
    letterSpacing: "0.08em",
    textTransform: "uppercase",
  },
  button: { ...text("button"), textTransform: "none" },
};

/**
 * MUI's theme, based on `ui/tokens/tokens.css`: every value is a custom property, so that no colour or size is declared
 * twice, and the tokens' `light-dark()` switches the site and its administration together. For that reason one colour
 * scheme is enough, and MUI must not set `color-scheme` itself.
 */
export const theme = createTheme({
  cssVariables: { cssVarPrefix: "arena", nativeColor: true, disableCssColorScheme: true },
  palette,
  typography,
  components,
  // 600, 960, 1280 and 1600 px at the default text size, as in the style sheets.
  breakpoints: { unit: "em", values: { xs: 0, sm: 37.5, md: 60, lg: 80, xl: 100 } },
  spacing: 4,
  shape: { borderRadius: 10 },
  focusVisible: { outlineColor: "var(--focus)", outlineWidth: 3, outlineOffset: 2 },
  transitions: {
    duration: { shortest: 120, shorter: 120, short: 200, standard: 200, enteringScreen: 320 },
    easing: { easeOut: "cubic-bezier(0.2, 0, 0, 1)", sharp: "cubic-bezier(0.4, 0, 1, 1)" },
  },
  zIndex: { appBar: 20, drawer: 30, modal: 40, snackbar: 50, tooltip: 60 },
});
