import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { asFailure } from "@/data/failure";
import type { LeagueStore } from "@/data/store";
import { amountOf, enumerated } from "@/domain/wording";
import { openedLeagues } from "@/leagues/openedLeague";
import { paths } from "@/leagues/paths";
import { kinds, kindsOfLeagues } from "@/records/kinds";
import type { RecordOf } from "@/records/record";
import { useConnection } from "@/session/ConnectionProvider";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/leagueContext";
import { Ask } from "../parts/Ask";
import { Section } from "../parts/Section";
import { attempt, undoing, type Attempt } from "../save/saveNotices";
import { useCommit } from "../save/useCommit";

interface Change {
  readonly to: "open" | "closed" | "removed";
  readonly action: string;
  readonly title: (name: string) => string;
  readonly says: string;
  readonly done: (name: string) => string;
  readonly isDangerous?: true;
}

const changes: Readonly<Record<"close" | "open" | "remove", Change>> = {
  close: {
    to: "closed",
    action: "Close the league",
    title: (name) => `Close ${name}?`,
    says:
      "It leaves the menus, the page of today, search and the championship. Its own pages still show it, with a line that " +
      "says it is closed. Nobody adds fixtures or scores any more; what is there can be corrected. You can open it again.",
    done: (name) => `${name} is closed.`,
  },
  open: {
    to: "open",
    action: "Open it again",
    title: (name) => `Open ${name} again?`,
    says: "It comes back to the menus, and administrators can add fixtures and results.",
    done: (name) => `${name} is open again.`,
  },
  remove: {
    to: "removed",
    action: "Remove the league",
    title: (name) => `Remove ${name}?`,
    says: "Its pages go, and its address is never given to another league. You can bring it back from the list of leagues.",
    done: (name) => `${name} is removed.`,
    isDangerous: true,
  },
};

/** Counts what a league contains: "3 clubs and 12 fixtures"; '' if nothing but seasons. @throws DataFailure */
async function contentOf(store: LeagueStore, record: RecordOf<"leagues">): Promise<string> {
  const [opened] = openedLeagues([{ ...record, state: "open" }]);
  if (!opened) return "";
  const league = await opened.fetchWhole();
  const kept = kindsOfLeagues.filter(
    (kind) => kind !== "seasons" && league.collections[kind] !== undefined,
  );
  const listings = await Promise.all(kept.map((kind) => store.list(league, kind)));
  return enumerated(
    listings.flatMap(({ records, unreadable }, at) => {
      const { one, many } = kinds[kept[at] ?? "teams"].words;
      const count = records.length + unreadable.length;
      return count === 0 ? [] : amountOf(count, one, many);
    }),
  );
}

/** The state of a league, with buttons to close it, to open it again, and to remove it if it is empty. */
export function LeagueState({ record }: { readonly record: RecordOf<"leagues"> }) {
  const league = useLeague();
  const { store } = useConnection();
  const commit = useCommit(league);
  const [asked, setAsked] = useState<Change | null>(null);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const { name, state } = record;

  const save = (from: RecordOf<"leagues">, to: string) => {
    const { id, version } = from;
    return commit("leagues", { ...from, state: to }, { state: "stored", id, version });
  };
  const changing = (change: Change): Attempt => ({
    run: async () => {
      const saved = await save(record, change.to);
      return undoing(() => save(saved, state), { done: `${name} is as it was.` });
    },
    done: change.done(name),
    conflict: `Somebody else has changed ${name} meanwhile. Look at it again.`,
    failed: (reason) => `${name} could not be changed: ${reason}`,
  });
  const act = async (change: Change) => {
    setBusy(true);
    setProblem("");
    try {
      const content = change.to === "removed" ? await contentOf(store, record) : "";
      if (content !== "") {
        setProblem(`It still holds ${content}. Delete them first, or close the league.`);
        return;
      }
      setAsked(null);
      await attempt(changing(change));
    } catch (thrown) {
      setProblem(`Could not check what it contains: ${asFailure(thrown).message}`);
    } finally {
      setBusy(false);
    }
  };

  const offered = state === "open" ? [changes.close, changes.remove] : [changes.open];
  if (state === "closed") offered.push(changes.remove);
  return (
    <Section title="Open, closed, removed">
      <Typography>
        {state === "open" && (
          <>
            It is open. <Link to={paths.dashboard({ slug: record.id })}>Go to its dashboard</Link>
          </>
        )}
        {state === "closed" && "It is closed: its own pages show it, and menus do not."}
        {state === "removed" && "It is removed: nobody sees it."}
      </Typography>
      <Stack direction="row" spacing={2}>
        {offered.map((change) => (
          <Button
            color={change.isDangerous ? "error" : "primary"}
            key={change.to}
            onClick={() => {
              setProblem("");
              setAsked(change);
            }}
            variant="outlined"
          >
            {change.action}
          </Button>
        ))}
      </Stack>
      {asked && (
        <Ask
          action={asked.action}
          busy={busy && "One moment…"}
          isDangerous={asked.isDangerous ?? false}
          onAct={() => void act(asked)}
          onClose={() => setAsked(null)}
          problem={problem}
          safe="Cancel"
          says={asked.says}
          title={asked.title(name)}
        />
      )}
    </Section>
  );
}
