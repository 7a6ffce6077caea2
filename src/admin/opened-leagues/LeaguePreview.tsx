import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { pageNames } from "@/domain/league/pages";
import { shownEntries } from "@/leagues/registry";
import { sameName } from "@/domain/names";
import { namedSport } from "@/sports/other/looks";
import { sportEntryOf } from "@/sports/sports";
import { menu } from "@arena/menu";
import { Section } from "../parts/Section";
import { openingPages, type OpeningValues } from "./opening";

/** The sport's part of the menu, and the head of the league's home, as they will be. @param values completed ones */
export function LeaguePreview({ values }: { readonly values: OpeningValues }) {
  const { section, name, season, pages, own: said } = values;
  const sport = namedSport(sportEntryOf(values.sport), said);
  const beside = shownEntries().filter(
    (one) => sameName(sportEntryOf(one.sport).name, sport.name) && one.section === undefined,
  );
  const own = name.trim() || "The new league";
  const leagues =
    section === "" ? [...beside.map((one) => one.name), own] : beside.map((one) => one.name);
  const entries = [
    ...(leagues.length > 1 ? leagues : leagues.map((one) => (one === own ? own : menu.leagues))),
    // A sport without addresses of its own has a section only where a league is in it.
    ...menu.sections
      .filter(({ id }) => sport.path !== undefined || id === section)
      .map((one) => one.name),
  ];
  const inSection = menu.sections.find(({ id }) => id === section)?.name;
  const isNew = (entry: string) => entry === own || entry === inSection;
  const tabs = [
    "Home",
    ...openingPages.filter((page) => pages.includes(page)).map((page) => pageNames[page]),
  ];
  return (
    <Section title="How it will look">
      <Box sx={two}>
        <Paper variant="panel">
          <Typography variant="overline">{sport.name} in the menu</Typography>
          <Box component="ul" role="list" sx={{ display: "grid", gap: 1 }}>
            {entries.map((entry) => (
              <Typography component="li" key={entry} sx={{ fontWeight: isNew(entry) ? 650 : 400 }}>
                {entry}
                {isNew(entry) && entry !== own && ` → ${own}`}
              </Typography>
            ))}
          </Box>
        </Paper>
        <Paper variant="panel">
          <Typography variant="overline">{season}</Typography>
          <Typography sx={{ overflowWrap: "anywhere" }} variant="h3">
            {own}
          </Typography>
          <Typography variant="note">{tabs.join(" · ")}</Typography>
        </Paper>
      </Box>
    </Section>
  );
}

const two = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 18rem), 1fr))",
  gap: 4,
  maxWidth: "60rem",
};
