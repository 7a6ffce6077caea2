import { viewPath } from "@/leagues/adminPaths";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { Link } from "@/ui/Link";
import { arena } from "@arena/arena";
import { paths } from "@/leagues/paths";
import { useSession } from "@/session/SessionProvider";
import { useSignOut } from "@/session/useSignOut";
import { BrandMark } from "@/ui/art/BrandMark";
import { Icon } from "@/ui/Icon";
import { SchemeButton } from "@/ui/scheme/SchemeSwitch";
import { deskNames } from "../address/desk";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { AdminIcon } from "../parts/AdminIcon";
import { ChangePassword } from "./ChangePassword";
import { LeagueMenu } from "./LeagueMenu";
import { NavLinks } from "./NavLinks";
import styles from "./SideBar.module.css";
import { useLeague } from "@/ui/where";

/** Who and where one is, and every way from here. */
export function SideBar() {
  const league = useLeague();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const { leave } = useLeaveGuard();
  return (
    <div className={styles.bar} data-sport="admin">
      <div className={styles.head}>
        <Link
          aria-label={`${arena.name}, admin dashboard`}
          className={styles.brand}
          to={paths.dashboard(league)}
        >
          <BrandMark />
          <span aria-hidden="true">Admin</span>
        </Link>
        <SchemeButton />
      </div>
      {session.status === "signedIn" && <LeagueMenu rights={session.rights} />}
      <NavLinks />
      <div className={styles.foot}>
        <Link className={styles.link} to={viewPath(league, "help")}>
          <Icon name="info" />
          {deskNames.help}
        </Link>
        <Link className={styles.link} to={paths.page(league, "home")}>
          <Icon name="external" />
          View site
        </Link>
        {session.status === "signedIn" && (
          <p className={styles.account} title={session.account.email}>
            <Icon name="user" />
            <span>{session.account.email}</span>
          </p>
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
      </div>
    </div>
  );
}
