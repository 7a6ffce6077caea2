import { slugOf } from "@/domain/names";
import type { League } from "@/domain/league/league";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";

interface Props {
  readonly league: League;
  /** The club's. */
  readonly name: string;
  readonly page: "matches" | "results";
  readonly label: string;
}

/** The way to all matches of a club, in the league's own list; nothing where the league has no such list. */
export function AllOfClub({ league, name, page, label }: Props) {
  if (league.pages[page] !== "real") return null;
  return <Link to={`${paths.page(league, page)}?club=${slugOf(name)}`}>{label}</Link>;
}
