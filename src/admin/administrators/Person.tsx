import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { MonogramAvatar } from "@/ui/crest/MonogramAvatar";

interface PersonProps {
  readonly name: string;
  readonly email: string;
  /** A short word after the name: "you". */
  readonly mark?: string;
  /** Further text after the e-mail address. */
  readonly children?: ReactNode;
}

/** The avatar, name and e-mail address of an account. */
export function Person({ name, email, mark, children }: PersonProps) {
  return (
    <Stack component="span" direction="row" spacing={3} sx={{ flexWrap: "nowrap" }}>
      <MonogramAvatar colour={undefined} decorative name={name || email} picture="" size={40} />
      <Stack component="span" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
        <strong>
          {name || email} {mark && <Chip component="span" label={mark} />}
        </strong>
        <Typography variant="caption">
          {name && email}
          {children}
        </Typography>
      </Stack>
    </Stack>
  );
}
