import { useContext, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "@/leagues/paths";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { PageName } from "@/ui/pageName";
import { useLeague } from "@/ui/leagueContext";
import styles from "./SeasonPicker.module.css";
import { seasonPath, useSeason } from "./useSeason";

/**
 * A select field for the season that a page shows, styled for a dark background. Other filters are dropped, because
 * they were about another season.
 */
export function SeasonPicker() {
  const league = useLeague();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { season, past } = useSeason();
  const onName = useContext(PageName);
  const name = past === undefined ? "" : season.label;
  useEffect(() => {
    if (name === "") return undefined;
    onName(name);
    return () => onName("");
  }, [onName, name]);
  const [current] = league.seasons;
  const show = (id: string) => {
    void navigate(seasonPath(pathname, id === current.id ? undefined : id), { replace: true });
  };
  return (
    <>
      <span className={styles.picker}>
        <select
          aria-label="Season"
          className={styles.select}
          data-scheme="dark"
          onChange={(event) => show(event.target.value)}
          value={season.id}
        >
          {league.seasons.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
        <Icon className={styles.arrow} name="chevronDown" />
      </span>
      {past !== undefined && (
        <Link className={styles.whole} to={paths.season(league, past)}>
          The whole season
        </Link>
      )}
    </>
  );
}
