import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState } from "react";
import { proposedOfficials } from "@/domain/people/bookings";
import { recordsRead } from "@/data/readState";
import { failedOf } from "@/data/together";
import { doesSport, type Official } from "@/domain/people/official";
import { amountOf } from "@/domain/wording";
import { kickOffOf } from "@/domain/when";
import { viewPath } from "@/leagues/adminPaths";
import { MOST_IDS } from "@/records/adminOnly";
import { sportsInWords } from "../kind/listedSports";
import { Ask } from "../parts/Ask";
import { FailedRead } from "@/ui/FailedRead";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { arena } from "@arena/arena";
import { SquadPicker } from "../line-up/SquadPicker";
import { ListSkeleton } from "../parts/ListSkeleton";
import { useAssign } from "./useAssign";
import { useBookings, type Bookings, type Fixture, type MatchBooking } from "./useBookings";
import { useOfficials } from "./useOfficials";
import { bookedTwice, matchInWords, namesOf } from "./words";

interface AssignDialogProps {
  /** The matches to choose officials for, earliest first: one match, or those of a day or round. */
  readonly fixtures: readonly Fixture[];
  readonly title: string;
  readonly onClose: () => void;
}

/** The officials chosen in this dialog: from the key of a match to the ids of its officials. */
type ChosenOfficials = ReadonlyMap<string, readonly string[]>;

const changedOfficials = (bookings: Bookings, chosen: ChosenOfficials) =>
  bookings.matches.flatMap(({ key, fixture, officials: from }) => {
    const to = chosen.get(key) ?? from;
    return to.join() === from.join() ? [] : [{ id: fixture.id, from, to }];
  });

/** A dialog to choose the officials of matches. */
export default function AssignDialog({ fixtures, title, onClose }: AssignDialogProps) {
  const league = useLeague();
  const known = useOfficials();
  const { task, bookings } = useBookings(fixtures);
  const [chosen, setChosen] = useState<ChosenOfficials>(new Map());
  const { saving, save } = useAssign();
  const failed = failedOf([known, task]);
  const officials = recordsRead(known);
  const isEmpty = officials?.length === 0;
  const isRead = officials !== null && !isEmpty && bookings !== null;
  const changed = bookings ? changedOfficials(bookings, chosen) : [];
  const busy = saving === "saving";
  const send = async () => {
    if (await save(changed)) onClose();
  };
  return (
    <Ask
      action={isRead ? "Save" : null}
      busy={busy && "Saving…"}
      isForm
      isOff={changed.length === 0}
      more={
        <Button component={Link} to={viewPath(league, "officials")} type="button" variant="text">
          All officials
        </Button>
      }
      onAct={() => void send()}
      onClose={onClose}
      problem={busy ? "" : saving}
      safe="Cancel"
      size="md"
      title={title}
    >
      {isRead ? (
        <Choice
          bookings={bookings}
          busy={busy}
          chosen={chosen}
          officials={officials}
          onChoose={setChosen}
        />
      ) : failed ? (
        <FailedRead state={failed} title="Failed to load the officials." />
      ) : isEmpty ? (
        <Typography>There are no officials yet. Add them first.</Typography>
      ) : (
        <ListSkeleton label="Loading the officials" />
      )}
    </Ask>
  );
}

interface ChoiceProps {
  readonly bookings: Bookings;
  readonly officials: readonly Official[];
  readonly chosen: ChosenOfficials;
  readonly busy: boolean;
  readonly onChoose: (chosen: ChosenOfficials) => void;
}

function Choice({ bookings, officials, chosen, busy, onChoose }: ChoiceProps) {
  const league = useLeague();
  const matches = bookings.matches.map((match) => ({
    ...match,
    officials: chosen.get(match.key) ?? match.officials,
  }));
  const everywhere = [...matches, ...bookings.others];
  const isKnown = (one: string) => officials.some(({ id }) => id === one);
  const last = bookings.last.map((one) => one.officials.filter(isKnown));
  const proposed = proposedOfficials(matches, last, bookings.others);
  const lastDay = bookings.last[0] && kickOffOf(bookings.last[0].fixture, arena.timeZone)?.date;
  // The officials of the last matches come first, then those of the league's sport.
  const used = last.flat();
  const rank = (one: Official) => {
    if (used.includes(one.id)) return used.indexOf(one.id) - used.length;
    return doesSport(one, league.game.id) ? 1 : 2;
  };
  const [everySport, setEverySport] = useState(false);
  const isOffered = (one: Official) =>
    everySport || rank(one) < 2 || matches.some((match) => match.officials.includes(one.id));
  const offered = officials.filter(isOffered).toSorted((a, b) => rank(a) - rank(b));
  const others = officials.length - offered.length;
  return (
    <>
      {proposed.size > 0 && (
        <Button
          disabled={busy}
          onClick={() => onChoose(new Map([...chosen, ...proposed]))}
          sx={{ alignSelf: "start" }}
          type="button"
        >
          As on {lastDay} ({amountOf(proposed.size, "match", "matches")})
        </Button>
      )}
      {matches.map((match) => (
        <MatchChoice
          all={everywhere}
          key={match.key}
          match={match}
          officials={officials}
          offered={offered}
          onChange={(ids) => onChoose(new Map([...chosen, [match.key, ids]]))}
        />
      ))}
      {others > 0 && (
        <Button
          onClick={() => setEverySport(true)}
          sx={{ alignSelf: "start" }}
          type="button"
          variant="text"
        >
          {amountOf(others, "official of other sports", "officials of other sports")}
        </Button>
      )}
    </>
  );
}

/** How many officials are shown while nothing is typed. */
const MOST_OFFERED = 6;

interface MatchChoiceProps {
  readonly match: MatchBooking;
  readonly all: readonly MatchBooking[];
  readonly officials: readonly Official[];
  readonly offered: readonly Official[];
  readonly onChange: (ids: readonly string[]) => void;
}

function MatchChoice({ match, all, officials, offered, onChange }: MatchChoiceProps) {
  const title = useId();
  const { officials: ids } = match;
  const names = namesOf(ids, officials);
  const clashes = bookedTwice(match, all, officials);
  return (
    <Box
      aria-labelledby={title}
      component="section"
      sx={{ display: "grid", gap: 2, "& + &": { mt: 5 } }}
    >
      <Typography component="h3" id={title} sx={{ fontWeight: 650 }} variant="subtitle1">
        {matchInWords(match)}
      </Typography>
      <Typography aria-live="polite" component="p" variant="caption">
        {names.length === 0 ? "Nobody chosen" : names.join(", ")}
        {ids.length >= MOST_IDS && `. A match has at most ${MOST_IDS} officials.`}
      </Typography>
      {clashes.map((text) => (
        <Alert key={text} role="status" severity="warning">
          {text}
        </Alert>
      ))}
      <SquadPicker
        about={(one) => ({
          notes: [
            one.does,
            // The sports of an official who does not do this sport.
            !doesSport(one, match.league.game.id) && sportsInWords(one.sports),
            bookedTwice({ ...match, officials: [one.id] }, all, officials).length > 0 &&
              "Leads another match then",
          ],
          isIn: ids.includes(one.id),
        })}
        guests={[]}
        most={MOST_OFFERED}
        name={`officials-${match.fixture.id}`}
        onPick={({ id }) => {
          const others = ids.filter((one) => one !== id);
          onChange(ids.includes(id) ? others : [...ids, id].slice(0, MOST_IDS));
        }}
        squad={offered}
        words={{
          one: "Official",
          all: `Officials for ${matchInWords(match)}`,
          find: `Find an official for ${matchInWords(match)}`,
        }}
      />
    </Box>
  );
}
