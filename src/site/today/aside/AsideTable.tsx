import { amountOf } from "@/domain/wording";
import { paths } from "@/leagues/paths";
import { Glyph } from "@/ui/art/Glyph";
import { Card } from "@/ui/Card";
import { Link } from "@/ui/Link";
import { ShortTable } from "@/ui/standings/ShortTable";
import { useLeague } from "@/ui/where";
import styles from "./TodayAside.module.css";
import type { MovingTable } from "./movingTable";

/** The first lines of a long table; its page has the others. */
const LINES = 8;

/** The table that the day's matches move, with the places that each team went up or down. */
export function AsideTable({ table, isLive, by, places }: MovingTable) {
  const league = useLeague();
  const name = [league.name, table.group && `Group ${table.group}`].filter(Boolean).join(", ");
  return (
    <Card data-sport={league.sport} flush>
      <div className={styles.head}>
        <Glyph className={styles.glyph ?? ""} sport={league.sport} />
        <h2>
          <Link to={paths.page(league, "standings")}>{name}</Link>
        </h2>
        {isLive && <span className={styles.live}>As it stands</span>}
      </div>
      <ShortTable
        behind={(team) => <Moved by={by} places={places.get(team) ?? 0} />}
        caption={isLive ? `${name}, as it stands` : name}
        lines={LINES}
        table={table}
      />
    </Card>
  );
}

/** An arrow behind the name, in words for those who hear it. */
function Moved({ places, by }: { readonly places: number; readonly by: string }) {
  if (places === 0) return null;
  const words = `${places > 0 ? "up" : "down"} ${amountOf(Math.abs(places), "place")} ${by}`;
  return (
    <span className={styles.moved} data-way={places > 0 ? "up" : "down"} title={words}>
      <span aria-hidden="true"> {places > 0 ? "▲" : "▼"}</span>
      <span className="visually-hidden">, {words}</span>
    </span>
  );
}
