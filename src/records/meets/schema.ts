import { timetablePattern } from "@/domain/meet/patterns";
import { lines, moment, text } from "../field";
import { limits } from "@/domain/limits";
import { schemaOf } from "../schema";

/** A meet (`…Meets/{id}`): a day of events, never a match of two teams. */
export const meetSchema = schemaOf({
  name: text("Name", { required: true }),
  date: moment("Date and time"),
  place: text("Place"),
  status: text("Status", { max: limits.shortText }),
  timetable: lines("Timetable", timetablePattern),
});
