import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useLeague } from "@/ui/leagueContext";
import { emptyEntity, type RecordOf } from "@/records/record";
import type { Player } from "@/records/players/schema";
import type { SeasonRecords } from "@/domain/season/competition";
import { playersByResults } from "@/domain/season/figures";
import type { League } from "@/domain/league/league";
import { dayInWords, dayOf, isDay } from "@/domain/day";
import { sameName } from "@/domain/names";
import { enumerated, lowerFirst } from "@/domain/wording";
import { firstDayAway, whyNotMoved } from "@/domain/people/transfers";
import { arena } from "@arena/arena";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { ControlProps } from "../fields/control";
import { ClubControl } from "../form/ClubControl";
import { Field } from "../form/Field";
import { FigureDialog } from "../form/FigureDialog";
import { FormFrame } from "../form/FormFrame";
import { FormImpact } from "../form/FormImpact";
import { FormSection, MoreFields, WholeLine } from "../form/FormSection";
import { RenameNotice } from "../form/RenameNotice";
import { useFigureQuestion } from "../form/useFigureQuestion";
import { useFigureStart } from "../form/useFigureStart";
import { useFormerName } from "../form/useFormerName";
import { useRecordForm } from "../form/useRecordForm";
import { logoField } from "../kind/clubFields";
import { usesOfPlayer } from "../kind/nameUses";
import type { FormRules, RecordFormProps } from "../kind/form";
import { ListSkeleton } from "../parts/ListSkeleton";
import { modeOf, useSeasonRecords } from "../season-mode/useSeasonState";
import type { FigureStart, QuestionOf } from "../kind/figures";
import { toEntity, type FormValues } from "../fields/values";
import { useClubs } from "../kind/useClubs";
import { usePastSeason } from "../live/pastSeason";
import { useRecords } from "../live/useLive";
import { FirstDay } from "../parts/FirstDay";
import { playerSections } from "./fields";
import { playerWarnings } from "./warnings";

const rules: FormRules<"players"> = {
  warnings: playerWarnings,
  next: ({ club, teamLogo }) => ({ club, teamLogo }),
};

const ofClub = [logoField("teamLogo")];
const OwnClub = (props: ControlProps) => <ClubControl fills={ofClub} {...props} />;

/** The form of a player, with the figures computed from results. */
export default function PlayerForm(props: RecordFormProps<"players">) {
  const start = useFigureStart("players", props.start, startOfPlayer);
  if (!start) return <ListSkeleton label="Loading the player" />;
  return <LoadedPlayerForm {...props} start={start} />;
}

function LoadedPlayerForm(props: RecordFormProps<"players">) {
  const { start } = props;
  const sections = playerSections(useLeague().game);
  const record = useRecordForm("players", props, rules);
  const { form, around } = record;
  const former = useFormerName(form, start.record);
  const figures = useFigureQuestion("players", playerQuestion, record);
  return (
    <>
      <FormFrame onSubmit={figures.submit} record={record}>
        {former !== "" && (
          <RenameNotice around={around} followers={usesOfPlayer} former={former} kind="players" />
        )}
        <FormSection legend="Player" names={sections.player}>
          <Field name="name" />
          <Field as={OwnClub} name="club" />
          <Field name="jersey" width="half" />
          <Field name="position" width="half" />
          <WholeLine>
            <ClubMove player={start.record} />
          </WholeLine>
        </FormSection>
        <FormSection legend="Figures" names={sections.figures}>
          {sections.figures.map((name) => (
            <Field key={name} name={name} />
          ))}
          <CountedNote />
        </FormSection>
        <FormSection legend="Picture" names={sections.picture} />
        <FormSection folded legend="Suspension" names={sections.suspension} />
        <FormSection folded legend="Former names and clubs" names={sections.former} />
        <FormSection folded legend="Club logo for this player alone" names={sections.logo} />
        <MoreFields besides={Object.values(sections).flat()} />
        <FormImpact around={around} kind="players" />
      </FormFrame>
      <FigureDialog figures={figures} />
    </>
  );
}

/** A note below the figures of a season that counts them: which are counted, and what changes them. */
function CountedNote() {
  const league = useLeague();
  const season = useSeasonRecords(league);
  if (!season || modeOf(league, season, "players") === "kept") return null;
  const counted = league.game.statistics.filter(({ fromResults }) => fromResults);
  if (counted.length === 0) return null;
  return (
    <WholeLine>
      <Typography variant="note">
        Counted from results: {enumerated(counted.map(({ label }) => lowerFirst(label)))}. To change
        them, correct a result; another figure here asks whether you keep all players’ figures by
        hand.
      </Typography>
    </WholeLine>
  );
}

type Players = readonly RecordOf<"players">[];

const unsaved = {
  ...emptyEntity("players"),
  id: "",
  version: 0,
  updatedAt: null,
  season: "",
  corrected: "",
  unconfirmed: false,
};

/** Returns the player with the figures that the results give for the name and club, not those of the record. */
function madePlayer(
  league: League,
  player: Player & { readonly id: string },
  players: Players,
  records: SeasonRecords,
): Player {
  const others = players.filter(({ id }) => id !== player.id);
  const made = playersByResults(league, [...others, { ...unsaved, ...player }], records.results);
  return made.at(-1) ?? player;
}

/** Makes the start of the form: in a season with computed figures, with the figures from its results. */
const startOfPlayer: FigureStart<"players"> = (league, start, season, read) => {
  if (modeOf(league, season, "players") === "kept") return start;
  const { id, entity } = start;
  return {
    ...start,
    entity: { ...entity, ...madePlayer(league, { ...entity, id }, read, season) },
  };
};

/** Makes the question about typed figures that differ from the results, in a season with computed figures. */
const playerQuestion: QuestionOf<"players"> = (asked) => {
  const { league, id, values, opened, season, read } = asked;
  if (modeOf(league, season, "players") === "kept") return null;
  const player = toEntity("players", values);
  const made = madePlayer(league, { ...player, id }, read, season);
  const typed = league.game.statistics.filter(
    ({ key, fromResults }) =>
      fromResults && values[key] !== opened[key] && player[key] !== made[key],
  );
  if (typed.length === 0) return null;
  const figures = typed.map(({ key, label }) => ({
    label,
    typed: player[key],
    computed: made[key],
  }));
  return { figureSet: "players", who: player.name, figures, adjust: null };
};

/**
 * A note under the club of a stored player. If another club is chosen there, that is a transfer from today on, noted
 * among the former clubs, so that earlier results stay with the old club. The user can change its day, or say that it
 * is no transfer; this choice stays until another club is chosen.
 */
function ClubMove({ player }: { readonly player: RecordOf<"players"> | null }) {
  const league = useLeague();
  const isPast = usePastSeason() !== undefined;
  const clubs = useClubs(league);
  // A transfer is from today on, so there are none in a past season.
  if (isPast || !player || !findClub(clubs, player.club)) return null;
  return <OfPlayer clubs={clubs} noun={league.clubNoun} player={player} />;
}

interface OfPlayerProps {
  readonly clubs: readonly ResolvedClub[];
  readonly noun: League["clubNoun"];
  readonly player: RecordOf<"players">;
}

/**
 * Splits the former clubs in the form into the line of this transfer, undefined if there is none, and the other lines.
 * A line is "YYYY-MM-DD Club".
 */
function noteIn(values: FormValues, player: RecordOf<"players">) {
  const lines = toEntity("players", values).formerClubs;
  const line = lines.find(
    (one) =>
      !player.formerClubs.includes(one) &&
      isDay(one.slice(0, 10)) &&
      sameName(one.slice(11), player.club),
  );
  return { others: lines.filter((one) => one !== line), line };
}

function OfPlayer({ clubs, noun, player }: OfPlayerProps) {
  const form = useFormContext<FormValues>();
  const [club] = useWatch({ control: form.control, name: ["club", "formerClubs"] });
  const [now] = useState(Date.now);
  const today = dayOf(now, arena.timeZone) ?? "";
  const first = firstDayAway([player.club], useRecords(useLeague(), "results"), today);
  const to = findClub(clubs, typeof club === "string" ? club : "")?.name ?? "";
  const isMoved = to !== "" && !sameName(to, player.club);

  const note = useCallback(
    (on: string | null) => {
      const { others } = noteIn(form.getValues(), player);
      const lines = on === null ? others : [...others, `${on} ${player.club}`];
      form.setValue("formerClubs", lines.join("\n"), { shouldDirty: true });
    },
    [form, player],
  );
  useEffect(
    () =>
      form.subscribe({
        name: "club",
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name !== "club") return;
          const next = findClub(clubs, String(values["club"] ?? ""))?.name ?? "";
          const goes = next !== "" && !sameName(next, player.club);
          const { line } = noteIn(values, player);
          if (goes === (line !== undefined)) return;
          if (!goes) note(null);
          else if (whyNotMoved(player, { club: next, on: first }, now) === "") note(first);
        },
      }),
    [form, clubs, player, note, now, first],
  );
  if (!isMoved) return null;

  const on = noteIn(form.getValues(), player).line?.slice(0, 10);
  if (on === undefined) {
    const canBeNoted = whyNotMoved(player, { club: to, on: first }, now) === "";
    return (
      <Alert
        action={canBeNoted && <Button onClick={() => note(first)}>Note a move</Button>}
        severity="info"
      >
        <span role="status">
          No move is noted: what {player.name} did for {player.club} counts for {to}.
        </span>
      </Alert>
    );
  }
  return (
    <Alert severity="info">
      <Stack spacing={3}>
        <span role="status">
          {player.name} moves to {to} on {dayInWords(on).full}. What was before stays with{" "}
          {player.club}.
        </span>
        <FirstDay
          on={on}
          onChange={note}
          why={(day) => whyNotMoved(player, { club: to, on: day }, now)}
        />
        <Button onClick={() => note(null)}>The {noun} was wrong: no move</Button>
      </Stack>
    </Alert>
  );
}
