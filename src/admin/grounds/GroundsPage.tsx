import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import { newRecordId } from "@/data/store";
import { dayInWords, dayOf } from "@/domain/day";
import { groundNamed, groundsOfClubs, type Ground } from "@/domain/schedule/ground";
import { amountOf } from "@/domain/wording";
import { leagues } from "@/leagues";
import { viewPath } from "@/leagues/adminPaths";
import { useConnection } from "@/session/ConnectionProvider";
import { Chip } from "@/ui/Chip";
import { Link } from "@/ui/Link";
import { useLeague } from "@/ui/where";
import { arena } from "@arena/arena";
import { deskNames } from "../address/desk";
import { ArenaList } from "../arena-list/ArenaList";
import { sportsInWords } from "../arena-list/SportsChoice";
import { GroundDialog } from "./GroundDialog";
import { idOfGround } from "./idOfGround";
import { useGrounds } from "./useGrounds";

const ofClubs = groundsOfClubs(leagues);

/** "Closed Thu 24 Dec to Sat 2 Jan", of the closed days that are not over; '' where there is none. */
function closedInWords({ closed }: Ground): string {
  const today = dayOf(Date.now(), arena.timeZone) ?? "";
  const next = closed.find(({ to }) => to >= today);
  if (!next) return "";
  const [from, to] = [dayInWords(next.from).short, dayInWords(next.to).short];
  return next.from === next.to ? `Closed ${from}` : `Closed ${from} to ${to}`;
}

/** Where matches are played, in all leagues of the arena: added, changed and deleted. */
export default function GroundsPage() {
  const league = useLeague();
  const { grounds } = useConnection();
  const missingOf = (all: readonly Ground[]) =>
    ofClubs.filter(({ name }) => !groundNamed(name, all));
  return (
    <ArenaList
      about={({ sports, place, courts, opens, closes, note }) =>
        [
          sportsInWords(sports),
          place,
          courts > 1 && `${courts} matches at a time`,
          opens && `${opens} to ${closes}`,
          note,
        ]
          .filter(Boolean)
          .join(" · ")
      }
      beside={
        <Button component={Link} to={viewPath(league, "week")}>
          {deskNames.week}
        </Button>
      }
      chip={(one) => closedInWords(one) && <Chip>{closedInWords(one)}</Chip>}
      dialog={(props) => <GroundDialog {...props} />}
      empty="Where matches are played. The fixture forms offer these names, and say when a ground is closed or taken."
      noun="ground"
      offer={(all, change) => {
        const missing = missingOf(all);
        if (missing.length === 0) return null;
        const some = amountOf(missing.length, "ground");
        const added: Ground[] = [];
        const add = async () => {
          for (const one of missing.slice(added.length))
            added.push(await grounds.save(idOfGround(one.name, all, newRecordId()), 0, one));
        };
        const undo = async () => {
          for (const one of added) await grounds.remove(one);
        };
        return (
          <Alert
            action={
              <Button
                onClick={() => void change("all", { run: add, done: `${some} added`, undo })}
                size="small"
              >
                Add {missing.length === 1 ? "it" : "them"}
              </Button>
            }
            severity="info"
            sx={{ mb: 4 }}
          >
            Clubs are at home at {some} that {missing.length === 1 ? "is" : "are"} not here yet.
          </Alert>
        );
      }}
      remove={(one) => grounds.remove(one)}
      restore={(one) => grounds.save(one.id, 0, one)}
      task={useGrounds(true)}
      title={deskNames.grounds}
    />
  );
}
