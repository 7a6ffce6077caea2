import { viewPath } from "@/leagues/adminPaths";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "@/ui/Link";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { useSession } from "@/session/SessionProvider";
import { useSignOut } from "@/session/useSignOut";
import { BrandMark } from "@/ui/art/BrandMark";
import { Icon } from "@/ui/Icon";
import { SchemeButton } from "@/ui/scheme/SchemeSwitch";
import { deskNames } from "../address/desk";
import { FIND } from "../find/useFindKey";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { AdminIcon } from "../parts/AdminIcon";
import { ChangePassword } from "./ChangePassword";
import { LeagueMenu } from "./LeagueMenu";
import { NavLinks } from "./NavLinks";
import { useLeague } from "@/ui/where";

interface SideBarProps {
  readonly onFind: () => void;
}

/** Who and where one is, and every way from here. */
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
      <Stack spacing={2} sx={foot}>
        <Stack direction="row" sx={{ flexWrap: "nowrap" }}>
          <ListItemButton component={Link} to={viewPath(league, "help")}>
            <Icon name="info" />
            {deskNames.help}
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
          <Stack
            component="p"
            direction="row"
            spacing={3}
            sx={account}
            title={session.account.email}
          >
            <Icon name="user" />
            <Typography component="span" noWrap variant="caption">
              {session.account.email}
            </Typography>
          </Stack>
        )}
        {session.status === "signedIn" && <ChangePassword />}
        {failed && (
          <Alert role="alert" severity="error">
            {failed}
          </Alert>
        )}
        <Button fullWidth onClick={() => leave(signOut)} startIcon={<AdminIcon name="signOut" />}>
          Sign out
        </Button>
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
/** Where the window leaves room for both, the links scroll by themselves, so that the part below them stays in sight. */
const bar = {
  minHeight: "100%",
  padding: "16px 12px",
  "@media (min-height: 35em)": { height: "100%" },
};
const ways = {
  flex: "1 1 auto",
  minHeight: 0,
  overflowY: "auto",
  marginInline: -3,
  paddingInline: 3,
};
const foot = { paddingBlockStart: 3, borderBlockStart: "1px solid var(--divider)" };
const key = {
  marginInlineStart: "auto",
  // A device that is tapped has no such key.
  "@media (hover: none)": { display: "none" },
};
const account = {
  flexWrap: "nowrap",
  minHeight: "var(--target)",
  paddingInline: 3,
  color: "text.secondary",
  "& svg": { flex: "none" },
};
