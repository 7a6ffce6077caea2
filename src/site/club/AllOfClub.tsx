import { slugOf } from "@/domain/names";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";

interface Props {
  /** The club's. */
  readonly name: string;
  readonly page: "matches" | "results";
  readonly label: string;
}

/** The way to all matches of a club, in the league's own list; nothing where the league has no such list. */
export function AllOfClub({ name, page, label }: Props) {
  const league = useLeague();
  if (league.pages[page] !== "real") return null;
  return <Link to={`${paths.page(league, page)}?club=${slugOf(name)}`}>{label}</Link>;
}
