import Button from "@mui/material/Button";
import TextLink from "@mui/material/Link";
import IconButton from "@mui/material/IconButton";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { valueOf } from "@/data/readState";
import { Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSearchParams } from "@/ui/useSearchParams";
import { dayInWords, dayOf, isDay, type Day } from "@/domain/day";
import { dayOfWhen } from "@/domain/when";
import { gameWeekLabel, sortFixtures } from "@/domain/match/grouping";
import { hasResult, listedMatches } from "@/domain/match/listed";
import { matchesOf } from "@/domain/match/matches";
import { isWithinScoringHours } from "@/domain/match/live";
import { extentsOf, type Extent } from "@/domain/schedule/callOff";
import { amountOf } from "@/domain/wording";
import { arena } from "@arena/arena";
import { usePageTitle } from "@/session/usePageTitle";
import { viewPath } from "@/leagues/adminPaths";
import { Link } from "@/ui/Link";
import { EmptyState } from "@/ui/EmptyState";
import { Icon } from "@/ui/Icon";
import { laterDialog } from "@/ui/later/later";
import { useNow } from "@/ui/match/useNow";
import { workViewNames } from "../address/workViews";
import { MomentInput } from "../fields/MomentInput";
import { FailedSeason } from "../season-mode/FailedSeason";
import { useSeasonState } from "../season-mode/useSeasonState";
import { CallOffDialog } from "../call-off/CallOffDialog";
import { MakeFixtures } from "../fixtures/kind";
import { useGroundOf } from "../grounds/useGrounds";
import { useClubs } from "../kind/useClubs";
import { savedIn } from "../list/useSavedRow";
import { StepsBar } from "../list/StepsBar";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { useSteps } from "../steps/useSteps";
import { dayOfMatches, type DayOfMatches } from "./dayMatches";
import { KeyHelp } from "./KeyHelp";
import { MatchDayRow } from "./MatchDayRow";
import { digitsOf, isTypedAt } from "./records";
import { useLiveMatches } from "./useLiveMatches";
import { useLeague } from "@/ui/leagueContext";

const AssignDialog = laterDialog(() => import("../officials/AssignDialog"));

/** A page of all matches of a day, to enter scores and to postpone or award matches; each change can be undone. */
export default function MatchDayPage() {
  const league = useLeague();
  const [params, setParams] = useSearchParams();
  const now = useNow(0);
  const today = dayOf(now, arena.timeZone) ?? "";
  // The day does not change at midnight, so that scores being typed are not lost.
  const [opened] = useState(today);
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : opened;
  const season = useSeasonState(league);
  const records = valueOf(season);
  const shown = useMemo(
    () =>
      records &&
      dayOfMatches(listedMatches(records.fixtures, records.results), day, arena.timeZone),
    [records, day],
  );
  const steps = useSteps(league);
  const groundOf = useGroundOf();
  const [isAsking, setAsking] = useState(false);
  const isSaving = steps.state.at === "saving" || steps.state.at === "undoing";
  const [extent, ...extents] = useMemo(
    () =>
      records
        ? extentsOf(matchesOf(records.fixtures, records.results), day, arena.timeZone, groundOf)
        : [],
    [records, day, groundOf],
  );
  usePageTitle("Match day", league.name);

  const go = (to: Day) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (to === opened) next.delete("day");
        else next.set("day", to);
        return next;
      },
      { replace: true },
    );
  const week = shown?.matches[0]?.gameWeek ?? "";
  return (
    <>
      <PageHead
        action={
          <Stack
            direction="row"
            spacing={2}
            sx={{ flexWrap: "wrap", justifyContent: { md: "end" } }}
          >
            <DayChoice day={day} go={go} shown={shown} />
            <Button component={Link} to={viewPath(league, "week")}>
              {workViewNames.grounds}
            </Button>
            <Officials extents={extent && !isSaving ? [extent, ...extents] : []} />
            {extent && !isSaving && (
              <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
                Call off…
              </Button>
            )}
          </Stack>
        }
        title={day === today ? "Match day" : `Match day, ${dayInWords(day).short}`}
      >
        {week !== "" && `${league.name} · ${gameWeekLabel(week)}`}
      </PageHead>
      {opened !== today && day === opened && (
        <Typography sx={{ mt: 3 }} variant="note">
          It is past midnight.{" "}
          <TextLink component="button" onClick={() => go(today)} type="button">
            Go to {dayInWords(today).short}
          </TextLink>
        </Typography>
      )}
      <StepsBar steps={steps} />
      {extent && isAsking && (
        <CallOffDialog
          extents={[extent, ...extents]}
          onClose={() => setAsking(false)}
          onSteps={(all) => void steps.run(all, { what: "callOff" })}
        />
      )}
      {shown && <Matches day={day} go={go} key={day} now={now} shown={shown} />}
      {season.status === "failed" && <FailedSeason />}
      {season.status === "loading" && <ListSkeleton label="Loading the matches" />}
    </>
  );
}

/** A button to choose the officials of the day's and round's matches; without matches, a link to all officials. */
function Officials({ extents }: { readonly extents: readonly Extent[] }) {
  const league = useLeague();
  const [isAsking, setAsking] = useState(false);
  const fixtures = useMemo(() => {
    const some = extents.filter(({ what }) => what !== "ground").flatMap((one) => one.fixtures);
    return sortFixtures([...new Set(some)]);
  }, [extents]);
  if (fixtures.length === 0)
    return (
      <Button component={Link} to={viewPath(league, "officials")}>
        {workViewNames.officials}
      </Button>
    );
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        Officials…
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <AssignDialog
            fixtures={fixtures}
            onClose={() => setAsking(false)}
            title={`Officials of ${amountOf(fixtures.length, "match", "matches")}`}
          />
        </Suspense>
      )}
    </>
  );
}

interface DayChoiceProps {
  readonly day: Day;
  readonly shown: DayOfMatches | null;
  readonly go: (to: Day) => void;
}

/** The input for the day, with buttons to the previous and next day that has matches. */
function DayChoice({ day, shown, go }: DayChoiceProps) {
  const step = (to: Day | null | undefined, name: string, icon: "chevronLeft" | "chevronRight") => (
    <IconButton
      aria-label={to ? `${name}: ${dayInWords(to).short}` : `${name}: none`}
      disabled={!to}
      onClick={() => to && go(to)}
    >
      <Icon name={icon} />
    </IconButton>
  );
  return (
    <Stack direction="row" spacing={1}>
      {step(shown?.before, "Previous match day", "chevronLeft")}
      <MomentInput
        asked="day"
        fullWidth={false}
        isLabelHidden
        label="Day"
        onChange={(to) => isDay(to) && go(to)}
        sx={{ width: "13rem" }}
        value={day}
      />
      {step(shown?.after, "Next match day", "chevronRight")}
    </Stack>
  );
}

/** Focuses the score box of the next match that has one; if there is none, the first link or button of this match. */
function focusNextMatch(list: HTMLElement | null, id: string): void {
  const rows = [...(list?.children ?? [])];
  const at = rows.findIndex((row) => row instanceof HTMLElement && row.dataset["match"] === id);
  const next = rows.slice(at + 1).flatMap((row) => row.querySelector("input") ?? [])[0];
  if (next) {
    next.focus();
    next.select();
  } else rows[at]?.querySelector<HTMLElement>("a, button")?.focus();
}

interface MatchesProps extends DayChoiceProps {
  readonly shown: DayOfMatches;
  readonly now: number;
}

function Matches({ day, shown, go, now }: MatchesProps) {
  const league = useLeague();
  const list = useRef<HTMLUListElement>(null);
  const clubs = useClubs(league);
  const { matches, movedAway, before, after } = shown;
  const next = after ?? before;
  const hasBegun = matches.some(
    (one) => !hasResult(one) && one.date !== null && isWithinScoringHours(one.date, now),
  );
  const live = useLiveMatches(league, hasBegun);
  const hasBoxes = matches.some((one) => isTypedAt(one, now, live.has(one.id)));

  const saved = savedIn(useLocation().state);
  useEffect(() => {
    if (saved === null) return undefined;
    // Waits until the page has been rendered.
    const timer = setTimeout(() => focusNextMatch(list.current, saved));
    return () => clearTimeout(timer);
  }, [saved]);

  const away = movedAway.map((match) => {
    const to = dayOfWhen(match, arena.timeZone);
    return (
      <Typography sx={{ mt: 3 }} variant="note" key={match.id}>
        {match.teamA} v {match.teamB} moved
        {to && (
          <>
            {" to "}
            <TextLink component="button" onClick={() => go(to)} type="button">
              {dayInWords(to).short}
            </TextLink>
          </>
        )}
      </Typography>
    );
  });
  if (matches.length === 0)
    return (
      <>
        <EmptyState
          action={
            next ? (
              <TextLink component="button" onClick={() => go(next)} type="button">
                {after ? "Next" : "Last"}: {dayInWords(next).full}
              </TextLink>
            ) : (
              <MakeFixtures />
            )
          }
          spot="no-fixtures"
          title={`No matches on ${dayInWords(day).short}`}
        />
        {away}
      </>
    );
  return (
    <>
      <Paper
        aria-label={`Matches of ${dayInWords(day).full}`}
        component="ul"
        variant="rows"
        ref={list}
        role="list"
      >
        {matches.map((listed) => (
          <MatchDayRow
            clubs={clubs}
            key={listed.id}
            listed={listed}
            live={live.get(listed.id) ?? null}
            now={now}
            onDone={() => focusNextMatch(list.current, listed.id)}
          />
        ))}
      </Paper>
      {digitsOf(league.game.scoreFormat) !== null && hasBoxes && (
        <KeyHelp hasOpen={matches.some((one) => !hasResult(one))} />
      )}
      {away}
    </>
  );
}
