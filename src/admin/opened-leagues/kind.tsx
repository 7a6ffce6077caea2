import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { foldName } from "@/domain/names";
import { leagues as builtIn } from "@arena/leagues";
import { viewPath } from "@/leagues/adminPaths";
import { paths } from "@/leagues/paths";
import type { LeagueFields } from "@/records/leagues/schema";
import { settingsOfLeague } from "@/domain/league/settings";
import { namedSport } from "@/sports/other/looks";
import { sportEntryOf } from "@/sports/sports";
import { menu } from "@arena/menu";
import { Chip, type ChipTone } from "@/ui/Chip";
import { EmptyState } from "@/ui/EmptyState";
import { laterPage } from "@/ui/later/later";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { workViewNames } from "../address/workViews";
import { defineAdminKind } from "../kind/kind";
import { updatedColumn } from "../kind/cells";
import type { ListDefinition } from "../kind/column";
import { Bullets } from "../parts/Bullets";
import { Section } from "../parts/Section";

/** The name and colour of each state of a league, in the order of the list. */
const states: readonly (readonly [state: string, label: string, tone: ChipTone])[] = [
  ["open", "Open", "success"],
  ["closed", "Closed", "neutral"],
  ["removed", "Removed", "error"],
];

/** Returns the index of a state in that order (-1 if it is unknown), with its label and tone. */
function stateOf(state: string) {
  const at = states.findIndex(([one]) => one === state);
  const [, label, tone] = states[at] ?? ["", state, "warning" as const];
  return { at, label, tone };
}

/** Returns the sport of a league, with the league's own name for it if there is one. */
const sportOf = (record: LeagueFields) =>
  namedSport(sportEntryOf(record.sport), settingsOfLeague(record).sport);

/** Returns the name of a menu section by its id. */
const sectionName = (id: string): string =>
  menu.sections.find((section) => section.id === id)?.name ?? menu.leagues;

const listed: ListDefinition<"leagues"> = {
  columns: [
    {
      id: "name",
      label: "League",
      order: ({ name }) => foldName(name),
      cell: ({ name }) => name,
    },
    {
      id: "sport",
      label: "Sport",
      onCard: "plain",
      order: (record) => sportOf(record).name,
      cell: (record) => sportOf(record).name,
    },
    {
      id: "state",
      label: "State",
      onCard: "plain",
      order: ({ state }) => state,
      cell: ({ state }) => {
        const { label, tone } = stateOf(state);
        return <Chip tone={tone}>{label}</Chip>;
      },
    },
    {
      id: "section",
      label: "In the menu",
      extra: true,
      order: ({ section }) => sectionName(section),
      cell: ({ section }) => sectionName(section),
    },
    {
      id: "address",
      label: "Address",
      extra: true,
      order: ({ id }) => id,
      cell: ({ id }) => `/${id}`,
    },
    updatedColumn(),
  ],
  filters: [
    {
      id: "sport",
      label: "Sport",
      everything: "All sports",
      choices: (record) => {
        const { name } = sportOf(record);
        return [{ key: foldName(name), label: name }];
      },
    },
    {
      id: "state",
      label: "State",
      everything: "All states",
      choices: ({ state }) => [{ key: state, label: stateOf(state).label }],
    },
  ],
  searchText: ({ id, name, shortName }) => [id, name, shortName].join(" "),
  naturalOrder: (records) =>
    records.toSorted(
      (a, b) =>
        stateOf(a.state).at - stateOf(b.state).at || (foldName(a.name) < foldName(b.name) ? -1 : 1),
    ),
};

/** A link to the page that opens a league. */
function OpenButton() {
  return (
    <Button component={Link} to={viewPath(useLeague(), "open-league")} variant="contained">
      {workViewNames["open-league"]}
    </Button>
  );
}

/** The leagues in the arena's files: they are in the same menus, but only a programmer can change them. */
function BuiltIn() {
  if (builtIn.length === 0) return null;
  return (
    <Box sx={{ mb: 6 }}>
      <Section panel title="Built into this site">
        <Bullets>
          {builtIn.map(({ slug, name }) => (
            <li key={slug}>
              <Link to={paths.dashboard({ slug })}>{name}</Link>
            </li>
          ))}
        </Bullets>
        <p>
          Their settings are in the site’s files. The webmaster changes them and publishes the site
          again.
        </p>
      </Section>
    </Box>
  );
}

/** Shown in place of the list if no league has been opened: those above are not in it. */
const NoneOpened = () => (
  <EmptyState title="No league has been opened here yet">
    “{workViewNames["open-league"]}” opens one without a programmer. It is then listed here.
  </EmptyState>
);

/** How leagues that owners opened are listed and edited in the administration. */
export const leagues = defineAdminKind<"leagues">({
  title: ({ name }) => name,
  saved: "League saved",
  list: { of: () => listed, hasPage: false, Add: OpenButton, Notes: BuiltIn, Empty: NoneOpened },
  form: {
    Form: laterPage(() => import("./LeagueForm")),
    fields: {
      sections: () => ({
        league: ["name", "shortName", "strapline"],
        sport: ["settings"],
        menu: ["section", "order"],
        shown: ["pages", "posters", "championship"],
        opened: ["sport", "season", "score", "state", "openedAt"],
      }),
    },
  },
  hiddenInRecentChanges: true,
  consequences: () => [],
});
