import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import Typography from "@mui/material/Typography";
import { pageNames } from "@/domain/league/pages";
import { shownEntries } from "@/leagues/registry";
import { sportEntryOf } from "@/sports/sports";
import { menu } from "@arena/menu";
import { Section } from "../parts/Section";
import { openingPages, type OpeningValues } from "./opening";

/** The sport's part of the menu, and the head of the league's home, as they will be. @param values completed ones */
export function LeaguePreview({ values }: { readonly values: OpeningValues }) {
  const { sport, section, name, season, pages } = values;
  const beside = shownEntries().filter((one) => one.sport === sport && one.section === undefined);
  const own = name.trim() || "The new league";
  const leagues =
    section === "" ? [...beside.map((one) => one.name), own] : beside.map((one) => one.name);
  const entries = [
    ...(leagues.length > 1 ? leagues : leagues.map((one) => (one === own ? own : menu.leagues))),
    ...menu.sections.map((one) => one.name),
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
          <Typography variant="overline">{sportEntryOf(sport).name} in the menu</Typography>
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
