import Button from "@mui/material/Button";
import { Suspense } from "react";
import { foldName, sameName, slugOf, compareNames } from "@/domain/names";
import { groundNamed, groundOf, type Ground } from "@/domain/schedule/ground";
import { hoursPattern } from "@/domain/schedule/groundPatterns";
import { viewPath } from "@/leagues/adminPaths";
import type { GroundFields } from "@/records/grounds/schema";
import type { RecordOf } from "@/records/record";
import { laterPage, laterPart } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { dayInWords, dayOf } from "@/domain/day";
import { amountOf } from "@/domain/wording";
import { Chip } from "@/ui/Chip";
import { workViewNames } from "../address/workViews";
import type { FormContext } from "../kind/formContext";
import { defineAdminKind } from "../kind/kind";
import { listedSports } from "../kind/listedSports";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";

/** Returns the other grounds of the arena. In the form of a ground, `alike` always holds grounds. */
const othersIn = ({ alike, id }: FormContext): readonly Ground[] =>
  (alike as readonly RecordOf<"grounds">[]).filter((one) => one.id !== id).map(groundOf);

/** Checks that no other ground has or had this name, because matches find their ground by its name. */
function nameProblem({ name }: GroundFields, others: readonly Ground[]): string | undefined {
  if (!groundNamed(name, others)) return undefined;
  return others.some((one) => sameName(one.name, name))
    ? "Another ground has this name"
    : "Another ground had this name before, and its matches still use it";
}

function hoursProblem({ hours }: GroundFields): string | undefined {
  const [opens, closes] = hours.split("-");
  return hours === "" || (hoursPattern.test(hours) && opens !== closes)
    ? undefined
    : "Give both times, such as 08:00 and 22:00; they must not be the same";
}

// Loaded on demand: it saves in steps, and their progress bar imports all kinds.
const OfferGrounds = laterPart(() => import("./OfferGrounds"));

/** The notice above the list of grounds: offers to add grounds that are missing. */
const Notes = () => (
  <Suspense fallback={null}>
    <OfferGrounds />
  </Suspense>
);

/** A link to the page with the week of all grounds. */
function WeekButton() {
  return (
    <Button component={Link} to={viewPath(useLeague(), "week")}>
      {workViewNames.week}
    </Button>
  );
}

/** How grounds are listed, edited and pasted in the administration. */
export const grounds = defineAdminKind<"grounds">({
  title: ({ name }) => name,
  saved: "Ground saved",
  list: { of: listedGrounds, hasPage: true, Buttons: WeekButton, Notes },
  form: {
    plan: [
      { legend: "Ground", names: ["name", "place", "link", "note", "sports"] },
      { legend: "Open", names: ["courts", "hours", "closed"] },
      { legend: "Former names", names: ["formerNames"], folded: true },
    ],
    helps: {
      place: "Visitors read it: the street, the gate, the bus stop",
      link: "The address of a map that shows the place",
      note: "Visitors read it: no names or numbers of persons",
      courts: "How many courts, tables or boards it has; 1 if left empty",
    },
    controls: {
      sports: laterPage(() => import("../fields/SportsControl")),
      hours: laterPage(() => import("./HoursControl")),
      closed: laterPage(() => import("./ClosedControl")),
    },
    problems: (_, ground, around) => ({
      name: nameProblem(ground, othersIn(around)),
      hours: hoursProblem(ground),
    }),
    // The id is part of the address of the ground's page, so it should be readable.
    idOfNew: ({ name }, id, around) => freeId(name, id, around),
  },
  paste: { keys: ({ name, formerNames }) => [name, ...formerNames].map(foldName) },
  hiddenInRecentChanges: true,
  consequences: () => ["Matches that name it keep the name, and visitors find no page of it."],
});

/** Returns the id of a new ground: its name as a slug, or `spare` if that is empty or taken. */
function freeId(name: string, spare: string, { alike }: FormContext): string {
  const slug = slugOf(name);
  return slug === "" || alike.some(({ id }) => id === slug) ? spare : slug;
}

/** Names the first closure that is not over: "Closed Thu 24 Dec to Sat 2 Jan"; '' if there is none. */
function closedInWords(record: RecordOf<"grounds">): string {
  const today = dayOf(Date.now(), arena.timeZone) ?? "";
  const next = groundOf(record).closed.find(({ to }) => to >= today);
  if (!next) return "";
  const [from, to] = [dayInWords(next.from).short, dayInWords(next.to).short];
  return next.from === next.to ? `Closed ${from}` : `Closed ${from} to ${to}`;
}

/** The list of grounds: its columns, filters, search and order. */
function listedGrounds(): ListDefinition<"grounds"> {
  return {
    columns: [
      {
        id: "name",
        label: "Ground",
        order: ({ name }) => foldName(name),
        cell: ({ name }) => name,
      },
      listedSports.column,
      {
        id: "place",
        label: "Place",
        onCard: "plain",
        named: true,
        order: ({ place }) => foldName(place),
        cell: ({ place }) => place,
      },
      {
        id: "courts",
        label: "Room for",
        onCard: "plain",
        order: ({ courts }) => courts ?? 1,
        cell: ({ courts }) => `${amountOf(courts ?? 1, "match", "matches")} at a time`,
      },
      {
        id: "hours",
        label: "Open",
        extra: true,
        order: ({ hours }) => hours || null,
        cell: ({ hours }) => hours.replace("-", " to "),
      },
      {
        id: "closed",
        label: "Closed",
        onCard: "plain",
        order: (ground) => groundOf(ground).closed.at(-1)?.to ?? null,
        cell: (ground) => closedInWords(ground) && <Chip>{closedInWords(ground)}</Chip>,
      },
      updatedColumn(),
    ],
    filters: [listedSports.filter],
    searchText: ({ name, formerNames, place, note }) =>
      [name, ...formerNames, place, note].join(" "),
    naturalOrder: (records) => [...records].sort((a, b) => compareNames(a.name, b.name)),
  };
}
