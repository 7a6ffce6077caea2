import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { bracketOf } from "@/domain/season/bracket";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { awaited } from "@/domain/bracket/awaited";
import type { Side } from "@/domain/bracket/slot";
import { Section } from "../parts/Section";
import { Cards } from "../parts/Cards";
import { useLeague } from "@/ui/where";

interface FormatPreviewProps {
  /** As they would be. */
  readonly records: SeasonRecords;
  /** The format in a sentence. */
  readonly words: string;
}

/** Number of knock-out matches shown: the first round says who meets whom. */
const SHOWN = 16;

/** The tables and the first round of the knock-out as another format would make them of the season. */
export function FormatPreview({ records, words }: FormatPreviewProps) {
  const league = useLeague();
  const competition = competitionOf(league, records);
  const ties = bracketOf(competition, records.results);
  const slots = ties.map(({ slot }) => slot);
  const first = ties.filter(({ slot }) =>
    [slot.a, slot.b].some((from) => typeof from === "object" && "group" in from),
  );
  const side = (of: Side) => {
    if ("team" in of) return of.team;
    if ("bye" in of) return "no opponent";
    return of.asItStands ?? awaited(of.waiting, slots);
  };
  return (
    <Stack spacing={4}>
      <Typography variant="lead">{words}</Typography>
      <Cards least={220}>
        {competition.tables.map(({ group, lines, goOn = 0 }) => (
          <li key={group}>
            <Section panel title={group === "" ? "Table" : `Group ${group}`}>
              <Box component="ol" sx={{ paddingInlineStart: 5 }}>
                {lines.map(({ row, rank }) => (
                  <li key={row.team}>
                    {rank !== null && rank <= goOn ? <b>{row.team}</b> : row.team}
                  </li>
                ))}
              </Box>
            </Section>
          </li>
        ))}
        {first.length > 0 && (
          <li>
            <Section panel title="First round, as it stands">
              <ul role="list">
                {first.slice(0, SHOWN).map(({ slot, state }) => (
                  <li key={slot.id}>
                    <b>{slot.name}</b>: {side(state.a)} v {side(state.b)}
                  </li>
                ))}
              </ul>
            </Section>
          </li>
        )}
      </Cards>
    </Stack>
  );
}
