import Box from "@mui/material/Box";
import { arena } from "@arena/arena";
import { competitionOf, type SeasonRecords } from "@/domain/season/competition";
import { dueSplit } from "@/domain/season/dueSplit";
import { partsBySize, writeParts } from "@/domain/season/split";
import { partNames, splitInWords } from "@/domain/season/partWords";
import { formatKickOff } from "@/domain/time";
import { amountOf, capitalised, enumerated } from "@/domain/wording";
import { sameName } from "@/domain/names";
import { useLeague } from "@/ui/leagueContext";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { Cards } from "../parts/Cards";
import { Section } from "../parts/Section";
import { RuleSection } from "./RuleSection";

/**
 * The section that parts the table of the current season, or puts it together again; empty if the season's format does
 * not part the table.
 */
export function PartSection() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || league.game.scoreFormat === null) return null;
  const { split, groups } = competitionOf(league, records).format;
  return split && groups.length === 0 ? <Editor records={records} /> : null;
}

function Editor({ records }: { readonly records: SeasonRecords }) {
  const league = useLeague();
  const [season] = league.seasons;
  const competition = competitionOf(league, records);
  const { settings, format, tables } = competition;
  const { split } = format;
  const [table] = tables;
  if (!split || !table) return null;
  const due = dueSplit(competition);
  const isParted = competition.parts !== null;
  const names = partNames(table.parts ?? split.sizes);
  const parts =
    due?.parts ??
    partsBySize(
      table.lines.map(({ row }) => row.team),
      { sizes: table.parts ?? split.sizes },
    );
  const unknown = parts
    .flat()
    .filter((club) => !records.teams.some(({ name }) => sameName(name, club)));
  const behind = due?.behind ?? [];
  const shared = due?.shared ?? [];
  const lacking = behind.map(({ team, left }) => `${team} (${left})`);
  const on = formatKickOff(settings.splitAt, arena.timeZone)?.full;
  const state = isParted
    ? `It has parted${on ? ` (${on})` : ""}. A correction of an earlier result moves no club.`
    : !due
      ? "Nothing was played yet."
      : behind.length === 0
        ? "Every club has played its matches."
        : `Matches still missing: ${enumerated(lacking)}.`;
  const obstacle = isParted
    ? null
    : shared.length > 0
      ? `${enumerated(shared)} share a place across the line: enter a lot in their rows of the table first.`
      : unknown.length > 0
        ? `Clubs without a record cannot be put into a part: ${enumerated(unknown)}. Add them under Clubs first.`
        : null;
  const effects = isParted
    ? ["All clubs are ranked in one table again"]
    : [
        ...(behind.length > 0
          ? [
              `${capitalised(
                amountOf(
                  behind.reduce((sum, { left }) => sum + left, 0),
                  "missing match",
                  "missing matches",
                ),
              )} will move no club into another part`,
            ]
          : []),
        "No club changes its part any more, whatever its points",
      ];
  const wanted = () =>
    isParted ? { split: [], splitAt: null } : partedNow(writeParts(parts, records.teams));
  return (
    <RuleSection
      action={isParted ? "Put the table together again" : "Part the table"}
      isEdited={false}
      lead={
        <>
          {capitalised(splitInWords(split, "club"))}. {state} {obstacle}
        </>
      }
      onEnd={() => {}}
      records={records}
      saved={
        isParted
          ? `The table of ${season.label} is one again.`
          : `The table of ${season.label} has parted.`
      }
      title="Where the table parts"
      effects={effects}
      wanted={isParted || (due && obstacle === null) ? wanted : null}
    >
      {() => (isParted || due) && <Parts names={names} parts={parts} />}
    </RuleSection>
  );
}

const partedNow = (split: readonly string[]) => ({ split: [...split], splitAt: Date.now() });

interface PartsProps {
  readonly names: readonly string[];
  readonly parts: readonly (readonly string[])[];
}

/** A card for each part, with its clubs. */
function Parts({ names, parts }: PartsProps) {
  return (
    <Cards least={220}>
      {parts.map((clubs, at) => (
        <li key={names[at]}>
          <Section panel title={names[at] ?? ""}>
            <Box
              component="ol"
              start={1 + parts.slice(0, at).flat().length}
              sx={{ paddingInlineStart: 5 }}
            >
              {clubs.map((club) => (
                <li key={club}>{club}</li>
              ))}
            </Box>
          </Section>
        </li>
      ))}
    </Cards>
  );
}
