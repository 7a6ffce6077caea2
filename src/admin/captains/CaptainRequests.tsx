import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { arena } from "@arena/arena";
import type { CaptainRequest } from "@/data/captains/captainRequests";
import { limits } from "@/domain/limits";
import { postponed } from "@/domain/schedule/postponed";
import { formatKickOff } from "@/domain/time";
import { kickOffOf } from "@/domain/when";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { Chip } from "@/ui/Chip";
import { useLeague } from "@/ui/leagueContext";
import { liveListingsOf } from "../live/liveListings";
import { useRecords } from "../live/useLive";
import { useNameOf } from "../parts/useNameOf";
import { attempt, type Attempt } from "../save/saveNotices";
import { useUndoOf } from "../save/useUndoOf";

interface CaptainRequestsProps {
  readonly requests: readonly CaptainRequest[];
  /** Called after each attempt to grant or refuse a request. */
  readonly onAnswered: () => void;
}

/** The list of captains' requests, each with buttons to grant and to refuse it. */
export function CaptainRequests({ requests, onAnswered }: CaptainRequestsProps) {
  const league = useLeague();
  const fixtures = useRecords(league, "fixtures");
  const players = useRecords(league, "players");
  const clubs = useRecords(league, "teams");
  // Answered requests, which are listed until the requests are loaded again.
  const [answered, setAnswered] = useState<readonly CaptainRequest[]>([]);
  const { captainWork } = useConnection();
  const open = requests.filter((request) => !answered.includes(request));
  if (open.length === 0) return null;
  const settle = async (request: CaptainRequest, what: Pick<Attempt, "run" | "done">) => {
    const outcome = await attempt({
      async run() {
        const undo = await what.run();
        setAnswered((before) => [...before, request]);
        onAnswered();
        return undo;
      },
      done: what.done,
      conflict: "Someone else changed this a moment ago. Look at it again.",
      failed: (reason) => `The request is still open: ${reason}`,
    });
    if (outcome !== "done") onAnswered();
  };
  return (
    <Paper aria-label="Requests of captains" component="ul" role="list" variant="rows">
      {open.map((request) => (
        <Request
          club={clubs.find(({ id }) => id === request.club)?.name ?? ""}
          fixture={fixtures.find(({ id }) => id === request.about)}
          key={request.about}
          onSettle={(what) => settle(request, what)}
          player={players.find(({ id }) => id === request.about)}
          refuse={() => captainWork.endRequest(league, request.about)}
          request={request}
        />
      ))}
    </Paper>
  );
}

interface RequestProps {
  readonly request: CaptainRequest;
  /** The name of the club that asks; '' if it is not known. */
  readonly club: string;
  /** The match of the request; undefined if it was deleted or the request is about a player. */
  readonly fixture: RecordOf<"fixtures"> | undefined;
  readonly player: RecordOf<"players"> | undefined;
  readonly refuse: () => Promise<void>;
  readonly onSettle: (what: Pick<Attempt, "run" | "done">) => Promise<void>;
}

function Request({ request, club, fixture, player, refuse, onSettle }: RequestProps) {
  const { what, by } = request;
  // Each request has its own, because several may be answered at a time.
  const [busy, setBusy] = useState(false);
  const settle: RequestProps["onSettle"] = async (asked) => {
    setBusy(true);
    await onSettle(asked);
    setBusy(false);
  };
  const who = useNameOf(by);
  const title =
    what === "takeOut"
      ? player
        ? `${player.name} (${player.club})`
        : "A player who was deleted"
      : fixture
        ? `${fixture.teamA} v ${fixture.teamB}, ${kickOffOf(fixture, arena.timeZone)?.short ?? "no day"}`
        : "A match that was deleted";
  return (
    <Box component="li" sx={row}>
      <span>
        <strong>{title}</strong>{" "}
        <Typography component="span" color="textSecondary">
          {[`${club || "A captain"} asks ${words[what]}`, who].filter(Boolean).join(" · ")}
        </Typography>
      </span>
      <Stack direction="row" spacing={2}>
        {fixture && what !== "takeOut" && (
          <ForMatch
            busy={busy}
            fixture={fixture}
            onSettle={(asked) => void settle(asked)}
            request={request}
          />
        )}
        {player && what === "takeOut" && (
          <TakeOut
            busy={busy}
            onSettle={(asked) => void settle(asked)}
            player={player}
            request={request}
          />
        )}
        <Button
          aria-label={`Refuse: ${title}`}
          disabled={busy}
          onClick={() => void settle({ run: refuse, done: "The request was refused." })}
          variant="text"
        >
          Refuse
        </Button>
      </Stack>
    </Box>
  );
}

const row = { display: "grid", gap: 2, padding: "12px 16px" };

/** What each request asks for, after "Northgate Athletic asks". */
const words: Readonly<Record<CaptainRequest["what"], string>> = {
  move: "to move this match",
  cannotPlay: "to postpone this match: it cannot play",
  takeOut: "to take out this player",
};

interface AnswerProps extends Pick<RequestProps, "request"> {
  /** Whether the request is being granted or refused. */
  readonly busy: boolean;
  readonly onSettle: (what: Pick<Attempt, "run" | "done">) => void;
}

interface ForMatchProps extends AnswerProps {
  readonly fixture: RecordOf<"fixtures">;
}

/** Buttons that move the match to one of the proposed days, or postpone it if the club cannot play. */
function ForMatch({ request, fixture, busy, onSettle }: ForMatchProps) {
  const league = useLeague();
  const { captainWork, store } = useConnection();
  const undoOf = useUndoOf(league);
  const { what, proposals, answer } = request;
  const title = `${fixture.teamA} v ${fixture.teamB}`;
  const grant = (date: number | null, reason: string, done: string) =>
    onSettle({
      async run() {
        const { stadium } = fixture;
        const to = { date, stadium, reason: reason.slice(0, limits.reason) };
        const moved = postponed(fixture, to, arena.timeZone);
        const saved = await captainWork.grantForMatch(league, request, moved);
        liveListingsOf(store).entry(league, "fixtures").saved(saved);
        return undoOf("fixtures", saved, fixture);
      },
      done,
    });
  if (what === "cannotPlay")
    return (
      <Button
        aria-label={`Postpone: ${title}`}
        disabled={busy}
        onClick={() => grant(null, fixture.reason, `${title} is postponed.`)}
      >
        Postpone
      </Button>
    );
  return (
    <>
      {answer === "no" && <Chip tone="warning">None suits the other club</Chip>}
      {proposals.map((at, nth) => {
        const day = formatKickOff(at, arena.timeZone)?.short ?? "";
        const suits = answer === String(nth + 1);
        const label = `Move to ${day}${suits ? ", suits both" : ""}`;
        return (
          <Button
            aria-label={`${label}: ${title}`}
            disabled={busy}
            key={at}
            onClick={() => grant(at, fixture.reason, `${title} moved to ${day}.`)}
            variant={suits ? "contained" : "outlined"}
          >
            {label}
          </Button>
        );
      })}
    </>
  );
}

interface TakeOutProps extends AnswerProps {
  readonly player: RecordOf<"players">;
}

function TakeOut({ request, player, busy, onSettle }: TakeOutProps) {
  const league = useLeague();
  const { captainWork, store } = useConnection();
  return (
    <Button
      aria-label={`Take out: ${player.name}`}
      disabled={busy}
      onClick={() =>
        onSettle({
          async run() {
            await captainWork.grantTakeOut(league, request, player);
            return {
              async run() {
                await store.restore(league, "players", player);
              },
              done: `${player.name} is in the squad again.`,
              conflict: "Someone else has restored this player already.",
              failed: (reason) => `This could not be undone: ${reason}`,
            };
          },
          done: `${player.name} is taken out.`,
        })
      }
    >
      Take out
    </Button>
  );
}
