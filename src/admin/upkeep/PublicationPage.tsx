import { viewPath } from "@/leagues/adminPaths";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Link } from "@/ui/Link";
import { keptKinds } from "./keptKinds";
import { PublicationCard } from "./PublicationCard";
import { PublishAll } from "./PublishAll";

import { Cards } from "../parts/Cards";
import { useLeague } from "@/ui/where";

/** Whether visitors are shown what the database holds, and the way to put it right. */
export function PublicationPage() {
  const league = useLeague();
  const [round, setRound] = useState(0);
  return (
    <>
      <Typography variant="lead">
        Visitors read published copies, so that a visit costs little: one with all lists and tables
        of the league, and one of each kind of record for what the details show. Every save keeps
        them up to date; here you see whether they are, and can make them again. Records of an older
        site: <Link to={viewPath(league, "home")}>import from the old site</Link>.
      </Typography>
      <PublishAll onPublished={() => setRound((count) => count + 1)} />
      <Cards key={round}>
        <PublicationCard />
        {keptKinds(league).map((kind) => (
          <PublicationCard key={kind} kind={kind} />
        ))}
      </Cards>
    </>
  );
}
