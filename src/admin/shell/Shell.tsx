import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Suspense, useCallback, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { isEmbedded } from "@/data/connection";
import { Icon } from "@/ui/Icon";
import { laterDialog } from "@/ui/later/later";
import { useFindKey } from "../find/useFindKey";
import { SideBar } from "./SideBar";
import { useTidyDevice } from "./useTidyDevice";
import { useWaitingCounts } from "./useWaitingCounts";
import { useLeague } from "@/ui/leagueContext";

const FindDialog = laterDialog(() => import("../find/FindDialog"));

interface ShellProps {
  readonly children: ReactNode;
}

/** The frame of every page of the administration: the menu at the side, or in a drawer on narrow screens. */
export function Shell({ children }: ShellProps) {
  const league = useLeague();
  useTidyDevice();
  const wide = useMediaQuery(useTheme().breakpoints.up("md"), { noSsr: true });
  // The drawer is open only on the page where it was opened, so that it closes when the user goes to another page.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;
  const [isFinding, setFinding] = useState(false);
  const find = useCallback(() => {
    // The drawer closes, because the search leads to another page and needs the focus.
    setOpenOn(null);
    setFinding(true);
  }, []);
  useFindKey(find);
  const waiting = [...useWaitingCounts().values()].reduce((sum, count) => sum + count, 0);

  return (
    <Box data-sport="admin" sx={wide ? [frame, beside] : frame}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {wide ? (
        <Box aria-label="Menu" component="aside" sx={side}>
          <Box sx={inView}>
            <SideBar onFind={find} />
          </Box>
        </Box>
      ) : (
        <>
          <Stack component="header" direction="row" spacing={2} sx={bar}>
            <IconButton
              aria-expanded={open}
              aria-label={waiting > 0 ? `Open menu, ${waiting} waiting` : "Open menu"}
              onClick={() => setOpenOn(key)}
            >
              <Badge badgeContent={waiting} color="warning">
                <Icon name="menu" size={24} />
              </Badge>
            </IconButton>
            {/* The name of the page is in the page's own heading. */}
            <Typography component="span" sx={{ flex: 1, minWidth: 0 }} variant="h2">
              {league.name}
            </Typography>
          </Stack>
          <Drawer
            onClose={() => setOpenOn(null)}
            open={open}
            slotProps={{ paper: { "aria-label": "Menu", sx: { width: "min(304px, 86vw)" } } }}
          >
            <SideBar onFind={find} />
          </Drawer>
        </>
      )}
      <Box component="main" id="main" sx={page} tabIndex={-1}>
        {isEmbedded && (
          <Typography component="p" sx={demo} variant="caption">
            Demo data: everything stays in this browser.
          </Typography>
        )}
        {children}
      </Box>
      {isFinding && (
        <Suspense fallback={null}>
          <FindDialog onClose={() => setFinding(false)} />
        </Suspense>
      )}
    </Box>
  );
}

const frame = { minHeight: "100svh" };
const beside = { display: "grid", gridTemplateColumns: "264px minmax(0, 1fr)" };
/** The column is as high as the page, so that its background and border continue below the menu. */
const side = { borderInlineEnd: "1px solid var(--divider)", background: "var(--paper)" };
const inView = { position: "sticky", insetBlockStart: 0, height: "100svh", overflowY: "auto" };
const bar = {
  position: "sticky",
  insetBlockStart: 0,
  zIndex: "appBar",
  flexWrap: "nowrap",
  minHeight: "var(--bar-height)",
  paddingInline: "8px var(--gutter)",
  borderBlockEnd: "1px solid var(--divider)",
  background: "var(--paper)",
};
const page = {
  width: "100%",
  maxWidth: "calc(var(--content) + 2 * var(--gutter))",
  paddingBlock: { xs: "20px 96px", md: "32px 96px" },
  paddingInline: "var(--gutter)",
};
const demo = {
  width: "fit-content",
  marginBlockEnd: 4,
  padding: "4px 12px",
  border: "1px solid var(--divider)",
  borderRadius: "var(--radius-full)",
};
