import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import { isOwner, mayAdminister } from "@/data/identity";
import { useEveryEntry } from "@/data/useEntries";
import { viewPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import { useSession } from "@/session/SessionProvider";
import { Glyph } from "@/ui/art/Glyph";
import { EmptyState } from "@/ui/EmptyState";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { RightsRequests } from "../administrators/RightsRequests";
import { workViewNames } from "../address/workViews";
import { upkeepNames } from "../address/upkeep";
import { PageHead } from "../parts/PageHead";

/**
 * The start page of the arena's administration: the leagues that the user may administer, or how to open the first one,
 * and to owners who asks for rights. What needs attention in a league would cost reads of every league.
 */
export function ArenaDashboard() {
  const arena = useLeague();
  const session = useSession();
  const rights = session.status === "signedIn" ? session.rights : null;
  const own = useEveryEntry().filter((one) => mayAdminister(rights, one.slug));
  const open = isOwner(rights) && (
    <Button component={Link} to={viewPath(arena, "open-league")} variant="contained">
      {workViewNames["open-league"]}
    </Button>
  );
  return (
    <>
      <PageHead title="Dashboard" />
      {own.length === 0 ? (
        <EmptyState action={open} title="No league yet">
          {isOwner(rights) ? (
            <>
              Open the first one: its name, its sport, its clubs. Is there a backup?{" "}
              <Link to={viewPath(arena, "backups")}>{upkeepNames.backups}</Link> brings its leagues
              back.
            </>
          ) : (
            "An owner opens the first one."
          )}
        </EmptyState>
      ) : (
        <Stack spacing={4}>
          <RightsRequests />
          <List aria-label={workViewNames.leagues} disablePadding role="list">
            {own.map((one) => (
              <ListItem data-sport={one.sport} disablePadding key={one.slug}>
                <ListItemButton component={Link} sx={{ gap: 3 }} to={paths.dashboard(one)}>
                  <Glyph sport={one.sport} />
                  {one.name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
          <div>{open}</div>
        </Stack>
      )}
    </>
  );
}
