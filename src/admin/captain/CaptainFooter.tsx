import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { clubOfCaptain, isScorerOf, mayAdminister } from "@/data/identity";
import { captainPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import { everyEntry } from "@/leagues/registry";
import { useSession } from "@/session/SessionProvider";
import { useSignOut } from "@/session/useSignOut";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";

/** The foot of the page: the account, links to the account's other clubs and leagues, and "Sign out". */
export function CaptainFooter() {
  const league = useLeague();
  const session = useSession();
  const { signOut, failed } = useSignOut();
  const rights = session.status === "signedIn" ? session.rights : null;
  const clubs = everyEntry().filter(
    ({ slug }) => slug !== league.slug && clubOfCaptain(rights, slug) !== null,
  );
  const desks = everyEntry().filter(
    ({ slug }) => mayAdminister(rights, slug) || isScorerOf(rights, slug),
  );
  return (
    <Stack component="footer" spacing={3}>
      {"account" in session && (
        <Typography color="textSecondary">Signed in as {session.account.email}</Typography>
      )}
      <Stack direction="row" spacing={2}>
        {clubs.map((one) => (
          <Button component={Link} key={one.slug} to={captainPath(one)}>
            My club in {one.name}
          </Button>
        ))}
        {desks.map((one) => (
          <Button component={Link} key={one.slug} to={paths.dashboard(one)}>
            {one.name} {isScorerOf(rights, one.slug) ? "scores" : "administration"}
          </Button>
        ))}
        <Button component={Link} to={paths.page(league, "home")} variant="text">
          View site
        </Button>
        <Button onClick={signOut}>Sign out</Button>
      </Stack>
      {failed && <p role="alert">{failed}</p>}
    </Stack>
  );
}
