import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { asFailure } from "@/data/failure";
import { dayOf, isDay } from "@/domain/day";
import { limits } from "@/domain/limits";
import { affectedBy, onDay, type Extent, type GroundOf } from "@/domain/schedule/callOff";
import type { League } from "@/domain/league/league";
import { callOffNotice, extentInWords } from "@/domain/schedule/callOffNotice";
import { amountOf } from "@/domain/wording";
import { useConnection } from "@/session/ConnectionProvider";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { recordsIn } from "@/data/readState";
import { useShownLeagues } from "@/data/useLeagues";
import { useListings } from "@/data/useListing";
import { mayAdminister } from "@/data/identity";
import { matchesOf } from "@/domain/match/matches";
import { useSession } from "@/session/SessionProvider";
import { MomentInput } from "../fields/MomentInput";
import { useClashes } from "../grounds/useGroundDiary";
import { useGroundOf } from "../grounds/useGrounds";
import { useRecords } from "../live/useLive";
import { useLiveMatches } from "../match-day/useLiveMatches";
import { Ask } from "../parts/Ask";
import type { Step } from "../steps/steps";
import { callOffSteps, stepsOfOtherLeague, howToPin, elsewhere } from "./callOffSteps";
import { Clashes } from "./Clashes";
import { MatchLines } from "./MatchLines";

interface CallOffDialogProps {
  /** The groups of matches to choose from; the first is chosen. Matches with a live ticker are left out of each. */
  readonly extents: readonly [Extent, ...Extent[]];
  /** Number of matches that were selected too, but have begun or are called off already. */
  readonly leftOut?: number;
  readonly onSteps: (steps: readonly Step[]) => void;
  readonly onClose: () => void;
}

const keyOf = ({ what, name }: Extent) => `${what} ${name}`;

/** Formats who is affected: "4 matches, 8 clubs, 2 grounds: Annex, Main bowl". */
function affectedInWords({ fixtures }: Extent, groundOf: GroundOf): string {
  const { clubs, grounds } = affectedBy(fixtures, arena.timeZone, groundOf);
  const amounts = [amountOf(fixtures.length, "match", "matches"), amountOf(clubs.length, "club")];
  const where =
    grounds.length > 0 ? [`${amountOf(grounds.length, "ground")}: ${grounds.join(", ")}`] : [];
  return [...amounts, ...where].join(", ");
}

/**
 * A dialog that calls matches off. It asks which matches, for the new day and the reason, and whether to pin a notice
 * for visitors.
 */
export function CallOffDialog({ extents, leftOut = 0, onSteps, onClose }: CallOffDialogProps) {
  const league = useLeague();
  const id = useId();
  const [now] = useState(Date.now);
  const [key, setKey] = useState("");
  const [day, setDay] = useState("");
  const [reason, setReason] = useState("");
  const [isWanted, setWanted] = useState(true);
  // Null until the user types something: then the defaults follow from the matches that are called off.
  const [title, setTitle] = useState<string | null>(null);
  const [end, setEnd] = useState<string | null>(null);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [isReading, setReading] = useState(false);
  const [failed, setFailed] = useState("");
  const { store } = useConnection();
  const live = useLiveMatches(league, true);
  const all = useRecords(league, "fixtures");
  const clashesOf = useClashes();
  const groundOf = useGroundOf();
  const news = useRecords(league, "news");
  const season = useRecords(league, "seasons").find((one) => one.id === league.seasons[0].id);

  const offered = extents.map((one): Extent => {
    return { ...one, fixtures: one.fixtures.filter(({ id: match }) => !live.has(match)) };
  });
  const chosen = extents.find((one) => keyOf(one) === key) ?? extents[0];
  const extent = offered.find((one) => keyOf(one) === keyOf(chosen)) ?? chosen;
  const { fixtures } = extent;
  const leagues = useOtherLeagues(chosen, now);
  // Without those ticked for another extent that have no match in this one.
  const others = leagues.filter(({ league: one, isKept }) => isKept && ticked.has(one.slug));
  const begun = chosen.fixtures.length - fixtures.length;
  const without = leftOut + begun;
  // The notice must not say "All matches" if one of them is live and left out.
  const said: Extent = begun > 0 ? { ...extent, what: "chosen" } : extent;
  const today = dayOf(now, arena.timeZone) ?? "";
  const last = affectedBy(fixtures, arena.timeZone).days.at(-1) ?? today;
  const ends = end ?? (last > today ? last : today);
  const to = isDay(day) ? day : null;
  const why = reason.trim();
  const notice = callOffNotice(said, { to, reason: why, timeZone: arena.timeZone });
  const pins = howToPin(league, season);
  const isPinned = isWanted && pins !== "never";
  const clashes = to
    ? clashesOf(
        fixtures.map((one) => onDay(one, to, why, arena.timeZone)),
        all,
      )
    : [];

  const send = async () => {
    // An empty title means the default one, which differs between leagues because their matches differ.
    const words = isWanted
      ? { title: title?.trim() ?? "", until: isDay(ends) ? ends : last }
      : null;
    const callOff = { extent: said, to, reason: why, pinned: isPinned ? words : null };
    const opened = pins === "opens" ? season : undefined;
    const own = callOffSteps(callOff, { league, season: opened, news, now });
    setFailed("");
    setReading(others.length > 0);
    try {
      // Loads whole records, because the published league of another league lacks some of their fields.
      const elsewhereSteps = others.map(({ league: one }) =>
        stepsOfOtherLeague(
          store,
          one,
          { ...callOff, extent: chosen, pinned: words },
          { now, groundOf },
        ),
      );
      const steps = [...own, ...(await Promise.all(elsewhereSteps)).flat()];
      onClose();
      onSteps(steps);
    } catch (thrown) {
      setReading(false);
      setFailed(asFailure(thrown).message);
    }
  };
  return (
    <Ask
      action={
        <>
          Call off {amountOf(fixtures.length, "match", "matches")}
          {others.length > 0 && ` and those of ${amountOf(others.length, "league")}`}
        </>
      }
      busy={isReading && "Loading the other leagues…"}
      isForm
      isOff={fixtures.length === 0}
      onAct={() => void send()}
      onClose={onClose}
      problem={failed && `Could not load the other leagues: ${failed} Nothing is called off yet.`}
      safe="Cancel"
      size="sm"
      title="Call off matches"
    >
      {extents.length > 1 && (
        <TextField
          id={`${id}-what`}
          label="What is called off"
          onChange={({ target }) => setKey(target.value)}
          select
          slotProps={{ select: { native: true } }}
          value={keyOf(extent)}
        >
          {offered.map((one) => (
            <option key={keyOf(one)} value={keyOf(one)}>
              {extentInWords(one, arena.timeZone)} ({one.fixtures.length})
            </option>
          ))}
        </TextField>
      )}
      <Typography sx={{ fontWeight: 650 }} variant="body2">
        {affectedInWords(extent, groundOf)}
      </Typography>
      <MatchLines fixtures={fixtures} />
      {without > 0 && (
        <Typography variant="note">
          Not included: {amountOf(without, "match", "matches")} that{" "}
          {without === 1 ? "has" : "have"} begun or {without === 1 ? "is" : "are"} called off
          already.
        </Typography>
      )}
      <OtherLeagues extent={chosen} leagues={leagues} onChange={setTicked} ticked={ticked} />
      <MomentInput
        asked="day"
        help="Leave it empty if it is to be arranged"
        id={`${id}-day`}
        label="New day"
        onChange={setDay}
        value={day}
      />
      <Clashes clashes={clashes} />
      <TextField
        helperText="Visitors see it"
        id={`${id}-reason`}
        label="Reason (optional)"
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: limits.reason } }}
        value={reason}
      />
      {pins !== "never" && (
        <FormControlLabel
          control={<Checkbox checked={isWanted} onChange={(_, on) => setWanted(on)} />}
          label={
            pins === "now"
              ? "Pin a notice for visitors"
              : "Pin a notice for visitors; this opens the page News"
          }
        />
      )}
      {isPinned && (
        <>
          <TextField
            id={`${id}-title`}
            label="Notice"
            onChange={({ target }) => setTitle(target.value)}
            slotProps={{ htmlInput: { maxLength: limits.name } }}
            value={title ?? notice.title}
          />
          <MomentInput
            asked="day"
            id={`${id}-until`}
            label="Shown until the end of"
            min={today}
            onChange={setEnd}
            required
            value={ends}
          />
        </>
      )}
    </Ask>
  );
}

/** Another league that plays on the same days or on the same ground. */
interface OtherLeague {
  readonly league: League;
  /** The number of its matches there or then. */
  readonly count: number;
  /** Whether the user administers it. */
  readonly isKept: boolean;
}

/** Returns the other leagues that have matches to call off in an extent. @param now epoch milliseconds */
function useOtherLeagues(extent: Extent, now: number): readonly OtherLeague[] {
  const own = useLeague();
  const session = useSession();
  const groundOf = useGroundOf();
  const withMatches = useShownLeagues().filter(
    ({ collections }) => collections.fixtures && collections.results,
  );
  const fixtures = useListings(
    withMatches.map((league) => ({ league, kind: "fixtures" }) as const),
  );
  const results = useListings(withMatches.map((league) => ({ league, kind: "results" }) as const));
  const rights = session.status === "signedIn" ? session.rights : null;
  return withMatches.flatMap((league, at) => {
    if (league.slug === own.slug) return [];
    const matches = matchesOf(recordsIn(fixtures[at]), recordsIn(results[at]));
    const count = elsewhere(extent, matches, league, { now, groundOf }).length;
    return count > 0 ? [{ league, count, isKept: mayAdminister(rights, league.slug) }] : [];
  });
}

interface OtherLeaguesProps {
  readonly extent: Extent;
  readonly leagues: readonly OtherLeague[];
  /** The slugs of the leagues whose matches are called off too. */
  readonly ticked: ReadonlySet<string>;
  readonly onChange: (ticked: ReadonlySet<string>) => void;
}

/**
 * The other leagues that play on the same days or on the same ground. Leagues that the user administers have a checkbox
 * to call their matches off too; the others are only named.
 */
function OtherLeagues({ extent, leagues, ticked, onChange }: OtherLeaguesProps) {
  const named = leagues.filter(({ isKept }) => !isKept);
  const choose = (slug: string, on: boolean) => {
    const next = new Set(ticked);
    if (on) next.add(slug);
    else next.delete(slug);
    onChange(next);
  };
  return (
    <>
      {leagues
        .filter(({ isKept }) => isKept)
        .map(({ league, count }) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={ticked.has(league.slug)}
                onChange={(_, on) => choose(league.slug, on)}
              />
            }
            key={league.slug}
            label={`${league.name} too: ${amountOf(count, "match", "matches")}`}
          />
        ))}
      {named.length > 0 && (
        <Typography variant="note">
          {extent.what === "ground" ? "Also playing there: " : "Also playing then: "}
          {named.map(({ league, count }) => `${league.shortName} (${count})`).join(", ")}
        </Typography>
      )}
    </>
  );
}
