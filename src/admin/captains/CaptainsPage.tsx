import Alert from "@mui/material/Alert";
import FormControlLabel from "@mui/material/FormControlLabel";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useCallback, useId, useState } from "react";
import { arena } from "@arena/arena";
import type { CaptainSwitches, LeaguePerson } from "@/data/captains/captains";
import { useLastRead, useRead } from "@/data/useRead";
import { changedSince } from "@/domain/captains/sinceYesterday";
import { dayOf, daysFrom, isDay } from "@/domain/day";
import { DAY } from "@/domain/durations";
import { fromZonedInput } from "@/domain/time";
import { amountOf } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import { useConnection } from "@/session/ConnectionProvider";
import { usePageTitle } from "@/session/usePageTitle";
import { Chip } from "@/ui/Chip";
import { FailedRead } from "@/ui/FailedRead";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { MomentInput } from "../fields/MomentInput";
import { useRecords } from "../live/useLive";
import { InviteButton } from "../invitations/InviteButton";
import { Invitations } from "../invitations/Invitations";
import { LeaguePeople } from "../invitations/LeaguePeople";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { Section } from "../parts/Section";
import { attempt } from "../save/saveNotices";

/**
 * The page of a league's captains: what they may do, what they changed since yesterday, the clubs with their captains.
 */
export default function CaptainsPage() {
  const league = useLeague();
  usePageTitle("Captains", league.name);
  const { captainWork, maintenance } = useConnection();
  const run = useCallback(async () => {
    const [switches, people] = await Promise.all([
      captainWork.switches(league),
      captainWork.people(league),
    ]);
    const captains = people.filter(({ role, club }) => role === "captain" || club !== "");
    if (captains.length === 0) return { switches, captains, squads: 0, lineUps: 0 };
    const own = new Set(captains.map(({ uid }) => uid));
    const since = Date.now() - DAY;
    const [ofPlayers, ofFixtures] = await Promise.all([
      maintenance.history(league, "players"),
      league.collections.fixtures ? maintenance.history(league, "fixtures") : [],
    ]);
    const squads = changedSince(ofPlayers, own, since, ({ after }) => after?.club ?? "");
    const lineUps = changedSince(ofFixtures, own, since, ({ id, by }) => `${id} ${by}`);
    return { switches, captains, squads, lineUps };
  }, [captainWork, league, maintenance]);
  const task = useRead(run);
  // The last values stay while they are loaded again after a save, so that the field in use keeps its focus.
  const shown = useLastRead(task);
  // A new key loads the invitations again after one was made.
  const [made, setMade] = useState(0);
  const again = () => setMade(made + 1);
  return (
    <>
      <PageHead title="Captains" />
      {!shown && task.status === "loading" && <ListSkeleton label="Loading the captains" />}
      {task.status === "failed" && (
        <FailedRead state={task} title="The captains could not be loaded." />
      )}
      {shown && (
        <Stack spacing={6}>
          <Switches onSaved={task.again} switches={shown.switches} />
          <Section title="Since yesterday">
            {shown.squads + shown.lineUps === 0 ? (
              <Typography color="textSecondary">Captains have changed nothing.</Typography>
            ) : (
              <Typography>
                Captains changed {amountOf(shown.squads, "squad")} and{" "}
                {amountOf(shown.lineUps, "line-up")}. Each can be undone in{" "}
                <Link to={viewPath(league, "changes")}>Changes</Link>.
              </Typography>
            )}
          </Section>
          <Clubs captains={shown.captains} onInvited={again} />
          <LeaguePeople league={league} onInvited={again} />
          <Invitations key={made} of={league.slug} />
        </Stack>
      )}
    </>
  );
}

interface SwitchesProps {
  readonly switches: CaptainSwitches;
  readonly onSaved: () => void;
}

/** Returns the last day on which squads are open (YYYY-MM-DD); '' if they stay open. */
const lastDay = ({ squadsUntil }: CaptainSwitches): string =>
  squadsUntil === null ? "" : (dayOf(squadsUntil - 1, arena.timeZone) ?? "");

/** A panel to set whether captains may save, and until which day squads are open. */
function Switches({ switches, onSaved }: SwitchesProps) {
  const league = useLeague();
  const { captainWork } = useConnection();
  const id = useId();
  // What the switch was turned to, until the switches are loaded again; null if it shows what is stored.
  const [turned, setTurned] = useState<boolean | null>(null);
  const [seen, setSeen] = useState(switches);
  if (seen !== switches) {
    setSeen(switches);
    setTurned(null);
  }
  const on = turned ?? switches.on;
  const [day, setDay] = useState(lastDay(switches));
  const [squadsUntil, setSquadsUntil] = useState(switches.squadsUntil);
  const save = (next: CaptainSwitches, done: string) =>
    attempt({
      async run() {
        await captainWork.setSwitches(league, next);
        onSaved();
      },
      done,
      conflict: "Someone else changed this a moment ago.",
      failed: (reason) => `This could not be saved: ${reason}`,
    });
  const turn = async (to: boolean) => {
    setTurned(to);
    const done = to ? "Captains can save." : "Captains can no longer save.";
    if ((await save({ on: to, squadsUntil }, done)) !== "done") setTurned(null);
  };
  const close = (text: string) => {
    setDay(text);
    if (text !== "" && !isDay(text)) return;
    // Squads close when that day ends, so at 00:00 of the next one.
    const until = text === "" ? null : fromZonedInput(`${daysFrom(text, 1)}T00:00`, arena.timeZone);
    setSquadsUntil(until);
    void save({ on, squadsUntil: until }, text === "" ? "Squads stay open." : "The day was saved.");
  };
  return (
    <Section panel title="What captains may do">
      <FormControlLabel
        control={<Switch checked={on} onChange={(_, to) => void turn(to)} />}
        label="Captains keep their squads and line-ups, and report scores"
      />
      <Typography color="textSecondary">
        A report is no result: the table changes once you confirm it.
      </Typography>
      <MomentInput
        asked="day"
        disabled={!on}
        help="Squads are open on that day; leave it empty to keep them open"
        id={`${id}-until`}
        label="Squads close on"
        onChange={close}
        value={day}
      />
    </Section>
  );
}

interface ClubsProps {
  readonly captains: readonly LeaguePerson[];
  readonly onInvited: () => void;
}

/** The list of clubs with their captains, clubs without a captain first. */
function Clubs({ captains, onInvited }: ClubsProps) {
  const league = useLeague();
  const teams = useRecords(league, "teams");
  const listed = teams.map((team) => ({
    team,
    own: captains.filter(({ club }) => club === team.id),
  }));
  const without = listed.filter(({ own }) => own.length === 0);
  const kept = listed.filter(({ own }) => own.length > 0);
  return (
    <Section title="Clubs and captains">
      {teams.length === 0 && <Alert severity="info">The league has no clubs yet.</Alert>}
      <Paper component="ul" hidden={teams.length === 0} role="list" variant="rows">
        {[...without, ...kept].map(({ team, own }) => (
          <li key={team.id}>
            <Stack spacing={1} sx={{ alignItems: "flex-start" }}>
              <strong>{team.name}</strong>
              {own.length === 0 && <Chip tone="warning">No captain</Chip>}
              {own.map(({ uid, name, email, verified }) => (
                <Typography key={uid} variant="caption">
                  {[name, email].filter(Boolean).join(" · ")}
                  {!verified && " (e-mail not confirmed)"}
                </Typography>
              ))}
            </Stack>
            <InviteButton
              aria-label={`Invite a captain of ${team.name}`}
              club={team.id}
              onInvited={onInvited}
              variant="text"
            >
              Invite
            </InviteButton>
          </li>
        ))}
      </Paper>
    </Section>
  );
}
