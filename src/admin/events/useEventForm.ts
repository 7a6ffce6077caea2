import { useMemo } from "react";
import { useWatch } from "react-hook-form";
import { readLine, writeLine } from "@/domain/meet/lines";
import type { Entry } from "@/domain/meet/meet";
import { placesOf } from "@/domain/meet/places";
import { eventId } from "@/domain/meet/timetable";
import { newMeta, type RecordOf } from "@/records/record";
import {
  meetSeasonOf,
  type HeldEvent,
  type HeldMeet,
  type MeetSeason,
} from "@/domain/season/meets";
import { useRecords } from "../live/useLive";
import { usePastSeason } from "../live/pastSeason";
import { useSuggestions } from "../fields/suggestions";
import type { FormValues } from "../fields/values";

/** The event that the form is about, as it would stand with what is typed. */
export interface EventForm {
  readonly entries: readonly Entry[];
  /** Null where the meet's timetable has no such event. */
  readonly held: HeldEvent | null;
  readonly meet: HeldMeet | null;
  readonly season: MeetSeason;
}

const asText = (value: unknown) => (typeof value === "string" ? value : "");

/** The entries in the lines of the form's field. */
export const entriesOf = (value: unknown): Entry[] =>
  asText(value)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map(readLine);

/** The field's value of these entries. */
export const asField = (entries: readonly Entry[]) => entries.map(writeLine).join("\n");

/** The same entries with the places that follow from their marks. */
export function withPlaces(
  entries: readonly Entry[],
  by: HeldEvent["by"],
  relay: boolean,
): Entry[] {
  const bare = entries.map((entry) => ({ ...entry, place: null }));
  const placed = placesOf({ name: "", by, relay, entries: bare });
  return bare.map((entry) => ({
    ...entry,
    place: placed.find((one) => one.entry === entry)?.place ?? null,
  }));
}

/** What the form's values mean in their meet. */
export function useEventForm(): EventForm {
  const { league } = useSuggestions();
  const [meet, number, lines] = useWatch<FormValues>({ name: ["meet", "number", "lines"] });
  const meets = useRecords(league, "meets");
  const events = useRecords(league, "events");
  const teams = useRecords(league, "teams");
  const past = usePastSeason()?.id;
  return useMemo(() => {
    const id = asText(meet);
    const own = Number(asText(number));
    const entries = entriesOf(lines);
    const others = events.filter((one) => one.meet !== id || one.number !== own);
    const typed: RecordOf<"events"> = {
      ...newMeta,
      id: eventId(id, own),
      meet: id,
      number: own,
      lines: entries.map(writeLine),
    };
    const season = meetSeasonOf(league, { meets, events: [...others, typed], teams }, past);
    const held = season.meets.find((one) => one.meet.id === id) ?? null;
    return {
      entries,
      season,
      meet: held,
      held: held?.events.find((one) => one.number === own) ?? null,
    };
  }, [league, meets, events, teams, past, meet, number, lines]);
}
