import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { RecordOf } from "@/records/record";
import { formatKickOff } from "@/domain/time";
import { arena } from "@arena/arena";
import type { Season } from "@/domain/league/league";
import { isClosed, isUnderWay } from "@/domain/season/nextSeason";
import { pastSearch } from "../live/pastSeason";
import { sectionsOf } from "../sections";
import { Link } from "@/ui/Link";
import { AddPastSeason } from "./AddPastSeason";
import { CloseSeasonDialog } from "./CloseSeasonDialog";
import { isOfLeague } from "@/records/kinds";
import { RenameDialog } from "./RenameDialog";
import { Cards } from "../parts/Cards";
import { Section } from "../parts/Section";
import { useLeague } from "@/ui/where";

interface PastSeasonsProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** The seasons before: how each ended, and the way to its records. */
export function PastSeasons({ records }: PastSeasonsProps) {
  const league = useLeague();
  const [opened, setOpened] = useState<{ what: "file" | "rename"; season: Season } | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const [, ...past] = league.seasons;
  const close = () => setOpened(null);
  return (
    <Section title="Past seasons">
      {past.length === 0 && (
        <Typography variant="lead">
          None yet. Closing the running season makes one; one from before this site can be added.
        </Typography>
      )}
      <Cards>
        {past.map((season) => {
          const record = records.find((one) => one.id === season.id);
          return (
            <Paper component="li" key={season.id} variant="panel">
              <Typography variant="h3">{season.label}</Typography>
              <Typography variant="lead">{endOf(record)}</Typography>
              <Stack component="ul" direction="row" spacing={3} role="list">
                {sectionsOf(league)
                  .filter(({ kind }) => kind && !isOfLeague(kind))
                  .map(({ id: section, name, path }) => (
                    <li key={section}>
                      <Link to={path + pastSearch(season)}>
                        {name}
                        <span className="visually-hidden"> of {season.label}</span>
                      </Link>
                    </li>
                  ))}
              </Stack>
              <Stack direction="row" spacing={3}>
                <Button onClick={() => setOpened({ what: "rename", season })}>
                  Rename<span className="visually-hidden"> {season.label}</span>
                </Button>
                {!isClosed(record) && !(record && isUnderWay(record)) && (
                  <Button onClick={() => setOpened({ what: "file", season })}>
                    Close {season.label}
                  </Button>
                )}
              </Stack>
            </Paper>
          );
        })}
      </Cards>
      <Stack direction="row" sx={{ marginBlockStart: 3 }}>
        <Button onClick={() => setIsAdding(true)} variant="outlined">
          Add a past season
        </Button>
      </Stack>
      {isAdding && <AddPastSeason onClose={() => setIsAdding(false)} records={records} />}
      {opened?.what === "rename" && (
        <RenameDialog onClose={close} records={records} season={opened.season} />
      )}
      {opened?.what === "file" && (
        <CloseSeasonDialog into={opened.season} onClose={close} season={opened.season} />
      )}
    </Section>
  );
}

/** How it ended, as far as that is known. */
function endOf(record: RecordOf<"seasons"> | undefined): string {
  const day = formatKickOff(record?.closed ?? null, arena.timeZone)?.full;
  const champion = record?.champion ? `Champion: ${record.champion}.` : "No champion is named.";
  if (record && isUnderWay(record)) return `Its closing is not done. ${champion}`;
  if (day && record?.ended === null) return `Ended ${day.replace(/,.*/, "")}. ${champion}`;
  if (day) return `Closed ${day}. ${champion}`;
  return isClosed(record)
    ? champion
    : "Nobody has closed it: what is not filed counts as the running season’s.";
}
