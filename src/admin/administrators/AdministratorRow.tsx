import Button from "@mui/material/Button";
import type { LastChange } from "@/data/access";
import type { Role } from "@/data/identity";
import { leagues } from "@/leagues";
import { agoOf } from "../parts/ago";
import styles from "./Administrators.module.css";
import { LeagueChoice } from "./LeagueChoice";
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

/** Where a change was made, in words. */
function placeOf({ collection }: LastChange): string {
  if (collection === "admins" || collection === "requests") return "Administrators";
  const league = leagues.find(
    ({ slug, collections }) =>
      slug === collection || Object.values(collections).some((name) => name === collection),
  );
  const [kind] =
    Object.entries(league?.collections ?? {}).find(([, name]) => name === collection) ?? [];
  return [league?.shortName ?? collection, kind].filter(Boolean).join(" ");
}

/** Somebody with rights: where, as what, and what they changed last. */
export function AdministratorRow(props: AdministratorRowProps) {
  const { administrator, isSelf, busy, onRole, onLeagues, onRevoke } = props;
  const { name, email, leagues: slugs, role, last } = administrator;
  const who = name || email;
  return (
    <li className={styles.row}>
      <Person email={email} name={name} {...(isSelf && { mark: "you" })} />
      <span className={styles.tags}>
        <LeagueTags slugs={slugs} />
        {!isSelf && role !== "owner" && (
          <LeagueChoice busy={busy} onChoose={onLeagues} slugs={slugs} who={who} />
        )}
      </span>
      {isSelf ? (
        <strong>{roleNames[role]}</strong>
      ) : (
        <RoleChoice busy={busy} label={`Role of ${who}`} onChoose={onRole} role={role} />
      )}
      <span className={styles.last}>
        {last?.at ? (
          <>
            {agoOf(last.at)}
            <span className={styles.meta}>{placeOf(last)}</span>
          </>
        ) : (
          <span className={styles.meta}>No change yet</span>
        )}
      </span>
      {isSelf ? (
        <span className={styles.meta}>An owner can’t change their own entry</span>
      ) : (
        <Button aria-label={`Revoke ${who}`} disabled={busy} onClick={onRevoke} variant="text">
          Revoke
        </Button>
      )}
    </li>
  );
}
