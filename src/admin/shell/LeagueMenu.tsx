import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import { mayAdminister, type Rights } from "@/data/identity";
import { everyEntry } from "@/leagues/registry";
import type { LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Icon } from "@/ui/Icon";
import { sectionsOf } from "../sections";
import { useLeague } from "@/ui/where";

interface LeagueMenuProps {
  readonly rights: Rights;
}

/** Names the league one works on; a menu of the others where the rights cover more than one. */
export function LeagueMenu({ rights }: LeagueMenuProps) {
  const league = useLeague();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const id = useId();
  const { pathname } = useLocation();
  const own = everyEntry().filter((one) => mayAdminister(rights, one.slug));
  const isAlone = own.every(({ slug }) => slug === league.slug);
  const section = sectionsOf(league).find(({ path }) => pathname.startsWith(path));

  /** The same section of the other league, or its dashboard. */
  const pathIn = (other: LeagueEntry) =>
    sectionsOf(other).find(({ id: same }) => same === section?.id)?.path ?? paths.dashboard(other);

  const glyph = ({ sport, isDesk }: LeagueEntry) =>
    !isDesk && (
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
