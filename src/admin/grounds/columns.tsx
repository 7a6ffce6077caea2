import { arena } from "@arena/arena";
import { dayInWords, dayOf } from "@/domain/day";
import { compareNames, foldName } from "@/domain/names";
import { groundOf } from "@/domain/schedule/ground";
import type { RecordOf } from "@/records/record";
import { Chip } from "@/ui/Chip";
import { listedSports } from "../kind/listedSports";
import { updatedColumn } from "../kind/cells";
import type { Listed } from "../kind/column";

/** "Closed Thu 24 Dec to Sat 2 Jan", of the closed days that are not over; '' where there is none. */
function closedInWords(record: RecordOf<"grounds">): string {
  const today = dayOf(Date.now(), arena.timeZone) ?? "";
  const next = groundOf(record).closed.find(({ to }) => to >= today);
  if (!next) return "";
  const [from, to] = [dayInWords(next.from).short, dayInWords(next.to).short];
  return next.from === next.to ? `Closed ${from}` : `Closed ${from} to ${to}`;
}

/** How grounds are listed. */
export function listedGrounds(): Listed<"grounds"> {
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
        label: "Matches at a time",
        short: "At a time",
        numeric: true,
        onCard: "labelled",
        order: ({ courts }) => courts ?? 1,
        cell: ({ courts }) => courts ?? 1,
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
    naturalOrder: (grounds) => [...grounds].sort((a, b) => compareNames(a.name, b.name)),
  };
}
