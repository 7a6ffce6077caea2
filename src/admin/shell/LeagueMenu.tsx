import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useId, useState } from "react";
import { useLocation } from "react-router-dom";
import { Link } from "@/ui/Link";
import { mayAdminister, type Rights } from "@/data/identity";
import { entries } from "@arena/leagues/entries";
import type { LeagueEntry } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Icon } from "@/ui/Icon";
import { sectionsOf } from "../sections";
import styles from "./LeagueMenu.module.css";
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
  const own = entries.filter((one) => mayAdminister(rights, one.slug));
  const section = sectionsOf(league).find(({ path }) => pathname.startsWith(path));

  /** The same section of the other league, or its dashboard. */
  const pathIn = (other: LeagueEntry) =>
    sectionsOf(other).find(({ id: same }) => same === section?.id)?.path ?? paths.dashboard(other);

  const name = (
    <>
      <span className={styles.glyph} data-sport={league.sport}>
        <Glyph sport={league.sport} />
      </span>
      <span className={styles.name}>{league.name}</span>
    </>
  );
  if (own.length < 2) return <p className={styles.single}>{name}</p>;
  return (
    <>
      <Button
        aria-controls={anchor ? id : undefined}
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        className={styles.button}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="visually-hidden">Change league. Now: </span>
        {name}
        <Icon name="chevronDown" />
      </Button>
      <Menu anchorEl={anchor} id={id} onClose={() => setAnchor(null)} open={anchor !== null}>
        {own.map((one) => (
          <MenuItem
            component={Link}
            key={one.slug}
            onClick={() => setAnchor(null)}
            selected={one.slug === league.slug}
            to={pathIn(one)}
          >
            <span className={styles.glyph} data-sport={one.sport}>
              <Glyph sport={one.sport} />
            </span>
            {one.name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
