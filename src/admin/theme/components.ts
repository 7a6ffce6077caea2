import type { Components, Theme } from "@mui/material/styles";

const bordered = { border: "1px solid var(--divider)", backgroundImage: "none" };

const card = {
  ...bordered,
  borderRadius: "var(--radius-card)",
  background: "var(--paper)",
  overflowWrap: "anywhere",
} as const;

/** Children are stacked at full width; only buttons are as wide as their text. */
const column = {
  display: "flex",
  flexDirection: "column",
  "& > .MuiButton-root": { alignSelf: "flex-start" },
  "&[hidden]": { display: "none" },
} as const;

/** The styles of MUI's components: flat, bordered, 44 px high, with labels above their fields. */
export const components: Components<Omit<Theme, "components">> = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: "outlined" },
    styleOverrides: {
      root: { minHeight: "var(--target)", paddingInline: 16, whiteSpace: "nowrap" },
      text: { paddingInline: 12 },
      outlined: { borderColor: "var(--border-control)", color: "var(--text)" },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        width: "var(--target)",
        height: "var(--target)",
        borderRadius: "var(--radius-control)",
        color: "inherit",
      },
    },
  },
  MuiSwitch: {
    styleOverrides: {
      // MUI's default is black at 30 %, which cannot be seen on a dark page.
      track: { background: "var(--text-secondary)", opacity: 0.6 },
    },
  },
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: { root: { backgroundImage: "none" } },
    variants: [
      { props: { variant: "panel" }, style: { ...card, ...column, gap: 12, padding: 16 } },
      {
        props: { variant: "rows" },
        style: {
          ...card,
          "& > * + *": { borderBlockStart: "1px solid var(--divider)" },
          // Only plain rows: a row with a class defines its own columns.
          "& > li:not([class])": {
            display: "flex",
            flexWrap: "wrap",
            gap: "4px 12px",
            alignItems: "center",
            justifyContent: "space-between",
            minHeight: 56,
            padding: "8px 8px 8px 16px",
          },
          "& > li:not([class]) > span:first-of-type": { flex: "1 1 200px", minWidth: 0 },
        },
      },
    ],
  },
  MuiChip: {
    defaultProps: { size: "small" },
    styleOverrides: {
      root: {
        borderRadius: "var(--radius-pip)",
        background: "var(--sport-tint)",
        font: "var(--type-tiny)",
      },
    },
  },
  MuiAvatar: {
    styleOverrides: {
      root: { width: 44, height: 44 },
      rounded: { borderRadius: "var(--radius-control)" },
    },
  },
  MuiStack: {
    defaultProps: { useFlexGap: true },
    variants: [
      { props: { direction: "column" }, style: column },
      { props: { direction: "row" }, style: { flexWrap: "wrap", alignItems: "center" } },
    ],
  },
  MuiTypography: { defaultProps: { variantMapping: { lead: "p", note: "p" } } },
  MuiDialog: {
    styleOverrides: {
      paper: {
        ...bordered,
        borderRadius: "var(--radius-dialog)",
        background: "var(--raised)",
        boxShadow: "var(--shadow-dialog)",
        margin: 16,
      },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: "h2" } },
  MuiDialogContent: { styleOverrides: { root: { ...column, gap: 12 } } },
  MuiDialogActions: {
    styleOverrides: { root: { padding: "0 24px 20px", flexWrap: "wrap", rowGap: 8 } },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: { "&:not(.MuiBackdrop-invisible)": { background: "var(--backdrop)" } },
    },
  },
  MuiDrawer: { styleOverrides: { paper: { background: "var(--paper)" } } },
  MuiMenu: {
    styleOverrides: {
      paper: { ...bordered, background: "var(--raised)", boxShadow: "var(--shadow-menu)" },
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        gap: 12,
        minHeight: "var(--target)",
        padding: "0 12px",
        borderRadius: "var(--radius-control)",
        color: "var(--text)",
        font: "var(--type-button)",
        "& svg": { color: "var(--text-secondary)" },
        "&:hover": { background: "var(--sunken)" },
        // The current page has a bar at its side, and an outline in forced-colours mode.
        "&.Mui-selected, &.Mui-selected:hover": {
          background: "var(--sport-tint)",
          fontWeight: 750,
          "& svg": { color: "var(--sport)" },
          "&::before": {
            content: '""',
            position: "absolute",
            inset: "10px auto 10px 0",
            width: 3,
            borderRadius: "var(--radius-full)",
            background: "var(--sport)",
          },
          "@media (forced-colors: active)": { outline: "1px solid Highlight" },
        },
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: "var(--target)" } } },
  MuiTextField: { defaultProps: { fullWidth: true } },
  // There is no asterisk for required fields; optional fields say "(optional)" instead.
  MuiFormLabel: { styleOverrides: { asterisk: { display: "none" } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    // The label is above the field instead of on its frame, so that it can have two lines.
    styleOverrides: {
      root: {
        position: "static",
        transform: "none",
        maxWidth: "none",
        marginBlockEnd: 6,
        whiteSpace: "normal",
        font: "var(--type-button)",
        color: "var(--text)",
        "&.Mui-focused": { color: "var(--text)" },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 46,
        background: "var(--paper)",
        "&:hover:not(.Mui-disabled):not(.Mui-error) .MuiOutlinedInput-notchedOutline": {
          borderColor: "var(--text)",
        },
        "&.Mui-focused": { outline: "3px solid var(--focus)", outlineOffset: 2 },
        "&.Mui-disabled, &.MuiInputBase-readOnly": { background: "var(--sunken)" },
      },
      // The same padding beside a sign or a button as without; MUI's defaults are not among the design's steps.
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 12 },
      input: {
        padding: "10px 12px",
        height: 24,
        // The browser's button in a file field.
        "&[type=file]": { height: "auto" },
        "&::file-selector-button": {
          minHeight: 32,
          paddingInline: 12,
          marginInlineEnd: 12,
          border: "1px solid var(--border-control)",
          borderRadius: "var(--radius-control)",
          background: "var(--paper)",
          color: "var(--text)",
          font: "var(--type-button)",
        },
      },
      multiline: { padding: 0 },
      notchedOutline: {
        // The label is above the frame, so the frame needs no gap for it.
        top: 0,
        borderColor: "var(--border-control)",
        "& legend": { display: "none" },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        // The ring of a field with the focus reaches 5 px beyond it.
        marginTop: 6,
        marginInline: 0,
        font: "var(--type-caption)",
      },
    },
  },
  MuiRating: { styleOverrides: { root: { color: "var(--warning)" } } },
  MuiAutocomplete: {
    // Suggestions are drawn beside their field, so that they belong to the main part of the page.
    defaultProps: {
      disablePortal: true,
      // The list opens above its field if there is room: the next field and a phone's keyboard are below.
      slotProps: {
        popper: {
          placement: "top-start",
          // Keeps the field's label visible.
          modifiers: [{ name: "offset", options: { offset: [0, 28] } }],
        },
        listbox: { style: { maxHeight: "14em" } },
      },
    },
    styleOverrides: {
      paper: { ...bordered, background: "var(--raised)", boxShadow: "var(--shadow-menu)" },
      option: { minHeight: "var(--target)" },
      inputRoot: { paddingBlock: 0 },
      root: {
        "&.MuiAutocomplete-hasPopupIcon .MuiOutlinedInput-root": { paddingRight: 40 },
        // In rows of several inputs, the name needs the room of the button that clears the field.
        "&:not(.MuiAutocomplete-hasPopupIcon)": {
          "& .MuiOutlinedInput-root": { paddingRight: 4 },
          "& .MuiAutocomplete-clearIndicator": { display: "none" },
        },
        // On a phone, the name needs the room of the button that clears the field.
        "@media (max-width: 37.49em)": {
          "&.MuiAutocomplete-hasPopupIcon.MuiAutocomplete-hasClearIcon .MuiOutlinedInput-root": {
            paddingRight: 36,
          },
        },
      },
      clearIndicator: { "@media (max-width: 37.49em)": { display: "none" } },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        font: "var(--type-table)",
        fontStretch: "var(--stretch-table)",
        fontVariantNumeric: "tabular-nums",
        padding: "6px 12px",
      },
      head: { background: "var(--sunken)", font: "var(--type-tiny)", whiteSpace: "nowrap" },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      // The arrow takes no room of its own, so that columns of figures stay narrow.
      root: { position: "relative", minHeight: 32 },
      icon: { position: "absolute", insetInlineStart: "100%", margin: 0, fontSize: 14 },
    },
  },
  // MUI rounds only the first and last of a group; here each one is rounded.
  MuiAccordion: {
    defaultProps: { square: true },
    styleOverrides: { root: { borderRadius: "var(--radius-card)" } },
  },
  MuiAlert: {
    styleOverrides: {
      // In a narrow notice the buttons go below the text, which keeps this width beside the icon.
      root: {
        flexWrap: "wrap",
        borderRadius: "var(--radius-control)",
        border: "1px solid var(--divider)",
      },
      message: { flex: "1 1 176px", minWidth: 0, overflowWrap: "anywhere" },
      // A link or button beside the text is level with its middle.
      action: { alignItems: "center", paddingBlock: 0 },
    },
  },
  MuiSnackbarContent: {
    styleOverrides: {
      root: {
        background: "var(--ink-raised)",
        color: "var(--on-ink)",
        border: "1px solid var(--on-ink-border)",
        borderRadius: "var(--radius-card)",
        boxShadow: "var(--shadow-menu)",
        font: "var(--type-body)",
      },
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: {
        background: "var(--ink-raised)",
        color: "var(--on-ink)",
        font: "var(--type-caption)",
      },
    },
  },
  MuiSkeleton: {
    defaultProps: { animation: "wave" },
    styleOverrides: {
      root: { "@media (prefers-reduced-motion: reduce)": { "&::after": { display: "none" } } },
    },
  },
};
