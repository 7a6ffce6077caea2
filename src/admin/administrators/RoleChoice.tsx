import TextField from "@mui/material/TextField";
import type { Role } from "@/data/identity";
import { roles } from "@/data/rights";
import { roleNames } from "./words";

interface RoleChoiceProps {
  /** The label for screen readers; says whose role it is. */
  readonly label: string;
  readonly role: Role;
  readonly busy?: boolean;
  readonly onChoose: (role: Role) => void;
}

/** The roles that an owner can give; only an invitation makes a captain. */
const given = roles.filter((role) => role !== "captain");

/** A field to choose a role. */
export function RoleChoice({ label, role, busy = false, onChoose }: RoleChoiceProps) {
  return (
    <TextField
      disabled={busy}
      fullWidth={false}
      label="Role"
      onChange={({ target }) => {
        const chosen = given.find((one) => one === target.value);
        if (chosen) onChoose(chosen);
      }}
      select
      size="small"
      slotProps={{ select: { native: true }, htmlInput: { "aria-label": label } }}
      value={role}
    >
      {given.map((one) => (
        <option key={one} value={one}>
          {roleNames[one]}
        </option>
      ))}
    </TextField>
  );
}
