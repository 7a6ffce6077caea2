import Avatar from "@mui/material/Avatar";
import Paper from "@mui/material/Paper";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Link } from "@/ui/Link";
import type { EntityKind } from "@/records/record";
import { recordsInWords } from "../parts/words";
import { useLive } from "../live/useLive";
import { SectionIcon } from "../parts/SectionIcon";
import type { Tile } from "./tiles";
import { useLeague } from "@/ui/where";

interface DashboardTileProps {
  readonly tile: Tile;
}

/** What a tile says that counts nothing. */
const notes: Readonly<Record<Tile["leadsTo"], string>> = {
  section: "Open",
  closed: "Not open yet",
  page: "View page",
  nowhere: "Not in this league",
};

/** One part of the league, with how much it holds or where it leads. */
export function DashboardTile({ tile }: DashboardTileProps) {
  const content = (
    <>
      <Avatar component="span" variant="rounded">
        <SectionIcon name={tile.icon} size={24} />
      </Avatar>
      <Typography component="span" sx={name}>
        {tile.name}
      </Typography>
      <Typography variant="caption">
        {tile.kind ? <Count kind={tile.kind} /> : notes[tile.leadsTo]}
      </Typography>
    </>
  );
  return (
    <li>
      {tile.to === null ? (
        <Paper sx={frame} variant="panel">
          {content}
        </Paper>
      ) : (
        <Paper component={Link} sx={frame} to={tile.to} variant="panel">
          {content}
        </Paper>
      )}
    </li>
  );
}

/** The icon over the words on a phone and in one row of nine, beside them between the two. */
const frame = {
  display: "grid",
  gridTemplateColumns: { sm: "auto minmax(0, 1fr)", lg: "minmax(0, 1fr)" },
  gap: { xs: "2px", sm: "0 16px", lg: "2px" },
  alignContent: "start",
  height: "100%",
  padding: { xs: 3, sm: 4, lg: 2 },
  color: "text.primary",
  textDecoration: "none",
  transition: "border-color var(--fast)",
  "&[href]:hover": { borderColor: "var(--sport)" },
  "&:not([href])": { background: "none", color: "text.secondary" },
  "& .MuiAvatar-root": {
    gridRow: { sm: "span 2", lg: "auto" },
    marginBlockEnd: { xs: 2, sm: 0, lg: 2 },
    background: "var(--sport-tint)",
    color: "var(--sport)",
  },
  "&:not([href]) .MuiAvatar-root": { background: "none", color: "inherit" },
};
const name = {
  alignSelf: "end",
  font: { xs: "var(--type-button)", sm: "var(--type-h3)", lg: "var(--type-button)" },
  fontStretch: { sm: "var(--stretch-h3)", lg: "normal" },
};

function Count({ kind }: { readonly kind: EntityKind }) {
  const league = useLeague();
  const live = useLive(league, kind);
  if (live.status === "loading") return <Skeleton variant="text" width={72} />;
  if (live.status === "failed") return "Could not be counted";
  return recordsInWords(kind, live.value.records.length);
}
