import type { PaletteOptions } from "@mui/material/styles";

const mix = (colour: string, percent: number, into: string) =>
  `color-mix(in oklch, ${colour} ${percent}%, ${into})`;

/** Returns the shades of a state's colour: stronger on hover, with the colour of text on it. */
const shades = (name: string, on: string) => ({
  main: `var(--${name})`,
  light: `var(--${name})`,
  dark: mix(`var(--${name})`, 82, "var(--text)"),
  contrastText: `var(--${on})`,
});

const alert = (state: string, tint: string) => ({
  [`${state}Color`]: "var(--text)",
  [`${state}StandardBg`]: tint,
  [`${state}IconColor`]: `var(--${state})`,
});

/** MUI's palette, made from the tokens of `ui/tokens/tokens.css`. */
export const palette: PaletteOptions & Record<"Alert" | "TableCell" | "Skeleton", object> = {
  primary: {
    main: "var(--primary)",
    light: "var(--primary)",
    dark: "var(--primary-hover)",
    contrastText: "var(--on-primary)",
  },
  secondary: shades("sport-admin", "on-primary"),
  error: shades("error", "on-error"),
  success: shades("success", "on-success"),
  warning: shades("warning", "on-primary"),
  info: shades("info", "on-primary"),
  background: { default: "var(--bg)", paper: "var(--paper)" },
  text: {
    primary: "var(--text)",
    secondary: "var(--text-secondary)",
    disabled: "var(--text-disabled)",
  },
  divider: "var(--divider)",
  action: {
    active: "var(--text-secondary)",
    hover: "var(--sunken)",
    selected: "var(--sport-tint)",
    focus: "var(--sport-tint)",
    disabled: "var(--text-disabled)",
    disabledBackground: "var(--sunken)",
  },
  Alert: {
    ...alert("error", "var(--error-tint)"),
    ...alert("warning", mix("var(--warning)", 12, "var(--paper)")),
    ...alert("info", mix("var(--info)", 10, "var(--paper)")),
    ...alert("success", mix("var(--success)", 12, "var(--paper)")),
  },
  TableCell: { border: "var(--divider)" },
  Skeleton: { bg: "var(--divider)" },
};
