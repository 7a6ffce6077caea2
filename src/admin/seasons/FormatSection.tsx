import Typography from "@mui/material/Typography";
import { useState } from "react";
import TextField from "@mui/material/TextField";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import { emptyEntity } from "@/records/record";
import { type SeasonRecords, type Table, competitionOf } from "@/domain/season/competition";
import { partsBySize } from "@/domain/season/split";
import { partNames } from "@/domain/season/partWords";
import { formatOf, NO_FORMAT_CHOICE, type FormatChoice } from "@/domain/season/format";
import { choiceOf, writeFormat } from "@/domain/season/formatText";
import type { League, Season, Split } from "@/domain/league/league";
import { lastClosed } from "@/domain/season/nextSeason";
import { settingsOf } from "@/domain/season/seasons";
import { useSeasonRecords } from "../season-mode/useSeasonState";
import { recordsAfter } from "../impact/change";
import { Impact } from "../impact/Impact";
import { Section } from "../parts/Section";
import { Cards } from "../parts/Cards";
import { FormatFields } from "./FormatFields";
import { formatChanges, formatInWords, formatProblems, playedSoFar } from "./formatWords";
import { RuleSection } from "./RuleSection";
import { useLeague } from "@/ui/leagueContext";
import { orderInWords, type RulePack } from "@/domain/table/pack";
import { bracketOf } from "@/domain/season/bracket";
import { awaited } from "@/domain/bracket/awaited";
import type { Side } from "@/domain/bracket/slot";

/**
 * The section with the current season's format and rules, with fields to change them; empty in a league of meets, which
 * has neither matches nor groups.
 */
export function FormatSection() {
  const league = useLeague();
  const records = useSeasonRecords(league);
  if (!records || league.game.scoreFormat === null) return null;
  return <Editor records={records} />;
}

interface EditorProps {
  readonly records: SeasonRecords;
}

/** Returns the stored text of a format; "" if it is the league's default format. */
function stored(league: League, said: FormatChoice): string {
  const text = writeFormat(said);
  return text === writeFormat(choiceOf(formatOf(league, NO_FORMAT_CHOICE))) ? "" : text;
}

/**
 * Returns the season before if the current one has the same format and rules, otherwise null. A season that an
 * administrator opened begins with those of the season before.
 */
function takenOverFrom(league: League, { seasons }: SeasonRecords): Season | null {
  const before = lastClosed(league, seasons);
  if (!before) return null;
  const now = settingsOf(league, seasons, undefined);
  return now.format === before.format && now.pack === before.pack ? before : null;
}

function Editor({ records }: EditorProps) {
  const league = useLeague();
  const [season] = league.seasons;
  const settings = settingsOf(league, records.seasons, undefined);
  const now = formatOf(league, settings);
  const [edited, setEdited] = useState<{ said: FormatChoice; pack: string } | null>(null);
  const { said, pack } = edited ?? { said: choiceOf(now), pack: now.pack.id };
  const problems = formatProblems(said);
  const isPlayable = Object.keys(problems).length === 0;
  const isOther = stored(league, said) !== stored(league, choiceOf(now));
  const changes = {
    ...(isOther && { format: stored(league, said) }),
    ...(pack !== now.pack.id && { pack }),
  };
  const isChanged = Object.keys(changes).length > 0;
  const known = records.seasons.find((one) => one.id === season.id);
  const entity = { ...(known ?? emptyEntity("seasons")), ...settings, ...changes };
  const impact = { kind: "seasons", id: season.id, entity } as const;
  const after = isPlayable ? recordsAfter(records, impact) : records;
  const wanted = formatOf(league, isPlayable ? entity : settings);
  const effects = isChanged && isPlayable ? formatChanges(league, records, after) : [];
  const played = playedSoFar(records);
  const before = takenOverFrom(league, records);

  return (
    <RuleSection
      action="Use this format"
      isEdited={edited !== null}
      lead={
        <>
          {formatInWords(now, league.game)}{" "}
          {before && `This and the rules were taken over from ${before.label}. `}
          {played === 0
            ? "Choose it before the first match."
            : "The season has begun: you see first what a change does to it."}{" "}
          Earlier seasons keep the format they were played under.
        </>
      }
      onEnd={() => setEdited(null)}
      preview={
        <>
          {isOther && <FormatPreview records={after} words={formatInWords(wanted, league.game)} />}
          <Impact
            change={impact}
            quiet={isOther}
            title={isOther ? "And for the teams" : "If you change the rules now"}
          />
          {settings.table === "kept" && (
            <Typography variant="lead">
              The table is kept by hand: the rules order its rows, and count nothing.
            </Typography>
          )}
        </>
      }
      records={records}
      saved={
        isOther
          ? `${season.label} has a new format.`
          : `The table of ${season.label} follows “${wanted.pack.title}” now.`
      }
      title={`How ${season.label} is played`}
      effects={effects}
      wanted={isChanged && isPlayable ? changes : null}
    >
      {(busy) => (
        <>
          <FormatFields
            disabled={busy}
            onChange={(next) => setEdited({ said: next, pack })}
            problems={problems}
            said={said}
          />
          <RulesField
            chosen={pack}
            disabled={busy}
            onChange={(next) => setEdited({ said, pack: next })}
          />
        </>
      )}
    </RuleSection>
  );
}

/** Returns the criteria of a rule pack that no result contains. */
const outsideOf = ({ stages }: RulePack): readonly string[] =>
  stages
    .flatMap(({ criteria }) => criteria)
    .filter(({ key }) => key === "seed")
    .map(({ words }) => words);

interface RulesFieldProps {
  /** The id of the chosen rule pack. */
  readonly chosen: string;
  readonly disabled: boolean;
  readonly onChange: (pack: string) => void;
}

/** The field for the rules of a season's table; empty if the sport has only one rule pack. */
function RulesField({ chosen, disabled, onChange }: RulesFieldProps) {
  const league = useLeague();
  const { pack } = formatOf(league, { ...NO_FORMAT_CHOICE, pack: chosen });
  const outside = outsideOf(pack);
  if (league.game.packs.length < 2) return null;
  return (
    <>
      <TextField
        sx={{ maxWidth: "30rem" }}
        disabled={disabled}
        helperText={`Order: ${orderInWords(pack)}.`}
        label="Rules"
        onChange={({ target }) => onChange(target.value)}
        select
        slotProps={{ select: { native: true } }}
        value={pack.id}
      >
        {league.game.packs.map(({ id, title, edition }) => (
          <option key={id} value={id}>
            {title}, {edition}
          </option>
        ))}
      </TextField>
      {outside.length > 0 && (
        <Typography variant="lead">
          Results do not contain {outside.join(" or ")}: where only that could part teams, they
          share the place until the organiser enters a lot in their rows.
        </Typography>
      )}
    </>
  );
}

interface FormatPreviewProps {
  /** The season's records with the new format. */
  readonly records: SeasonRecords;
  /** The format in a sentence. */
  readonly words: string;
}

/** The number of matches shown of the first knock-out round. */
const SHOWN_TIES = 16;

/** Splits a table into lists of places: one list, or one for each part if the table parts. */
function shownParts({ group, lines, goOn, parts }: Table, split: Split | undefined) {
  if (!split || group !== "")
    return [{ lines, goOn, from: 1, title: group === "" ? "Table" : `Group ${group}` }];
  const sizes = parts ?? split.sizes;
  const names = partNames(sizes);
  let from = 1;
  return partsBySize(lines, { sizes }).map((part, at) => {
    const shown = { lines: part, goOn, from, title: names[at] ?? "" };
    from += part.length;
    return shown;
  });
}

/** A preview of another format: the tables and the first round of the knock-out that it would give. */
function FormatPreview({ records, words }: FormatPreviewProps) {
  const league = useLeague();
  const competition = competitionOf(league, records);
  const { split } = competition.format;
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
        {competition.tables
          .flatMap((table) => shownParts(table, split))
          .map(({ title, from, lines, goOn = 0 }) => (
            <li key={title}>
              <Section panel title={title}>
                <Box component="ol" start={from} sx={{ paddingInlineStart: 5 }}>
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
                {first.slice(0, SHOWN_TIES).map(({ slot, state }) => (
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
