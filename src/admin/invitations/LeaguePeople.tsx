import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useCallback, useState } from "react";
import type { LeaguePerson } from "@/data/captains/captains";
import { useLastRead, useRead } from "@/data/useRead";
import type { League } from "@/domain/league/league";
import { compareNames } from "@/domain/names";
import { useConnection } from "@/session/ConnectionProvider";
import { FailedRead } from "@/ui/FailedRead";
import { useRecords } from "../live/useLive";
import { Ask } from "../parts/Ask";
import { Section } from "../parts/Section";
import { attempt } from "../save/saveNotices";
import { InviteButton } from "./InviteButton";

interface LeaguePeopleProps {
  readonly league: League;
  /** Called when a person was invited again. */
  readonly onInvited: () => void;
}

/** The list of a league's captains and scorers, with a button to revoke the rights of each. */
export function LeaguePeople({ league, onInvited }: LeaguePeopleProps) {
  const { captainWork, invitations } = useConnection();
  const teams = useRecords(league, "teams");
  const run = useCallback(() => captainWork.people(league), [captainWork, league]);
  const task = useRead(run);
  const found = useLastRead(task) ?? [];
  const [asked, setAsked] = useState<LeaguePerson | null>(null);
  const nameOf = (club: string) => teams.find(({ id }) => id === club)?.name;
  // The club's record was deleted, or merged with another: its captain can no longer save anything.
  const isGone = ({ club }: LeaguePerson) =>
    club !== "" && teams.length > 0 && nameOf(club) === undefined;
  const partOf = ({ role, club }: LeaguePerson) =>
    [
      club !== "" && `captain of ${nameOf(club) ?? "a club that is no longer listed"}`,
      role === "scorer" && "scorer",
    ]
      .filter(Boolean)
      .join(", ");
  // Captains in the order of their clubs, as in the list of clubs above, then scorers.
  const people = found.toSorted(
    (a, b) =>
      Number(a.club === "") - Number(b.club === "") ||
      compareNames(nameOf(a.club) ?? "", nameOf(b.club) ?? "") ||
      compareNames(a.name, b.name),
  );
  const revoke = async (person: LeaguePerson) => {
    setAsked(null);
    await attempt({
      run: () => invitations.revoke(league.slug, person),
      done: `${person.name || person.email} is no longer ${partOf(person)}.`,
      conflict: "Somebody else changed these rights a moment ago.",
      failed: (reason) => `Nothing was changed. ${reason}`,
    });
    task.again();
  };
  return (
    <Section title="Captains and scorers">
      {task.status === "failed" && (
        <FailedRead state={task} title="The people of the league could not be loaded." />
      )}
      {task.status === "ready" && people.length === 0 && (
        <Typography color="textSecondary">The league has no captains and no scorers.</Typography>
      )}
      <Paper component="ul" hidden={people.length === 0} role="list" variant="rows">
        {people.map((person) => (
          <li key={person.uid}>
            <Stack>
              <strong>{person.name || person.email}</strong>
              <Typography variant="caption">
                {[
                  partOf(person),
                  person.name && person.email,
                  !person.verified && "e-mail not confirmed",
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </Typography>
            </Stack>
            {isGone(person) && (
              <InviteButton
                aria-label={`Invite ${person.name || person.email} again`}
                onInvited={onInvited}
                variant="text"
              >
                Invite again
              </InviteButton>
            )}
            <Button
              aria-label={`Revoke ${person.name || person.email}`}
              onClick={() => setAsked(person)}
              variant="text"
            >
              Revoke
            </Button>
          </li>
        ))}
      </Paper>
      {asked && (
        <Ask
          action="Revoke"
          isDangerous
          onAct={() => void revoke(asked)}
          onClose={() => setAsked(null)}
          safe="Keep"
          says={`${asked.name || asked.email} can save nothing more in ${league.name}. What they have saved stays.`}
          title={`Revoke the rights of ${asked.name || asked.email}?`}
        />
      )}
    </Section>
  );
}
