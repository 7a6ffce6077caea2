import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useTheme } from "@mui/material/styles";
import { useEffect, useMemo, useRef, useState } from "react";
import Box from "@mui/material/Box";
import Paper from "@mui/material/Paper";
import { dayInWords, dayOf, daysFrom, isDay } from "@/domain/day";
import { groundWeeks, hoursOf, clashesAtGround, weekOf } from "@/domain/schedule/groundDiary";
import { amountOf } from "@/domain/wording";
import { viewPath } from "@/leagues/adminPaths";
import { usePageTitle } from "@/session/usePageTitle";
import { EmptyState } from "@/ui/EmptyState";
import { FailedRead } from "@/ui/FailedRead";
import { Icon } from "@/ui/Icon";
import { Link } from "@/ui/Link";
import { useSearchParams } from "@/ui/useSearchParams";
import { InLeague, useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { workViewNames } from "../address/workViews";
import { useEveryFixture } from "../live/useEveryFixture";
import { BackLink } from "../parts/BackLink";
import { ListSkeleton } from "../parts/ListSkeleton";
import { PageHead } from "../parts/PageHead";
import { MoveDialog, type MatchToMove } from "./MoveDialog";
import { groundUses } from "./useGroundDiary";
import { useGrounds } from "./useGrounds";
import { GroundDayCell, GroundNote, WeekTable, type WeekProps } from "./WeekTable";

/** A page of all grounds in one week with the matches of all leagues: clashes, free hours, buttons to move a match. */
export default function WeekPage() {
  const league = useLeague();
  const [params, setParams] = useSearchParams();
  const [today] = useState(() => dayOf(Date.now(), arena.timeZone) ?? "");
  const asked = params.get("day") ?? "";
  const day = isDay(asked) ? asked : today;
  const days = useMemo(() => weekOf(day), [day]);
  const [first = day] = days;
  const wide = useMediaQuery(useTheme().breakpoints.up("lg"), { noSsr: true });
  const { live, grounds: stored } = useGrounds();
  const { places, failed, isLoading } = useEveryFixture();
  const [moving, setMoving] = useState<MatchToMove | null>(null);
  usePageTitle(workViewNames.week, league.name);

  const rows = useMemo(
    () => (stored && !isLoading ? groundWeeks(days, groundUses(places, stored), stored) : null),
    [days, places, stored, isLoading],
  );
  const [isWhole, setWhole] = useState(false);
  const played = useMemo(() => rows && onlyPlayed(days, rows), [days, rows]);
  const shown = isWhole || !wide || !played || played.rows.length === 0 ? null : played;
  const matches = rows?.flatMap((row) => row.days.flatMap((one) => one.matches)) ?? [];
  const clashes = matches.filter((one) => clashesAtGround(one, matches).length > 0).length;
  const go = (to: string) => setParams(to === today ? {} : { day: to }, { replace: true });
  const Week = wide ? WeekTable : WeekList;
  const usual = hoursOf(undefined);
  return (
    <>
      <BackLink to={viewPath(league, "match-day")}>{workViewNames["match-day"]}</BackLink>
      <PageHead
        action={
          <Stack
            direction="row"
            spacing={1}
            sx={{ flexWrap: "wrap", justifyContent: { md: "end" } }}
          >
            <IconButton aria-label="Previous week" onClick={() => go(daysFrom(first, -7))}>
              <Icon name="chevronLeft" />
            </IconButton>
            <Button disabled={days.includes(today)} onClick={() => go(today)}>
              This week
            </Button>
            <IconButton aria-label="Next week" onClick={() => go(daysFrom(first, 7))}>
              <Icon name="chevronRight" />
            </IconButton>
            <Button component={Link} to={viewPath(league, "grounds")}>
              {workViewNames.grounds}
            </Button>
          </Stack>
        }
        title={workViewNames.week}
      >
        {dayInWords(first).short} to {dayInWords(daysFrom(first, 6)).short}, all leagues
      </PageHead>
      {live.status === "failed" && <FailedRead state={live} title="Failed to load the grounds." />}
      {failed.map(({ league: one, retry }) => (
        <Alert
          action={
            <Button onClick={retry} size="small">
              Try again
            </Button>
          }
          key={one.slug}
          severity="error"
          sx={{ mb: 4 }}
        >
          The matches of {one.name} could not be loaded and are missing here.
        </Alert>
      ))}
      {!rows && live.status !== "failed" && <ListSkeleton label="Loading the week" />}
      {rows?.length === 0 && (
        <EmptyState title="There are no grounds yet">
          Add them under {workViewNames.grounds}; matches of this week that name one are listed
          here, too.
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <>
          <Alert
            action={
              clashes > 0 && (
                <Button color="inherit" onClick={showFirstClash} variant="text">
                  Show the first
                </Button>
              )
            }
            aria-live="polite"
            severity={clashes > 0 ? "warning" : "success"}
            sx={{ mb: 4 }}
          >
            {clashes > 0
              ? `${amountOf(clashes, "match clashes", "matches clash")} this week.`
              : "No two matches are at one ground at a time this week."}
          </Alert>
          <Typography sx={{ mb: 3 }} variant="note">
            Free hours are those between {usual.opens} and {usual.closes}, unless a ground says
            other hours, which may end on the next day.
          </Typography>
          <Week
            days={shown?.days ?? days}
            matches={matches}
            onMove={setMoving}
            rows={shown?.rows ?? rows}
            today={today}
          />
          {wide && played && played.rows.length > 0 && played.folded !== "" && (
            <Button aria-expanded={isWhole} onClick={() => setWhole(!isWhole)} sx={{ mt: 3 }}>
              {isWhole ? "Only days and grounds with matches" : `Show ${played.folded}`}
            </Button>
          )}
        </>
      )}
      {moving && (
        <InLeague league={moving.match.league}>
          <MoveDialog key={moving.match.key} moving={moving} onClose={() => setMoving(null)} />
        </InLeague>
      )}
    </>
  );
}

/** Scrolls to the first match that clashes with another one, and focuses it. */
function showFirstClash() {
  const match = document.querySelector<HTMLElement>("[data-clash]");
  match?.scrollIntoView({ block: "center" });
  match?.focus({ preventScroll: true });
}

/** Leaves out days and grounds without a match, and says how many: "2 days and 3 grounds without a match". */
function onlyPlayed(days: WeekProps["days"], all: WeekProps["rows"]) {
  const isPlayed = days.map((_, at) => all.some(({ days: own }) => own[at]?.matches.length));
  const rows = all.filter(({ days: own }) => own.some(({ matches }) => matches.length > 0));
  const kept = <T,>(of: readonly T[]) => of.filter((_, at) => isPlayed[at]);
  const [idleDays, idle] = [days.length - kept(days).length, all.length - rows.length];
  const counted = [idleDays > 0 && amountOf(idleDays, "day"), idle > 0 && amountOf(idle, "ground")];
  const folded = counted.filter(Boolean).join(" and ");
  return {
    days: kept(days),
    rows: rows.map((row) => ({ ...row, days: kept(row.days) })),
    folded: folded && `${folded} without a match`,
  };
}

/**
 * The week as a list by days, for narrow screens: grounds with matches first, then closed grounds, then free ones. It
 * opens at today.
 */
function WeekList({ days, rows, ...given }: WeekProps) {
  const { today } = given;
  const ofToday = useRef<HTMLElement>(null);
  const isLater = days.indexOf(today) > 0;
  useEffect(() => {
    if (!isLater) return undefined;
    // A page scrolls to its top when it opens; this has to come after that.
    const timer = setTimeout(() => ofToday.current?.scrollIntoView({ block: "start" }));
    return () => clearTimeout(timer);
  }, [isLater]);
  return days.map((day, at) => {
    const here = rows.flatMap(({ name, ground, days: own }) => {
      const one = own[at];
      return one ? [{ name, ground, one }] : [];
    });
    const isIdle = ({ name, one }: (typeof here)[number]) =>
      one.matches.length === 0 && (one.isClosed || one.isFree || name === "");
    const busy = here.filter((one) => !isIdle(one));
    const idle = here.filter(isIdle);
    const namesOf = (isClosed: boolean) =>
      idle.filter(({ one }) => one.isClosed === isClosed).flatMap(({ name }) => name || []);
    const [closed, free] = [namesOf(true), namesOf(false)];
    return (
      <Box component="section" key={day} ref={day === today ? ofToday : null} sx={{ mb: 6 }}>
        <Typography sx={{ mb: 2 }} variant="h2">
          {day === today ? `Today, ${dayInWords(day).short}` : dayInWords(day).short}
        </Typography>
        {busy.length > 0 && (
          <Stack component="ul" role="list" spacing={2} sx={{ listStyle: "none", m: 0, p: 0 }}>
            {busy.map(({ name, ground, one }) => (
              <Paper component="li" key={name} sx={{ gap: 2 }} variant="panel">
                <Typography component="h3" variant="subtitle2">
                  {name || "No ground named"}
                  <GroundNote ground={ground} />
                </Typography>
                <GroundDayCell day={one} ground={ground} {...given} />
              </Paper>
            ))}
          </Stack>
        )}
        {closed.length > 0 && (
          <Typography sx={{ mt: 2 }} variant="note">
            Closed: {closed.join(", ")}
          </Typography>
        )}
        {free.length > 0 && (
          <Typography component="details" sx={{ mt: 2 }} variant="note">
            <summary>{amountOf(free.length, "ground")} free all day</summary>
            {free.join(", ")}
          </Typography>
        )}
      </Box>
    );
  });
}
