import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { arena } from "@arena/arena";
import { readMap } from "@/domain/reading";
import { kickOffOf } from "@/domain/when";
import { StatusPage } from "@/session/StatusPage";
import { usePageTitle } from "@/session/usePageTitle";
import { Crest } from "@/ui/crest/Crest";
import { EmptyState } from "@/ui/EmptyState";
import { ErrorState } from "@/ui/ErrorState";
import { useLeague } from "@/ui/leagueContext";
import { BackLink } from "../parts/BackLink";
import { phonePage } from "../parts/phonePage";
import { LeaveGuard } from "../leaving/LeaveGuard";
import { useLeaveGuard } from "../leaving/leaveGuardContext";
import { Notices } from "../notices/Notices";
import { ClockNote } from "../pitch/ClockNote";
import { UnsentSteps } from "../pitch/UnsentSteps";
import { useTidyDevice } from "../shell/useTidyDevice";
import { useSearchParams } from "@/ui/useSearchParams";
import { AskView } from "./AskView";
import { type CaptainStep, lineUpField } from "./captainSteps";
import { ReportView } from "./ReportView";
import { SquadView } from "./SquadView";
import { useCaptain, type Captain } from "./useCaptain";
import { CaptainFooter } from "./CaptainFooter";
import { Club } from "./Club";
import {
  isCaptainFormName,
  MATCH_PARAM,
  ownMatchesOf,
  FORM_PARAM,
  captainForms,
} from "./ownMatches";
import { lineUpOpening } from "@/domain/captains/captainTimes";
import type { Side } from "@/domain/match/timeline";
import { serverNow } from "@/domain/serverTime";
import { formatKickOff } from "@/domain/time";
import type { RecordOf } from "@/records/record";
import { Field } from "../form/Field";
import { LineUpControl } from "../line-up/LineUpControl";
import { CaptainForm } from "./captainForm";

interface MatchViewProps {
  readonly captain: Captain;
  readonly fixture: RecordOf<"fixtures">;
  readonly side: Side;
  readonly onDone: () => void;
}

/** The form of the own club's line-up for a match. */
function LineUpView({ captain, fixture, side, onDone }: MatchViewProps) {
  const league = useLeague();
  const field = lineUpField(side);
  const opening = lineUpOpening(fixture, serverNow(), arena.timeZone);
  const until = opening.is === "open" ? formatKickOff(opening.closes, arena.timeZone) : null;
  const stored = captain.stored.fixtures.find(({ id }) => id === fixture.id) ?? fixture;
  return (
    <>
      <Typography color="textSecondary">
        {until
          ? `Until ${until.short}. After that only an administrator changes it.`
          : "Line-ups of this match are closed: an administrator can still change it."}
      </Typography>
      <CaptainForm
        captain={captain}
        entity={fixture}
        kind="fixtures"
        names={{ [field]: league.game.lineUp.label }}
        of={fixture}
        onDone={onDone}
        save={
          <Button disabled={opening.is !== "open"} type="submit" variant="contained">
            Save line-up
          </Button>
        }
        stepOf={(entity) => ({
          do: "lineUp",
          match: fixture.id,
          when: { date: fixture.date, day: fixture.day },
          side,
          from: stored[field],
          to: entity[field],
        })}
      >
        <Field as={LineUpControl} name={field} />
      </CaptainForm>
    </>
  );
}

interface CaptainAppProps {
  /** The id of the club's record. */
  readonly club: string;
}

/** The captain's page, made for a phone: the own club with its matches, its squad and the forms for them. */
export default function CaptainApp({ club }: CaptainAppProps) {
  const league = useLeague();
  const [params] = useSearchParams();
  const view = params.get(FORM_PARAM) ?? "";
  usePageTitle(isCaptainFormName(view) ? captainForms[view] : "My club", league.name);
  useTidyDevice();
  const read = useCaptain(league, club);
  switch (read.status) {
    case "loading":
      return <StatusPage busy title="Opening your club" />;
    case "failed":
      return (
        <Page>
          <ErrorState onRetry={read.retry} title="Your club could not be loaded.">
            {read.failure.message}
          </ErrorState>
          <CaptainFooter />
        </Page>
      );
    case "noClub":
      return (
        <Page>
          <EmptyState title="Your club is no longer listed">
            An administrator of {league.name} can invite you for another one.
          </EmptyState>
          <CaptainFooter />
        </Page>
      );
    case "ready":
      return (
        <LeaveGuard>
          <Page>
            <Views captain={read.captain} />
            <CaptainFooter />
          </Page>
          <Notices />
        </LeaveGuard>
      );
  }
}

function Page({ children }: { readonly children: ReactNode }) {
  const league = useLeague();
  return (
    <Stack component="main" data-sport={league.sport} id="main" spacing={5} sx={page} tabIndex={-1}>
      {children}
    </Stack>
  );
}

const page = {
  ...phonePage,
  // Bars that stick to the lower edge of the screen use this to reach both sides.
  "--gutter": "16px",
};

/** The page of the own club or one of its forms, as the query of the address says. */
function Views({ captain }: { readonly captain: Captain }) {
  const [params] = useSearchParams();
  const view = params.get(FORM_PARAM) ?? "";
  const match = ownMatchesOf(captain).find(({ fixture }) => fixture.id === params.get(MATCH_PARAM));
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { pass } = useLeaveGuard();
  const onDone = () =>
    pass(() => {
      // A form that was opened from a link or a bookmark has no page of the site before it: a step back would leave the
      // site. React Router counts the pages of the site in `idx`.
      if (readMap(history.state)["idx"] === 0) void navigate(pathname, { replace: true });
      else history.back();
    });
  if (view === "squad")
    return (
      <>
        <Head back={pathname} captain={captain} title="Squad" />
        <SquadView captain={captain} />
      </>
    );
  if (!match || !isCaptainFormName(view))
    return (
      <>
        <Head captain={captain} title={captain.club.name} />
        <Club captain={captain} />
      </>
    );
  const { fixture, side } = match;
  const shared = { captain, fixture, side, onDone };
  return (
    <>
      <Head back={pathname} captain={captain} title={captainForms[view]}>
        {fixture.teamA} v {fixture.teamB} ·{" "}
        <span className="nowrap">{kickOffOf(fixture, arena.timeZone)?.short}</span>
      </Head>
      {view === "lineup" && <LineUpView key={fixture.id} {...shared} />}
      {view === "report" && <ReportView key={fixture.id} {...shared} />}
      {view === "ask" && <AskView key={fixture.id} {...shared} />}
    </>
  );
}

interface HeadProps {
  readonly captain: Captain;
  readonly title: string;
  /** Address of the club's page for the link back; undefined on the club's page itself. */
  readonly back?: string;
  readonly children?: ReactNode;
}

function Head({ captain, title, back, children }: HeadProps) {
  const league = useLeague();
  const { club, waiting, failure } = captain;
  const refused = waiting.filter((one) => one.refused !== "");
  const reasons = [...new Set(refused.map((one) => one.refused))];
  return (
    <header>
      {back !== undefined && (
        <div>
          <BackLink to={back}>{club.name}</BackLink>
        </div>
      )}
      <Typography component="p" variant="overline">
        {children ?? league.name}
      </Typography>
      <Stack direction="row" spacing={3} sx={{ flexWrap: "nowrap" }}>
        {back === undefined && (
          <Crest
            decorative
            logo={club.logo}
            name={club.name}
            size={56}
            {...(club.colours.length === 2 && {
              colours: [club.colours[0] ?? "", club.colours[1] ?? ""] as const,
            })}
          />
        )}
        <Typography variant="h1">{title}</Typography>
      </Stack>
      <ClockNote />
      <UnsentSteps failure={failure} waiting={waiting.filter((one) => one.refused === "")} />
      {reasons.map((why) => (
        <RefusedSteps
          captain={captain}
          key={why}
          steps={refused.flatMap((one) => (one.refused === why ? [one.step] : []))}
          why={why}
        />
      ))}
    </header>
  );
}

interface RefusedStepsProps {
  readonly captain: Captain;
  readonly steps: readonly CaptainStep[];
  readonly why: string;
}

/** A warning that lists the steps that were refused for one reason, with a button to discard them. */
function RefusedSteps({ captain, steps, why }: RefusedStepsProps) {
  const isOne = steps.length === 1;
  return (
    <Alert
      action={
        <Button color="inherit" onClick={() => captain.drop(steps)} variant="text">
          Discard
        </Button>
      }
      role="alert"
      severity="warning"
    >
      {steps.map((step) => inWords(step, captain)).join(", ")} {isOne ? "was" : "were"} not saved.{" "}
      {why} {isOne ? "It is" : "They are"} kept on this device only.
    </Alert>
  );
}

/** Describes a step: "The line-up of A v B (names)". */
function inWords(step: CaptainStep, { state }: Captain): string {
  if (step.do === "player") return `The change of ${step.to.name}`;
  const about = "match" in step ? step.match : step.about;
  const fixture = state.fixtures.find(({ id }) => id === about);
  const match = fixture ? ` of ${fixture.teamA} v ${fixture.teamB}` : "";
  if (step.do === "lineUp") return `The line-up${match} (${step.to.join(", ")})`;
  return step.do === "report" ? `The report${match}` : `The request${match}`;
}
