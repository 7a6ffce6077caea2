import { capitalised } from "@/domain/wording";
import Button from "@mui/material/Button";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { RecordOf } from "@/records/record";
import type { League } from "@/domain/league/league";
import { useConnection } from "@/session/ConnectionProvider";
import { isOwner } from "@/data/identity";
import type { OtherEntry } from "@/data/maintenance";
import { useAccountUid, useSession } from "@/session/SessionProvider";
import { MomentInput } from "../fields/MomentInput";
import { titleOf } from "../kinds";
import { wordsOf } from "../parts/words";
import { useRecords } from "../live/useLive";
import { otherHistories, type Change, type ChangeFilter } from "./changes";
import { keptKinds } from "./keptKinds";
import { otherNames } from "./otherWords";
import { useLeague } from "@/ui/leagueContext";

const tools = {
  alignItems: "end",
  gap: { xs: 3, sm: 4 },
  mb: 5,
  "& > :is(.MuiTextField-root:first-of-type, label)": { width: { xs: "100%", sm: "auto" } },
};

interface ChangesToolsProps {
  readonly changes: readonly Change[];
  readonly others: readonly OtherEntry[];
  readonly filter: ChangeFilter;
  readonly onFilter: (next: Partial<ChangeFilter>) => void;
}

/** The filters of the list of changes: search text, kind, account, day, one record, deleted records only. */
export function ChangesTools({ changes, others, filter, onFilter }: ChangesToolsProps) {
  const league = useLeague();
  const session = useSession();
  const people = usePeople([...changes.map(({ entry }) => entry), ...others]);
  const meets = useRecords(league, "meets");
  const kinds = keptKinds(league);
  const mayKeepRights = session.status === "signedIn" && isOwner(session.rights);
  const listed = otherHistories.filter((one) => one !== "owners" || mayKeepRights);
  const { kind, other, by, query, record, deleted, day } = filter;
  return (
    <Stack direction="row" sx={tools}>
      <TextField
        fullWidth={false}
        label="Search the changes"
        onChange={({ target }) => onFilter({ query: target.value })}
        type="search"
        value={query}
      />
      <TextField
        fullWidth={false}
        label="Records"
        onChange={({ target }) => {
          const chosen = kinds.find((one) => one === target.value) ?? null;
          const another = otherHistories.find((one) => one === target.value) ?? null;
          onFilter({ kind: chosen, other: another, record: "" });
        }}
        select
        slotProps={{ select: { native: true } }}
        value={kind ?? other ?? ""}
      >
        <option value="">All kinds</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {capitalised(wordsOf(one).many)}
          </option>
        ))}
        {listed.map((one) => (
          <option key={one} value={one}>
            {otherNames[one]}
          </option>
        ))}
      </TextField>
      <TextField
        fullWidth={false}
        label="Changed by"
        onChange={({ target }) => onFilter({ by: target.value })}
        select
        slotProps={{ select: { native: true } }}
        value={by}
      >
        <option value="">Everybody</option>
        {[...new Map([...(by ? [[by, by] as const] : []), ...people])].map(([uid, name]) => (
          <option key={uid} value={uid}>
            {name}
          </option>
        ))}
      </TextField>
      <MomentInput
        asked="day"
        label="Day"
        onChange={(on) => onFilter({ day: on })}
        sx={{ width: { xs: "100%", sm: "14rem" } }}
        value={day}
      />
      <FormControlLabel
        control={
          <Switch checked={deleted} onChange={(_, checked) => onFilter({ deleted: checked })} />
        }
        label="Only what was deleted"
      />
      {record && (
        <Typography sx={{ width: "100%" }}>
          Only <strong>{nameOfRecord(changes, league, meets)}</strong>{" "}
          <Button onClick={() => onFilter({ kind: null, record: "" })} variant="text">
            Show all records
          </Button>
        </Typography>
      )}
    </Stack>
  );
}

/** Returns the name of a record from its latest change. */
function nameOfRecord(
  changes: readonly Change[],
  league: League,
  meets: readonly RecordOf<"meets">[],
): string {
  const [first] = changes;
  const content = first && (first.entry.after ?? first.entry.before);
  return first && content ? titleOf(first.kind, content, league, meets) : "this record";
}

/** Loads the names of the accounts that made changes, by uid. */
function usePeople(changes: readonly { readonly by: string }[]): ReadonlyMap<string, string> {
  const { access } = useConnection();
  const self = useAccountUid();
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const uids = [...new Set(changes.map(({ by }) => by))].filter(Boolean).toSorted();
  const key = uids.join(" ");
  useEffect(() => {
    let wanted = true;
    const asked = key.split(" ").filter(Boolean);
    void Promise.all(asked.map(async (uid) => [uid, await access.nameOf(uid)] as const)).then(
      (found) => wanted && setNames(new Map(found)),
    );
    return () => {
      wanted = false;
    };
  }, [access, key]);
  return new Map(
    uids.map((uid) => [uid, uid === self ? "You" : names.get(uid) || `Account ${uid}`]),
  );
}
