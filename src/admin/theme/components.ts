import type { Components, Theme } from "@mui/material/styles";

const bordered = { border: "1px solid var(--divider)", backgroundImage: "none" };

const card = {
  ...bordered,
  borderRadius: "var(--radius-card)",
  background: "var(--paper)",
  overflowWrap: "anywhere",
} as const;

/** Everything below each other; only buttons are no wider than their words. */
const column = {
  display: "flex",
  flexDirection: "column",
  "& > .MuiButton-root": { alignSelf: "flex-start" },
  "&[hidden]": { display: "none" },
} as const;

/** How MUI's components look here: flat, bordered, 44 px high, with labels that stay in place. */
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
      // MUI's own is black at 30 %: nothing on a dark page.
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
          // Plain rows only: one with a class has columns of its own.
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
        // Where one is: a bar at its side, and a frame where colours are the system's.
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
  // What may be left empty says so: "(optional)".
  MuiFormLabel: { styleOverrides: { asterisk: { display: "none" } } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    // Above the field instead of on its frame: it stays whole when it needs two lines.
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
      // Beside a sign or a button as beside nothing: MUI's own are no step of the design.
      adornedStart: { paddingLeft: 12 },
      adornedEnd: { paddingRight: 12 },
      input: {
        padding: "10px 12px",
        height: 24,
        // The browser's own button in a field for a file.
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
    styleOverrides: { root: { marginInline: 0, font: "var(--type-caption)" } },
  },
  MuiRating: { styleOverrides: { root: { color: "var(--warning)" } } },
  MuiAutocomplete: {
    // Suggestions belong to the main part of the page, beside their field.
    defaultProps: {
      disablePortal: true,
      // Above its field, where there is room: below it is what is filled in next, and a phone's keyboard.
      slotProps: {
        popper: {
          placement: "top-start",
          // Its label stays in sight.
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
        // On a phone a name needs the room more than a cross that clears it.
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
      // The arrow keeps no room for itself: columns of figures stay narrow.
      root: { position: "relative", minHeight: 32 },
      icon: { position: "absolute", insetInlineStart: "100%", margin: 0, fontSize: 14 },
    },
  },
  // MUI rounds the first and last of a group only; here each is rounded by itself.
  MuiAccordion: {
    defaultProps: { square: true },
    styleOverrides: { root: { borderRadius: "var(--radius-card)" } },
  },
  MuiAlert: {
    styleOverrides: {
      root: { borderRadius: "var(--radius-control)", border: "1px solid var(--divider)" },
      message: { flex: 1, minWidth: 0, overflowWrap: "anywhere" },
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
