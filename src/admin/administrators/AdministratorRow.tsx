import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import { useState } from "react";
import type { LastChange } from "@/data/access";
import type { Role } from "@/data/identity";
import { limits } from "@/domain/limits";
import { capitalised } from "@/domain/wording";
import { everyLeague } from "@/leagues";
import { mayHaveChanged } from "@/leagues/registry";
import { isKind, kindsOfLeagues } from "@/records/kinds";
import { agoOf } from "../parts/ago";
import { Ask } from "../parts/Ask";
import { wordsOf } from "../parts/words";
import { LeagueTags } from "./LeagueTags";
import { Person } from "./Person";
import { RoleChoice } from "./RoleChoice";
import type { People } from "./useAdministrators";
import { roleNames } from "./words";

interface AdministratorRowProps {
  readonly administrator: People["administrators"][number];
  readonly isSelf: boolean;
  readonly busy: boolean;
  readonly onRole: (role: Role) => void;
  readonly onLeagues: (slugs: readonly string[]) => void;
  readonly onRevoke: () => void;
}

/** Names the place of a change: the league's short name and its kind of records, records of the arena, or rights. */
function placeOf({ collection }: LastChange): string {
  if (collection === "admins" || collection === "requests") return "Administrators";
  const league = everyLeague().find(
    ({ slug, collections }) =>
      slug === collection || Object.values(collections).some((name) => name === collection),
  );
  const kind = kindsOfLeagues.find((one) => league?.collections[one] === collection);
  if (league) return [league.shortName, kind && wordsOf(kind).many].filter(Boolean).join(" ");
  return capitalised(isKind(collection) ? wordsOf(collection).many : collection);
}

/** One row of the list of administrators: leagues, role and last change, with a button that revokes the rights. */
export function AdministratorRow(props: AdministratorRowProps) {
  const { administrator, isSelf, busy, onRole, onLeagues, onRevoke } = props;
  const { name, email, leagues: slugs, role, captainOf = {}, last, clubs } = administrator;
  const who = name || email;
  return (
    <Box component="li" sx={row}>
      <Person email={email} name={name} {...(isSelf && { mark: "you" })} />
      <Stack component="span" direction="row" spacing={2}>
        <LeagueTags slugs={role === "captain" ? Object.keys(captainOf) : slugs} />
        {!isSelf && role !== "captain" && role !== "owner" && (
          <LeagueChoice busy={busy} onChoose={onLeagues} slugs={slugs} who={who} />
        )}
      </Stack>
      {isSelf || role === "captain" ? (
        <Stack component="span">
          <strong>{roleNames[role]}</strong>
          {clubs.length > 0 && <Typography variant="caption">{clubs.join(", ")}</Typography>}
        </Stack>
      ) : (
        <RoleChoice busy={busy} label={`Role of ${who}`} onChoose={onRole} role={role} />
      )}
      <Stack component="span">
        {last?.at ? (
          <>
            {agoOf(last.at)}
            <Typography variant="caption">{placeOf(last)}</Typography>
          </>
        ) : (
          <Typography variant="caption">
            {last === null ? "No change yet" : "Last change not known"}
          </Typography>
        )}
      </Stack>
      {isSelf ? (
        <Typography variant="caption">An owner can’t change their own entry</Typography>
      ) : (
        <Button aria-label={`Revoke ${who}`} disabled={busy} onClick={onRevoke} variant="text">
          Revoke
        </Button>
      )}
    </Box>
  );
}

/** Five columns if the page is wide enough, otherwise one below the other. */
const row = {
  display: "grid",
  gap: "12px 16px",
  alignItems: "center",
  padding: "12px 16px",
  "& > :last-child": { justifySelf: "start" },
  "@media (min-width: 68.75em)": {
    gridTemplateColumns: "minmax(0, 3fr) minmax(0, 2fr) 180px minmax(0, 2fr) minmax(0, 1.6fr)",
    "& > :last-child": { justifySelf: "end", textAlign: "end" },
  },
};

/** The stored sign for all leagues. */
const ALL = "*";

interface LeagueChoiceProps {
  /** The administrator's name or e-mail address. */
  readonly who: string;
  readonly slugs: readonly string[];
  readonly busy: boolean;
  readonly onChoose: (slugs: readonly string[]) => void;
}

/** A button and a dialog to choose the leagues of an administrator, at least one. */
function LeagueChoice({ who, slugs, busy, onChoose }: LeagueChoiceProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const toggle = (slug: string, on: boolean) =>
    setChosen(
      (before) => new Set([...(before ?? [])].filter((one) => one !== slug).concat(on ? slug : [])),
    );
  const all = chosen?.has(ALL) ?? false;
  const isTooMany =
    !all && [...(chosen ?? [])].filter(mayHaveChanged).length > limits.openedLeagues;
  const close = () => setChosen(null);
  const title = `Leagues of ${who}`;
  return (
    <>
      <Button
        aria-label={title}
        disabled={busy}
        onClick={() => setChosen(new Set(slugs))}
        size="small"
        variant="text"
      >
        Change
      </Button>
      <Ask
        action="Save"
        isOff={chosen === null || chosen.size === 0 || isTooMany}
        onAct={() => {
          close();
          onChoose(all ? [ALL] : [...(chosen ?? [])]);
        }}
        onClose={close}
        open={chosen !== null}
        safe="Cancel"
        says={
          isTooMany &&
          `Of leagues that were opened in the app, one account can have at most ${limits.openedLeagues} by name. Choose “All leagues” instead.`
        }
        title={title}
      >
        <Stack aria-label={title} role="group">
          {[{ slug: ALL, name: "All leagues" }, ...everyLeague()].map(({ slug, name }) => (
            <FormControlLabel
              control={
                <Checkbox
                  checked={all || (chosen?.has(slug) ?? false)}
                  disabled={all && slug !== ALL}
                  onChange={(_, on) => toggle(slug, on)}
                />
              }
              key={slug}
              label={name}
            />
          ))}
        </Stack>
      </Ask>
    </>
  );
}
