import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useCallback, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { dayInWords, dayOf, isDay } from "@/domain/day";
import { sameName } from "@/domain/names";
import { firstDayAway, whyNotMoved } from "@/domain/people/transfers";
import type { RecordOf } from "@/records/record";
import { arena } from "@arena/arena";
import { findClub, type ResolvedClub } from "@/domain/season/clubs";
import type { League } from "@/domain/league/league";
import { useClubs } from "../kind/useClubs";
import { usePastSeason } from "../live/pastSeason";
import { useRecords } from "../live/useLive";
import { FirstDay } from "../parts/FirstDay";
import { toEntity, type FormValues } from "../fields/values";
import { useLeague } from "@/ui/where";

/**
 * Under the club of a stored player: another club there is a move from today on, noted among the former clubs, so that
 * what was before stays with the club that is left. Its day can be changed, or the move taken back: whoever does has
 * the last word.
 */
export function ClubMove({ player }: { readonly player: RecordOf<"players"> | null }) {
  const league = useLeague();
  const isPast = usePastSeason() !== undefined;
  const clubs = useClubs(league);
  // A transfer happens today: nobody moves in a season that is over.
  if (isPast || !player || !findClub(clubs, player.club)) return null;
  return <OfPlayer clubs={clubs} noun={league.clubNoun} player={player} />;
}

interface OfPlayerProps {
  readonly clubs: readonly ResolvedClub[];
  readonly noun: League["clubNoun"];
  readonly player: RecordOf<"players">;
}

/** What stands in the form about the move: its line, and those that were stored. */
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
