import { capitalised } from "@/domain/wording";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import type { PageId } from "@/domain/league/league";
import { isOpenable, openablePages, type OpenablePage } from "@/leagues/opening";
import { paths } from "@/leagues/paths";
import { Link } from "@/ui/Link";
import { useChangeSeason } from "../bookkeeping/useBooks";
import { Cards } from "../parts/Cards";
import { Section } from "../parts/Section";
import { useLeague } from "@/ui/where";

/** What a page shows once it is open. */
const shows: Readonly<Record<OpenablePage, string>> = {
  players: "the players with their clubs and figures",
  results: "the results, and a page of each match",
  standings: "the table",
  stats: "the lists of the best players",
  clubs: "the clubs that records name, and a page of each",
  news: "what you announce, the latest first",
  transfers: "which players have moved, from which club to which",
};

interface OpenPagesProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** A switch for each page that begins closed, and what it shows. */
export function OpenPages({ records }: OpenPagesProps) {
  const league = useLeague();
  const { change } = useChangeSeason(league);
  const [saving, setSaving] = useState<OpenablePage | null>(null);
  const open = records.find((one) => one.id === league.seasons[0].id)?.open ?? [];
  // The registry names every page. In the league as it is open they are real already.
  const openable = (Object.keys(league.pages) as PageId[])
    .filter(isOpenable)
    .filter((page) => open.includes(page) || openablePages(league).includes(page));
  if (openable.length === 0) return null;
  const turn = async (page: OpenablePage, isOpen: boolean) => {
    setSaving(page);
    const changed = isOpen ? [...open, page] : open.filter((one) => one !== page);
    const text = `${capitalised(page)} ${isOpen ? "is open" : "is closed"} now.`;
    await change({ seasons: records }, { open: changed }, text);
    setSaving(null);
  };
  return (
    <Section title="Pages that begin closed">
      <Cards>
        {openable.map((page) => {
          const isOpen = open.includes(page);
          return (
            <Paper component="li" key={page} variant="panel">
              <FormControlLabel
                control={
                  <Switch
                    checked={isOpen}
                    disabled={saving !== null}
                    onChange={(_, next) => void turn(page, next)}
                  />
                }
                label={`${capitalised(page)}: ${isOpen ? "open" : "closed"}`}
              />
              <Typography variant="lead">
                {isOpen ? "Visitors see" : "Once open, visitors see"} {shows[page]}.{" "}
                <Link to={paths.page(league, page)}>Look at the page</Link>
              </Typography>
            </Paper>
          );
        })}
      </Cards>
    </Section>
  );
}
