import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useRef, useState, type SubmitEvent } from "react";
import { limits } from "@/domain/limits";
import { pageNames } from "@/domain/league/pages";
import { amountOf } from "@/domain/wording";
import { useEveryLeague } from "@/data/useLeagues";
import { viewPath } from "@/leagues/adminPaths";
import { FailedRead } from "@/ui/FailedRead";
import { usePageTitle } from "@/session/usePageTitle";
import { sportList, sportEntryOf } from "@/sports/sports";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { menu } from "@arena/menu";
import { workViewNames } from "../address/workViews";
import { StepsBar } from "../list/StepsBar";
import { OwnersOnly } from "../owners/OwnersOnly";
import { BackLink } from "../parts/BackLink";
import { PageHead } from "../parts/PageHead";
import { Section } from "../parts/Section";
import { Choice, Choices } from "../seasons/Choice";
import { HowPlayed } from "./HowPlayed";
import { namesIn, openingPages, teamSources, type OpeningValues, type TeamSource } from "./opening";
import { useOpening } from "./useOpening";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { shownEntries } from "@/leagues/registry";
import { sameName } from "@/domain/names";
import { namedSport } from "@/sports/other/looks";

/** A preview of the sport's menu and of the top of the league's home page. @param values the completed values */
function LeaguePreview({ values }: { readonly values: OpeningValues }) {
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
    // A sport without its own addresses shows a menu section only if a league is in it.
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

const teamWords: Readonly<Record<TeamSource, string>> = {
  none: "None yet",
  typed: "Type or paste names",
  copied: "The clubs of another league, with their crests",
  houses: `One for each ${arena.house}`,
};

const sectionWords = [["", menu.leagues], ...menu.sections.map(({ id, name }) => [id, name])] as [
  string,
  string,
][];

/** The page on which an owner opens a league: its name, its format, its teams, and the pages for visitors. */
export default function OpenLeaguePage() {
  const league = useLeague();
  usePageTitle(workViewNames["open-league"], league.name);
  return (
    <>
      <BackLink to={viewPath(league, "leagues")}>{workViewNames.leagues}</BackLink>
      <PageHead focus title={workViewNames["open-league"]}>
        All leagues
      </PageHead>
      <OwnersOnly what="Owners open leagues.">
        <OpenLeague />
      </OwnersOnly>
    </>
  );
}

function OpenLeague() {
  const form = useRef<HTMLFormElement>(null);
  const opening = useOpening();
  const { values, given, problems, change, read, steps, busy, failed } = opening;
  const leagues = useEveryLeague();
  const [tried, setTried] = useState(false);
  const shown = tried ? problems : {};
  const isCup = values.format === "cup";
  /** Returns the props of a text field of the form. */
  const typed = (name: "name" | "shortName" | "address" | "season" | "typed") => ({
    disabled: busy,
    error: shown[name] !== undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ [name]: target.value }),
    value: values[name],
  });
  /** Returns the props of a choice of the form. */
  const chosen = <K extends "sport" | "section" | "teams" | "from">(name: K) => ({
    disabled: busy,
    // The cast is safe: the options are the possible values.
    onChange: (value: string) => change({ [name]: value } as Pick<OpeningValues, K>),
    problem: shown[name],
    value: values[name],
  });
  // An error in the address is shown at once, not only after the first try to save: the address cannot change later.
  const address = values.address === "" && !tried ? undefined : problems.address;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length === 0) void opening.open();
    // Waits until the errors have been rendered.
    else setTimeout(() => form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };

  return (
    <>
      <StepsBar steps={steps} />
      <Stack component="form" noValidate onSubmit={submit} ref={form} spacing={6}>
        <Section title="League">
          <Choices>
            <Choice
              {...chosen("sport")}
              label="Sport"
              onChange={(sport) => change({ sport, own: {}, points: "" })}
              options={sportList.map((sport) => [sport.id, sport.name])}
            />
            <TextField
              {...typed("name")}
              helperText={shown.name}
              label="Name"
              required
              slotProps={{ htmlInput: { maxLength: limits.name } }}
            />
            <TextField
              {...typed("shortName")}
              helperText={shown.shortName ?? "Tabs and tiles show it"}
              label="Short name"
              placeholder={given.shortName}
              slotProps={withPlaceholder}
            />
            <TextField
              {...typed("address")}
              error={address !== undefined}
              helperText={
                address ??
                (given.address
                  ? `${new URL(arena.url).host}/${given.address}; it cannot be changed later`
                  : "It follows from the name and cannot be changed later")
              }
              label="Address"
              placeholder={given.address}
              slotProps={withPlaceholder}
            />
            <Choice {...chosen("section")} label="Menu section" options={sectionWords} />
            <TextField
              {...typed("season")}
              helperText={shown.season}
              label="First season"
              slotProps={{ htmlInput: { maxLength: limits.shortText } }}
            />
          </Choices>
        </Section>
        <HowPlayed busy={busy} change={change} given={given} problems={shown} values={values} />
        <Section title="Teams">
          <Choices>
            <Choice
              {...chosen("teams")}
              label="Teams"
              options={teamSources.map((source) => [source, teamWords[source]])}
            />
            {values.teams === "copied" && (
              <Choice
                {...chosen("from")}
                label="From"
                options={[
                  ["", "Choose a league"],
                  ...leagues.map(({ slug, name }): [string, string] => [slug, name]),
                ]}
              />
            )}
          </Choices>
          {values.teams === "typed" && (
            <TextField
              {...typed("typed")}
              helperText={
                shown.typed ??
                `A name in each line: ${amountOf(namesIn(values.typed).length, "team")} so far`
              }
              label="Names"
              multiline
              rows={8}
              sx={{ maxWidth: "30rem" }}
            />
          )}
          <Typography role="status" variant="note">
            {read.status === "loading" ? "Loading the clubs" : `It begins with ${opening.teams}.`}
          </Typography>
          {read.status === "failed" && <FailedRead state={read} title="Failed to load clubs." />}
        </Section>
        <Section title="What visitors see">
          <Stack direction="row" sx={{ flexWrap: "wrap", columnGap: 4 }}>
            {openingPages.map((page) => (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={values.pages.includes(page)}
                    disabled={busy}
                    onChange={(_, on) =>
                      change({
                        pages: openingPages.filter((one) =>
                          one === page ? on : values.pages.includes(one),
                        ),
                      })
                    }
                  />
                }
                key={page}
                label={pageNames[page]}
              />
            ))}
          </Stack>
          <FormControlLabel
            control={
              <Checkbox
                checked={values.championship && !isCup}
                disabled={busy || isCup}
                onChange={(_, championship) => change({ championship })}
              />
            }
            label={`Counts in the ${arena.championship}`}
          />
          <Typography variant="note">
            {isCup
              ? "A knock-out has no places beyond its final: it does not count."
              : values.championship
                ? `Its final places give points to each ${arena.house} whose teams play in it.`
                : "Its places give no points."}
          </Typography>
        </Section>
        <LeaguePreview values={given} />
        {failed !== "" && (
          <Alert role="alert" severity="error">
            {failed}
          </Alert>
        )}
        <div>
          <Button disabled={busy} type="submit" variant="contained">
            {busy ? "Opening…" : "Open the league"}
          </Button>
        </div>
      </Stack>
    </>
  );
}

/** Keeps the label small, so that the default from the name is visible as the placeholder. */
const withPlaceholder = {
  htmlInput: { maxLength: limits.shortText },
  inputLabel: { shrink: true },
};
