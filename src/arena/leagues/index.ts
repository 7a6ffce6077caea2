import type { League } from "@/domain/league/league";
import { mal } from "./mal";
import { mbl } from "./mbl";
import { mcl } from "./mcl";
import { mls } from "./mls";
import { mltl } from "./mltl";
import { mttl } from "./mttl";
import { mvl } from "./mvl";
import { studentWeekFootball } from "./studentWeekFootball";

/** All built-in leagues. A new league is one new file and one line here. */
export const leagues: readonly League[] = [
  mls,
  mbl,
  mvl,
  mal,
  mcl,
  mttl,
  mltl,
  studentWeekFootball,
];
