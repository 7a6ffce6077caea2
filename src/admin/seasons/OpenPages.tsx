import { pageNames, type PageId } from "@/domain/league/pages";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState, type ReactNode } from "react";
import { asFailure } from "@/data/failure";
import type { RecordOf } from "@/records/record";
import { viewPath } from "@/leagues/adminPaths";
import { OFFICIALS_SHOWN } from "@/data/shownOfficials";
import { isOpenable, openablePages, type OpenablePage } from "@/leagues/opening";
import { paths } from "@/leagues/paths";
import { useConnection } from "@/session/ConnectionProvider";
import { Link } from "@/ui/Link";
import { useChangeSeason } from "../season-mode/useSeasonState";
import { notices } from "../notices/notices";
import { Cards } from "../parts/Cards";
import { Section } from "../parts/Section";
import { useLeague } from "@/ui/leagueContext";

/** What visitors see on each page, as the end of a sentence. */
const shows: Readonly<Record<OpenablePage, string>> = {
  players: "the players with their clubs and figures",
  results: "the results, and a page of each match",
  standings: "the table",
  stats: "the lists of the best players",
  clubs: "the clubs that records name, and a page of each",
  news: "what you announce, the latest first",
  transfers: "which players have moved, from which club to which",
};

interface OpenPagesProps {
  readonly records: readonly RecordOf<"seasons">[];
}

/** The switches that open pages to visitors: one for each page that begins closed, and one for officials' names. */
export function OpenPages({ records }: OpenPagesProps) {
  const league = useLeague();
  const { maintenance } = useConnection();
  const open = records.find((one) => one.id === league.seasons[0].id)?.open ?? [];
  // The pages that may begin closed: those still closed, and those that an administrator has opened.
  const openable = (Object.keys(league.pages) as PageId[])
    .filter(isOpenable)
    .filter((page) => open.includes(page) || openablePages(league).includes(page));
  return (
    <>
      {openable.length > 0 && (
        <Section title="Pages visitors can see">
          <Cards>
            {openable.map((page) => (
              <OpenSwitch key={page} name={page} records={records} what={pageNames[page]}>
                {open.includes(page) ? "Visitors see" : "Once open, visitors see"} {shows[page]}.{" "}
                <Link to={paths.page(league, page)}>Look at the page</Link>
              </OpenSwitch>
            ))}
          </Cards>
        </Section>
      )}
      {league.collections.fixtures && (
        <Section title="Officials’ names">
          <Cards>
            <OpenSwitch
              before={async () => void (await maintenance.publish(league, "officials"))}
              name={OFFICIALS_SHOWN}
              records={records}
              words={["shown", "not shown"]}
              what="Who leads a match"
            >
              A match’s page names those of its officials who agreed to it.{" "}
              <Link to={viewPath(league, "officials")}>Look at the officials</Link>
            </OpenSwitch>
          </Cards>
        </Section>
      )}
    </>
  );
}

interface OpenSwitchProps extends OpenPagesProps {
  /** The entry in the season's list of open pages while the switch is on. */
  readonly name: string;
  /** What the switch opens: the beginning of its label. */
  readonly what: string;
  /** The words of the label for on and off. */
  readonly words?: readonly [string, string];
  /** Runs before the switch is turned on. @throws DataFailure */
  readonly before?: () => Promise<void>;
  readonly children: ReactNode;
}

function OpenSwitch({
  name,
  what,
  words: [on, off] = ["open", "closed"],
  before,
  records,
  children,
}: OpenSwitchProps) {
  const league = useLeague();
  const { change } = useChangeSeason(league);
  const [isSaving, setSaving] = useState(false);
  const open = records.find((one) => one.id === league.seasons[0].id)?.open ?? [];
  const isOpen = open.includes(name);
  const switchTo = async (next: boolean) => {
    setSaving(true);
    const nextOpen = next ? [...open, name] : open.filter((one) => one !== name);
    const text = `${what}: now ${next ? on : off}.`;
    try {
      if (next) await before?.();
      await change({ seasons: records }, { open: nextOpen }, text);
    } catch (thrown) {
      const failed = `${what}: still ${next ? off : on}. ${asFailure(thrown).message}`;
      notices.show({ text: failed, tone: "error" });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Paper component="li" variant="panel">
      <FormControlLabel
        control={
          <Switch
            checked={isOpen}
            disabled={isSaving}
            onChange={(_, next) => void switchTo(next)}
          />
        }
        label={`${what}: ${isOpen ? on : off}`}
      />
      <Typography variant="lead">{children}</Typography>
    </Paper>
  );
}
