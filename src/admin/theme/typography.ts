import type { TypographyVariantsOptions } from "@mui/material/styles";

const text = (token: string, stretch?: string) => ({
  font: `var(--type-${token})`,
  fontStretch: stretch ? `var(--stretch-${stretch})` : "100%",
  letterSpacing: 0,
  // MUI's own values would come after the shorthand and overrule it.
  fontWeight: undefined,
  fontSize: undefined,
  lineHeight: undefined,
});

/** MUI's text styles in the tokens of `ui/tokens/tokens.css`. */
export const typography: TypographyVariantsOptions = {
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
  caption: text("caption"),
  overline: { ...text("overline"), letterSpacing: "0.08em", textTransform: "uppercase" },
  button: { ...text("button"), textTransform: "none" },
};
