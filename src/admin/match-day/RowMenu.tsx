import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";
import { hasResult, type ListedMatch } from "@/domain/match/listed";
import { Link } from "@/ui/Link";
import { workViewNames } from "../address/workViews";
import { comingFrom, matchPath } from "../match/matchParts";
import { PrintMatch } from "../match/PrintMatch";
import { AdminIcon } from "../parts/AdminIcon";
import { pitchPath } from "@/leagues/adminPaths";
import styles from "./MatchDay.module.css";
import { useLeague } from "@/ui/leagueContext";

interface RowMenuProps {
  readonly listed: ListedMatch;
  readonly hasBegun: boolean;
  /** Whether it can be postponed or awarded. */
  readonly mayAsk: boolean;
  readonly onMove: () => void;
  readonly onPostpone: () => void;
  readonly onWalkover: () => void;
}

/** The way to the form of a match, and what is done less often. */
export function RowMenu(props: RowMenuProps) {
  const league = useLeague();
  const { listed, hasBegun, mayAsk, onMove, onPostpone, onWalkover } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = `${listed.teamA} v ${listed.teamB}`;
  const { pathname, search } = useLocation();
  const back = comingFrom(pathname + search, workViewNames["match-day"]);
  const [isPrinting, setPrinting] = useState(false);
  const done = useCallback(() => setPrinting(false), []);
  const result = hasResult(listed) ? listed.match.outcome.result : null;
  const fixture = listed.match.schedule;
  const ask = (what: () => void) => () => {
    setAnchor(null);
    what();
  };
  return (
    <div className={styles.actions}>
      {result && (
        <Button
          aria-label={`Open result of ${title}`}
          component={Link}
          state={back}
          to={matchPath(league, listed.id, "after")}
          variant="text"
        >
          Open
        </Button>
      )}
      {!result && hasBegun && (
        <Button
          aria-label={`Enter result of ${title}`}
          component={Link}
          state={back}
          to={matchPath(league, listed.id, "after")}
        >
          Enter result
        </Button>
      )}
      {!result && !hasBegun && mayAsk && (
        <Button aria-label={`Move ${title}`} onClick={onMove}>
          Move
        </Button>
      )}
      {fixture && (
        <IconButton
          aria-expanded={anchor !== null}
          aria-haspopup="menu"
          aria-label={`More for ${title}`}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AdminIcon name="more" />
        </IconButton>
      )}
      {fixture && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open={anchor !== null}>
          {mayAsk && (
            <MenuItem component={Link} state={back} to={pitchPath(league, fixture.id)}>
              Score live
            </MenuItem>
          )}
          {mayAsk && <MenuItem onClick={ask(onPostpone)}>Postpone…</MenuItem>}
          {mayAsk && <MenuItem onClick={ask(onWalkover)}>Walkover…</MenuItem>}
          <MenuItem onClick={ask(() => setPrinting(true))}>Print team sheets</MenuItem>
          <MenuItem component={Link} state={back} to={matchPath(league, fixture.id, "before")}>
            Edit fixture
          </MenuItem>
        </Menu>
      )}
      {fixture && isPrinting && <PrintMatch fixture={fixture} onDone={done} />}
    </div>
  );
}
