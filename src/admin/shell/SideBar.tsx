import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Suspense, useState, useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { viewPath } from "@/leagues/adminPaths";
import { Link } from "@/ui/Link";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { useSession } from "@/session/SessionProvider";
import { useSignOut } from "@/session/useSignOut";
import { BrandMark } from "@/ui/art/BrandMark";
import { Icon } from "@/ui/Icon";
import { SchemeButton } from "@/ui/scheme/SchemeSwitch";
import { useLeague } from "@/ui/leagueContext";
import { laterDialog } from "@/ui/later/later";
import { mayAdminister, type Rights } from "@/data/identity";
import { everyEntry } from "@/leagues/registry";
import type { LeagueEntry } from "@/domain/league/league";
import { Glyph } from "@/ui/art/Glyph";
import { workViewNames } from "../address/workViews";
import { FIND } from "../find/useFindKey";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { sectionsOf } from "../sections";
import { NavLinks } from "./NavLinks";
import { PASSWORD_PART } from "./address";

interface SideBarProps {
  readonly onFind: () => void;
}

/** The menu of the administration: league, search, links, account and sign-out. */
export function SideBar({ onFind }: SideBarProps) {
  const league = useLeague();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const { leave } = useLeaveGuard();
  return (
    <Stack data-sport="admin" spacing={4} sx={bar}>
      <Stack direction="row" spacing={3} sx={{ justifyContent: "space-between" }}>
        <Stack
          aria-label={`${arena.name}, admin dashboard`}
          component={Link}
          direction="row"
          spacing={3}
          sx={brand}
          to={paths.dashboard(league)}
        >
          <BrandMark />
          <span aria-hidden="true">Admin</span>
        </Stack>
        <SchemeButton />
      </Stack>
      {session.status === "signedIn" && <LeagueMenu rights={session.rights} />}
      <Button
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        fullWidth
        onClick={onFind}
        startIcon={<Icon name="search" />}
        sx={{ justifyContent: "start" }}
      >
        {FIND}
        <Typography aria-hidden="true" component="span" sx={key} variant="caption">
          Ctrl K
        </Typography>
      </Button>
      <Box sx={ways}>
        <NavLinks />
      </Box>
      <Stack spacing={1} sx={foot}>
        <Stack direction="row" sx={{ flexWrap: "nowrap" }}>
          <ListItemButton component={Link} to={viewPath(league, "help")}>
            <Icon name="info" />
            {workViewNames.help}
          </ListItemButton>
          <ListItemButton
            component={Link}
            sx={{ whiteSpace: "nowrap" }}
            to={paths.page(league, "home")}
          >
            <Icon name="external" />
            View site
          </ListItemButton>
        </Stack>
        {session.status === "signedIn" && (
          <Typography
            component="p"
            noWrap
            sx={account}
            title={session.account.email}
            variant="caption"
          >
            {session.account.email}
          </Typography>
        )}
        {failed && (
          <Alert role="alert" severity="error">
            {failed}
          </Alert>
        )}
        <Stack direction="row" sx={{ flexWrap: "nowrap", justifyContent: "space-between" }}>
          <Button onClick={() => leave(signOut)} variant="text">
            Sign out
          </Button>
          {session.status === "signedIn" && <ChangePassword />}
        </Stack>
      </Stack>
    </Stack>
  );
}

const brand = {
  minHeight: "var(--target)",
  paddingInline: 2,
  color: "text.primary",
  typography: "h2",
  textDecoration: "none",
};
/** In a high window only the links scroll, so that the part below them stays visible. */
const bar = {
  minHeight: "100%",
  padding: "16px 12px",
  "@media (min-height: 35em)": { height: "100%" },
};
const ways = {
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  // No entry is cut at the upper edge.
  scrollSnapType: "y mandatory",
  "& li, & summary": { scrollSnapAlign: "start" },
  marginInline: -3,
  paddingInline: 3,
};
const foot = { paddingBlockStart: 3, borderBlockStart: "1px solid var(--divider)" };
const key = {
  marginInlineStart: "auto",
  // A touch device has no such key.
  "@media (hover: none)": { display: "none" },
};
const account = { paddingInline: 3, color: "text.secondary" };

const PasswordDialog = laterDialog(() => import("./PasswordDialog"));

/** The button that opens the dialog to change the user's password. The part `#password` of the address opens it too. */
function ChangePassword() {
  const [isPressed, setPressed] = useState(false);
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNamed = hash === `#${PASSWORD_PART}`;
  const close = () => {
    setPressed(false);
    if (isNamed) void navigate(`${pathname}${search}`, { replace: true });
  };
  return (
    <>
      <Button onClick={() => setPressed(true)} variant="text">
        Change password
      </Button>
      {(isPressed || isNamed) && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}

interface LeagueMenuProps {
  readonly rights: Rights;
}

/** The name of the current league; a menu of leagues if the user may administer more than one. */
function LeagueMenu({ rights }: LeagueMenuProps) {
  const league = useLeague();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { pathname } = useLocation();
  const own = everyEntry().filter((one) => mayAdminister(rights, one.slug));
  const isAlone = own.every(({ slug }) => slug === league.slug);
  const section = sectionsOf(league).find(({ path }) => pathname.startsWith(path));

  /** Returns the address of the same section in another league, or of its dashboard if it does not have the section. */
  const pathIn = (other: LeagueEntry) =>
    sectionsOf(other).find(({ id: same }) => same === section?.id)?.path ?? paths.dashboard(other);

  const glyph = ({ sport, isArenaAdmin }: LeagueEntry) =>
    !isArenaAdmin && (
      <Box
        component="span"
        data-sport={sport}
        sx={{ display: "inline-flex", flex: "none", color: "var(--sport)" }}
      >
        <Glyph sport={sport} />
      </Box>
    );
  if (isAlone) {
    return (
      <Stack
        component="p"
        direction="row"
        spacing={3}
        sx={{ flexWrap: "nowrap", minHeight: 48, paddingInline: 3, typography: "button" }}
      >
        {glyph(league)}
        {league.name}
      </Stack>
    );
  }
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        fullWidth
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 3 }}
      >
        <span className="visually-hidden">Change league. Now: </span>
        {glyph(league)}
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, whiteSpace: "normal", textAlign: "start" }}
        >
          {league.name}
        </Box>
        <Icon name="chevronDown" />
      </Button>
      <Menu anchorEl={anchor} id={id} onClose={() => setAnchor(null)} open={anchor !== null}>
        {own.map((one) => (
          <MenuItem
            component={Link}
            key={one.slug}
            onClick={() => setAnchor(null)}
            selected={one.slug === league.slug}
            sx={{ gap: 2 }}
            to={pathIn(one)}
          >
            {glyph(one)}
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
